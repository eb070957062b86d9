import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readEvents, readReply } from './ask.ts';

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

test('the pieces of a stream are passed on as they add up, and its reply takes their place', async () => {
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

type ReadEvent = { event: string | undefined; data: string };

/** A body whose bytes come in chunks, cut before each of these places. */
function bodyOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (const [index, place] of places.slice(1).entries())
        controller.enqueue(bytes.slice(places[index], place));
      controller.close();
    },
  });
}

async function eventsIn(body: ReadableStream<Uint8Array>): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  for await (const { event, data } of readEvents(body)) events.push({ event, data });
  return events;
}

test('events are the same wherever their bytes were cut and however their lines end', async () => {
  const field = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n\0\ufeff]|^ /g, ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          type: fc.constantFrom('text', 'reply'),
          lines: fc.array(field, { minLength: 1, maxLength: 3 }),
        }),
        { maxLength: 4 },
      ),
      fc.constantFrom('\n', '\r', '\r\n'),
      fc.array(fc.nat(), { maxLength: 12 }),
      async (sent, end, cuts) => {
        const text = sent
          .map(({ type, lines }) =>
            [`event: ${type}`, ...lines.map((line) => `data: ${line}`), '', ''].join(end),
          )
          .join('');
        expect(await eventsIn(bodyOf(text, cuts))).toEqual(
          sent.map(({ type, lines }) => ({ event: type, data: lines.join('\n') })),
        );
      },
    ),
    { numRuns: 50 },
  );
});

test('whatever comes, reading it ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.array(fc.nat()), async (text, cuts) => {
      await eventsIn(bodyOf(text, cuts));
    }),
  );
});

test('comments and fields of others are passed over; what is not ended is no event', async () => {
  const text =
    ': still here\n\nid: 7\nretry: 9\ndata:x\ndata:  y\n\nevent: empty\n\nevent: reply\ndata: {"resp';
  expect(await eventsIn(bodyOf(text))).toEqual([{ event: undefined, data: 'x\n y' }]);
});

test('a line without end is not read for ever', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(97)),
  });
  await expect(eventsIn(endless)).rejects.toThrow('does not end');
});

test('who has read enough lets the rest go', async () => {
  let isLetGo = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2\n\n')),
    cancel: () => {
      isLetGo = true;
    },
  });
  for await (const event of readEvents(body)) {
    expect(event.data).toBe('1');
    break;
  }
  expect(isLetGo).toBe(true);
});
