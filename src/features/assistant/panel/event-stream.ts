/** One event of a stream of Server-Sent Events. */
export type StreamEvent = { type: string; data: string };

/** No event of ours is longer; what goes on beyond this is not read on. */
const LONGEST_LINE = 256 * 1024;

/**
 * Reads Server-Sent Events (HTML standard, section 9.2.6), however their bytes were cut into chunks. What was begun and
 * not ended with a blank line is no event.
 *
 * @throws whatever cut the stream off; an Error for a line without end
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let type = '';
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === '') {
      if (data.length > 0) yield { type: type || 'message', data: data.join('\n') };
      type = '';
      data = [];
      continue;
    }
    const [field, value] = fieldOf(line);
    if (field === 'event') type = value;
    if (field === 'data') data.push(value);
  }
}

/** "data: x" is a field and its value; one space after the colon does not count, and a comment has no field. */
function fieldOf(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  return [line.slice(0, colon), line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)];
}

/** Lines that were ended, by CR, LF or both. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A CR at the very end may have its LF in the next chunk.
      const ready = done || !rest.endsWith('\r') ? rest.length : rest.length - 1;
      const lines = rest.slice(0, ready).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '') + rest.slice(ready);
      yield* lines;
      if (done) return;
      if (rest.length > LONGEST_LINE) throw new Error('a line of the stream does not end');
    }
  } finally {
    // Whoever has read enough lets the rest go.
    reader.cancel().catch(() => {});
  }
}
