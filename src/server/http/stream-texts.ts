import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Texts as a body: reads the next one when the last has been taken, and stops when nobody takes them any more. Between
 * two texts other requests have their turn, however fast these are taken.
 */
export function streamTexts(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      await nextTurn();
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
}
