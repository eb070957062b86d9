import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import { StartError } from '#server/start-error.ts';
import { type ListeningServer, listen } from './listen.ts';

const app = new Hono().get('/', (context) => context.text('hello'));
/** Without those that need the name of their network card besides. */
const addressesHere = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .flatMap(({ address, scopeid }) => (scopeid ? [] : [address]));
const [first = '', second = ''] = addressesHere;
let server: ListeningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(addresses: readonly string[] | undefined, port = 0): Promise<number> {
  server = await listen({ app, port, addresses, devMiddleware: undefined });
  return server.port;
}

/** Whether anything accepts a connection there. */
function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

test('for this machine only: "localhost" answers by either protocol, and no other address does', async () => {
  const port = await start(LOOPBACK_ADDRESSES);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('hello');
  for (const address of addressesHere) {
    expect(await isOpen(address, port), address).toBe(LOOPBACK_ADDRESSES.includes(address));
  }
});

test('for everybody: every address of the machine answers', async () => {
  const port = await start(undefined);
  for (const address of addressesHere) expect(await isOpen(address, port), address).toBe(true);
});

test('an address that the machine does not have is named', async () => {
  await expect(start(['192.0.2.1'])).rejects.toThrow(StartError);
  await expect(start(['192.0.2.1'])).rejects.toThrow('192.0.2.1');
});

test.skipIf(second === '')(
  'a port that another program has on one of the addresses is named, and nothing stays open',
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, second, resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start([first, second], port)).rejects.toThrow(`Port ${port} is taken`);
    expect(await isOpen(first, port)).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  },
);

test('a request that names two hosts is refused', async () => {
  const port = await start(LOOPBACK_ADDRESSES);
  const answerTo = (hosts: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
  expect(await answerTo('Host: site.example\r\n')).toContain('200 OK');
  expect(await answerTo('Host: site.example\r\nhost: other.example\r\n')).toContain('400 Bad Request');
});
