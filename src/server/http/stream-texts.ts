import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Texts as a body: reads the next one when the last has been taken, and stops when nobody takes them any more. Between
 * two texts other requests have their turn, however fast these are taken.
 *
 * @param onEnd called when the last text was taken, one failed, or nobody takes them any more
 */
export function streamTexts(
  texts: AsyncGenerator<string>,
  onEnd: () => void = () => {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      await nextTurn();
      try {
        const { done, value } = await texts.next();
        if (!done) return controller.enqueue(encoder.encode(value));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      onEnd();
    },
    cancel: async () => {
      onEnd();
      await texts.return(undefined);
    },
  });
}
