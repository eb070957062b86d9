import { expect, test, vi } from 'vitest';
import { readReply } from './ask.ts';

const REPLY = { response: 'Hola.', kind: 'talk', language: 'es', links: [] };

function streamOf(...events: string[]): Response {
  return new Response(events.map((event) => `${event}\n\n`).join(''), {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
  });
}
const text = (piece: string) => `event: text\ndata: ${JSON.stringify({ text: piece })}`;
const read = (response: Response, onText = (_soFar: string) => {}) =>
  readReply(response, { pageLocale: 'en', onText });

test('JSON is the whole answer', async () => {
  expect(await read(Response.json(REPLY))).toEqual(REPLY);
});

test('an answer of nothing but its text is an answer in the language of the page', async () => {
  expect(await read(Response.json({ response: 'Hi.' }))).toEqual({
    response: 'Hi.',
    kind: 'answer',
    language: 'en',
    links: [],
  });
});

test('where the other language begins is known, if it is a place in the answer', async () => {
  const both = { ...REPLY, otherLanguageFrom: 3 };
  expect(await read(Response.json(both))).toEqual(both);
  for (const otherLanguageFrom of [0, 5, 99, -1, 2.5, '3', null]) {
    expect(await read(Response.json({ ...REPLY, otherLanguageFrom }))).toEqual(REPLY);
  }
});

test('the pieces of a stream are told as they add up, and its reply takes their place', async () => {
  const onText = vi.fn();
  const reply = `event: reply\ndata: ${JSON.stringify(REPLY)}`;
  expect(await read(streamOf(text('Ho'), text('la!'), reply, text('more')), onText)).toEqual(REPLY);
  expect(onText.mock.calls).toEqual([['Ho'], ['Hola!']]);
});

test.each([
  ['a stream that is cut off', () => streamOf(text('Ho'))],
  ['a problem', () => streamOf(text('Ho'), 'event: problem\ndata: {"status":500}')],
  ['a reply that cannot be read', () => streamOf('event: reply\ndata: {"respon')],
  ['an answer without text', () => Response.json({ response: ' ' })],
  ['an answer of another shape', () => Response.json(['Hi.'])],
  ['a page of something in between', () => new Response('<html>Sign in</html>')],
])('%s is no answer', async (_name, response) => {
  await expect(read(response())).rejects.toThrow();
});
