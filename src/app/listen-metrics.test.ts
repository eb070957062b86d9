import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '#server/log.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { readConfig } from './config.ts';
import { listenForMetrics } from './listen-metrics.ts';

/* Which hosts the metrics' own port answers for. */

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Serves the metrics. @returns asks for them by a host, with the port behind it */
async function serveMetrics(settings: Record<string, string> = {}) {
  const config = readConfig({ METRICS_PORT: '0', ...settings }, '/srv/site');
  const metrics = openMetrics();
  const server = await listenForMetrics(config, { metrics, log: createLogger('silent') });
  if (!server) throw new Error('there is no such port');
  closers.push(server.close);
  const { port } = new URL(server.address);
  return (host: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: '/metrics' }, async (answer) => {
        let text = '';
        for await (const part of answer.setEncoding('utf8')) text += part;
        resolve({ status: answer.statusCode, text });
      });
      asked.setHeader('Host', `${host}:${port}`);
      asked.on('error', reject).end();
    });
}

test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('by a name of this machine: %s', async (host) => {
  const ask = await serveMetrics();
  expect((await ask(host)).status).toBe(200);
});

test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '192.0.2.7', '[2001:db8::1]'])(
  'not by %s, which could be the name that another site leads here',
  async (host) => {
    const { status, text } = await (await serveMetrics())(host);
    expect(status).toBe(421);
    expect(text).not.toContain('costa_clara_');
    expect(JSON.parse(text)).toMatchObject({
      code: 'unknown-host',
      message:
        'The metrics do not answer for this host. They do for localhost, LISTEN_ADDRESS and what METRICS_HOSTS names.',
    });
  },
);

test('by the hosts that METRICS_HOSTS names, and by the address that LISTEN_ADDRESS opens', async () => {
  const ask = await serveMetrics({
    METRICS_HOSTS: 'Site-1.internal, 10.0.0.5, 2001:DB8:0::5',
    LISTEN_ADDRESS: '127.0.0.1',
  });
  for (const host of ['site-1.INTERNAL', '10.0.0.5', '[2001:db8::5]', '127.0.0.1'])
    expect((await ask(host)).status, host).toBe(200);
  expect((await ask('site-2.internal')).status).toBe(421);
});
