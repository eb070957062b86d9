import { request } from 'node:http';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { type ListeningServer, listen } from '#app/listen.ts';
import { csvExports } from '#server/csv.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import { createLogger } from '#server/log.ts';

let server: ListeningServer | undefined;
afterEach(() => server?.close());

/** A server whose exports go on until they are told to end. */
async function serve() {
  const answerCsv = csvExports();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const state = { begun: 0, end };
  async function* lines() {
    state.begun += 1;
    yield 'first';
    await ended;
    yield ' last';
  }
  const app = new Hono()
    .get('/export', (context) => answerCsv(context, { name: 'file.csv', open: async () => lines() }))
    .get('/broken', (context) =>
      answerCsv(context, { name: 'file.csv', open: () => Promise.reject(new Error('no table')) }),
    );
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  server = await listen({ app, port: 0, addresses: LOOPBACK_ADDRESSES, devMiddleware: undefined });
  return { state, origin: `http://localhost:${server.port}` };
}

test('two exports run at a time and four wait; the next is told to come back', async () => {
  const { state, origin } = await serve();
  const running = await Promise.all([fetch(`${origin}/export`), fetch(`${origin}/export`)]);
  // Which of five comes last is the network's.
  const five = Array.from({ length: 5 }, () => fetch(`${origin}/export`));
  const refused = await Promise.race(five);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(state.begun).toBe(2);
  state.end();
  const waiting = (await Promise.all(five)).filter((answer) => answer !== refused);
  for (const answer of [...running, ...waiting]) {
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="file.csv"');
    expect(await answer.text()).toBe('first last');
  }
});

test('whoever goes away, asks for the head alone or meets a fault keeps no turn', async () => {
  const { state, origin } = await serve();
  for (let round = 0; round < 5; round += 1) {
    await fetch(`${origin}/export`, { method: 'HEAD' });
    expect((await fetch(`${origin}/broken`)).status).toBe(500);
    const leaving = request(`${origin}/export`).end();
    await new Promise((resolve) => leaving.once('response', resolve));
    leaving.destroy();
  }
  state.end();
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(`${origin}/export`)));
  for (const answer of answers) expect(await answer.text()).toBe('first last');
});
