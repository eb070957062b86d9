import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { addressReader } from '#server/http/client-address.ts';
import { readNetworks } from '#server/http/networks.ts';
import { type DroppedFor, limitConnections } from './connection-limits.ts';
import { answerInTurn } from './listen.ts';

/** More than sockets hold between here and there. */
const LARGE = 20_000_000;

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await once(server.close(), 'close');
});

/** A server of which every address may hold two connections, and all together `most`; `/wait` is never answered. */
async function start({ most = 100, proxies = '' } = {}) {
  const onDropped = vi.fn<(reason: DroppedFor) => void>();
  const waiting: ServerResponse[] = [];
  const { answer, isIdle } = answerInTurn(({ url }, response) => {
    if (url === '/wait') waiting.push(response);
    else response.end(url === '/large' ? Buffer.alloc(LARGE) : 'answer');
  });
  server = createServer(answer);
  server.maxConnections = most;
  const networks = readNetworks(proxies || '127.9.9.9');
  if (!networks) throw new Error('no networks');
  const trusted = { count: proxies ? 1 : 0, networks };
  const readAddress = addressReader(trusted, () => {});
  limitConnections(server, { perAddress: 2, proxies: trusted, readAddress, onDropped }, isIdle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { onDropped };
}

/** Linux lets a client connect from any address of 127.0.0.0/8. */
async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    localAddress,
  });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function answerOn(socket: Socket, path = '/'): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const ended = once(socket, 'close').then(() => ['closed']);
  const [text] = await Promise.race([once(socket, 'data'), ended]);
  return String(text);
}

test('an address holds so many connections and no more, until it gives one back', async () => {
  const { onDropped } = await start();
  const [first] = [await open(), await open()];
  expect(await answerOn(await open())).toBe('closed');
  expect(onDropped.mock.calls).toEqual([['address']]);
  expect(await answerOn(first)).toContain('answer');
  first.destroy();
  await vi.waitFor(async () => expect(await answerOn(await open())).toContain('answer'));
});

test.runIf(process.platform === 'linux')('what one address holds is not taken from another', async () => {
  await start();
  for (let count = 0; count < 5; count += 1) await open();
  expect(await answerOn(await open('127.0.0.2'))).toContain('answer');
});

test('a trusted proxy holds the connections of all its visitors', async () => {
  const { onDropped } = await start({ proxies: '127.0.0.0/8' });
  for (let count = 0; count < 5; count += 1) expect(await answerOn(await open())).toContain('answer');
  expect(onDropped).not.toHaveBeenCalled();
});

test.runIf(process.platform === 'linux')(
  'where nearly all are taken those that wait for nothing make room; those under way and read slowly stay',
  async () => {
    await start({ most: 10 });
    const idle = await open('127.0.0.1');
    expect(await answerOn(idle)).toContain('answer');
    const closed = once(idle, 'close');
    idle.resume();
    const busy = await open('127.0.0.1');
    busy.write('GET /wait HTTP/1.1\r\nHost: x\r\n\r\n');
    const slow = await open('127.0.0.2');
    slow.pause();
    slow.write('GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    for (let count = 3; count < 10; count += 1) await open(`127.0.0.${count}`);
    await closed;
    expect(await answerOn(await open('127.0.0.20'))).toContain('answer');
    expect(busy.destroyed).toBe(false);
    let read = 0;
    slow.on('data', (chunk) => {
      read += chunk.length;
    });
    slow.resume();
    await once(slow, 'close');
    expect(read).toBeGreaterThan(LARGE);
  },
);

test.runIf(process.platform === 'linux')(
  'those of a trusted proxy stay, for the next visitor’s request',
  async () => {
    await start({ most: 10, proxies: '127.0.0.1' });
    const ofProxy = await open('127.0.0.1');
    expect(await answerOn(ofProxy)).toContain('answer');
    const idle = await open('127.0.0.2');
    expect(await answerOn(idle)).toContain('answer');
    const closed = once(idle, 'close');
    idle.resume();
    for (let count = 3; count < 11; count += 1) await open(`127.0.0.${count}`);
    await closed;
    expect(await answerOn(ofProxy)).toContain('answer');
  },
);

test.runIf(process.platform === 'linux')(
  'beyond what all may have none is taken, and that is told',
  async () => {
    const { onDropped } = await start({ most: 4 });
    for (let count = 1; count < 5; count += 1) {
      const socket = await open(`127.0.0.${count}`);
      socket.write('GET /wait HTTP/1.1\r\nHost: x\r\n\r\n');
    }
    const late = await open('127.0.0.9');
    await once(late, 'close');
    expect(onDropped.mock.calls).toEqual([['all']]);
  },
);
