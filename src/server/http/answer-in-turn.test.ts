import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerInTurn } from './answer-in-turn.ts';

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
    }),
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
