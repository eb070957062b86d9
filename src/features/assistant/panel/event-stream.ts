import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** No event of ours is longer, in bytes; what goes on beyond this without ending one is not read on. */
const LONGEST_EVENT = 256 * 1024;

/**
 * Reads Server-Sent Events (HTML standard, section 9.2.6), however their bytes were cut into chunks. What was begun and
 * not ended with a blank line is no event.
 *
 * @throws whatever cut the stream off; an Error for an event that does not end
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  // The parser's own limit does not count a line that it passes over, so that one would be read for ever.
  let bytesWithoutEvent = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      bytesWithoutEvent = events.length > 0 ? 0 : bytesWithoutEvent + value.length;
      yield* events.splice(0);
      if (bytesWithoutEvent > LONGEST_EVENT) throw new Error('an event of the stream does not end');
    }
  } finally {
    // Whoever has read enough lets the rest go.
    reader.cancel().catch(() => {});
  }
}
