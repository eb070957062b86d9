/** Texts as a body: reads the next one when the last has been taken, and stops when nobody takes them any more. */
export function streamTexts(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
}
