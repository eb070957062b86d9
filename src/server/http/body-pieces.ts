import { RequestBrokenOff } from '#server/errors.ts';

/**
 * The pieces of a request's body as they come; one that breaks off is distinguished from every other fault.
 *
 * @throws {RequestBrokenOff}
 */
export async function* bodyPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch(refuseBrokenOff);
      if (done) return;
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}

/** What is left to say when a body cannot be read to its end. @throws {RequestBrokenOff} always */
export function refuseBrokenOff(): never {
  throw new RequestBrokenOff();
}
