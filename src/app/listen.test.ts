import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { StartError } from '#server/errors.ts';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import { answerInTurn, type ListeningServer, listen } from './listen.ts';

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
  for (const host of ['site.example:443', '127.0.0.1:3000', '[::1]:3000', 'SITE.example']) {
    expect(await answerTo(`Host: ${host}\r\n`), host).toContain('200 OK');
  }
  for (const host of ['a/b', 'user@site.example', 'site.example:port', '[::1', 'a b', '"', '']) {
    expect(await answerTo(`Host: ${host}\r\n`), host).toContain('400 Bad Request');
  }
});

let slowServer: Server | undefined;
afterEach(async () => {
  slowServer?.closeAllConnections();
  if (slowServer) await once(slowServer.close(), 'close');
  slowServer = undefined;
});

/** A server that answers when it is told to, and a connection to it. */
async function startSlowServer() {
  const begun: { path: string; response: ServerResponse }[] = [];
  let tell = () => {};
  slowServer = createServer(
    answerInTurn(({ url = '' }, response) => {
      begun.push({ path: url, response });
      tell();
    }).answer,
  );
  await once(slowServer.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((slowServer.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const untilBegun = async (count: number) => {
    while (begun.length < count) {
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    }
  };
  return { begun, socket, untilBegun };
}

function sendAhead(socket: Socket, count: number): void {
  const requests = Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write(requests.join(''));
}

test('requests that are sent ahead are begun one after the other, and answered in their order', async () => {
  const { begun, socket, untilBegun } = await startSlowServer();
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  sendAhead(socket, 5);
  for (let count = 1; count <= 5; count += 1) {
    await untilBegun(count);
    expect(begun).toHaveLength(count);
    begun.at(-1)?.response.end(`answer ${begun.at(-1)?.path};`);
  }
  while (!text.includes('answer /4;')) await once(socket, 'data');
  expect(text.match(/answer \/\d/g)).toEqual([
    'answer /0',
    'answer /1',
    'answer /2',
    'answer /3',
    'answer /4',
  ]);
});

test('a connection that sends hundreds ahead is closed, and hardly any is begun', async () => {
  const { begun, socket } = await startSlowServer();
  sendAhead(socket, 600);
  socket.resume();
  await once(socket, 'close');
  expect(begun).toHaveLength(1);
});

test('what waits when its connection is closed is not begun', async () => {
  const { begun, socket, untilBegun } = await startSlowServer();
  sendAhead(socket, 5);
  await untilBegun(1);
  const [first] = begun;
  const closed = once(first?.response as ServerResponse, 'close');
  socket.destroy();
  await closed;
  first?.response.end();
  await new Promise(setImmediate);
  expect(begun).toHaveLength(1);
});
