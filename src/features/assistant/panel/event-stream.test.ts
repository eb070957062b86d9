import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents } from './ask.ts';

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
