/*
 * Asks a running site whether it lives: node health.mjs ends with 0 when /healthz answers and with 1 when it does not.
 * With --wait it asks until it does; who starts it sets the limit. For systemd and containers (docs/operations/service.md, container.md).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const settings = path.join(import.meta.dirname, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
const { LISTEN_ADDRESS = '', PORT } = process.env;
const isEverywhere = ['', '0.0.0.0', '::'].includes(LISTEN_ADDRESS);
const host = isEverywhere
  ? 'localhost'
  : LISTEN_ADDRESS.includes(':')
    ? `[${LISTEN_ADDRESS}]`
    : LISTEN_ADDRESS;
const address = `http://${host}:${PORT || 3000}/healthz`;

let failure = await ask();
while (failure && process.argv.includes('--wait')) {
  await delay(250);
  failure = await ask();
}
if (failure) {
  console.error(`${address} ${failure}`);
  process.exitCode = 1;
}

/** @returns {Promise<string | undefined>} what is wrong; a database that is away is nothing that a restart would heal */
async function ask() {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) });
    return answer.ok ? undefined : `answers ${answer.status}`;
  } catch (error) {
    return `does not answer (${error.cause?.code ?? error.name})`;
  }
}
