import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { nodeArguments, serverEnvironment } from './server-command.mjs';

/* What starts the site for good: the systemd unit, the container file, and the program with which both ask for its health. */

const root = path.resolve(import.meta.dirname, '..');
const unit = readFileSync(path.join(root, 'ops/systemd/costa-clara.service'), 'utf8');
const containerFile = readFileSync(path.join(root, 'ops/container/Containerfile'), 'utf8');

test('unit and container start Node with the memory settings of npm start', () => {
  expect(unit).toContain(`ExecStart=/usr/bin/node ${nodeArguments.join(' ')} start.mjs\n`);
  const command = ['node', ...nodeArguments, 'start.mjs'].map((word) => JSON.stringify(word)).join(', ');
  expect(containerFile).toContain(`CMD [${command}]\n`);
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(unit).toContain(`${name}=${value}`);
    expect(containerFile).toContain(`${name}=${value}`);
  }
});

test('neither runs as root', () => {
  expect(unit).toMatch(/^User=costa-clara$/m);
  expect(containerFile).toMatch(/^USER node$/m);
});

let site: Server | undefined;
let asking: ChildProcess | undefined;
afterEach(() => {
  asking?.kill();
  site?.close();
});

/** A site that answers /healthz with a status; on a port that is free, or on a given one. */
async function startSite(status: number, port = 0): Promise<number> {
  site = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 404).end();
  });
  await once(site.listen(port, 'localhost'), 'listening');
  const address = site.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens on no port');
  return address.port;
}

function askHealth(port: number, ...args: string[]): Promise<number | null> {
  const program = path.join(root, 'scripts/package/contents/health.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    env: { PORT: String(port) },
    stdio: 'ignore',
  });
  asking = child;
  return new Promise((resolve) => child.on('exit', resolve));
}

test.each([
  [200, 0],
  [500, 1],
])('a site that answers %i ends health.mjs with %i', async (status, code) => {
  expect(await askHealth(await startSite(status))).toBe(code);
});

test('a site that is not there ends it with 1, and with --wait it asks until the site answers', async () => {
  const port = await startSite(200);
  site?.close();
  expect(await askHealth(port)).toBe(1);
  const waited = askHealth(port, '--wait');
  await startSite(200, port);
  expect(await waited).toBe(0);
});
