import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { checkoutDir } from '#server/checkout-dir.ts';
import { Unavailable } from '#server/errors.ts';
import { PICTURE_PROBLEMS, PICTURE_WIDTHS } from '../picture.ts';
import { RefusedPicture } from '../receive-file.server.ts';
import { HIGHEST, isPlanned } from './encoding-plan.ts';

const PROGRAM = path.join(checkoutDir, 'src/features/pictures/encoding/encoder-process.server.ts');
/** A picture that takes longer is refused. */
const LONGEST_MS = 30_000;

/**
 * Re-encodes an uploaded file, in a process of its own.
 *
 * @param chunks the file, in the pieces in which it came
 * @param program what encodes it; tests have others that go wrong
 * @throws {RefusedPicture} when it is no picture, or none that may be re-encoded
 */
export async function reencodePicture(
  chunks: readonly Uint8Array[],
  program: string = PROGRAM,
): Promise<EncodedPicture> {
  const child = fork(program, {
    // JavaScript does next to nothing there; pixels lie outside of its heap.
    execArgv: ['--max-old-space-size=64'],
    // Of the server's environment, secrets included, nothing is needed. Fewer arenas give memory back sooner.
    env: { MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1', ...systemEnvironment() },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  try {
    const answer = await answerOf(child, chunks);
    if ('problem' in answer) throw new RefusedPicture(answer.problem);
    return answer.encoded;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

/**
 * What the process says; one that ends without a word, or says what it never does, was broken by the file or took too
 * long.
 *
 * @throws {Unavailable} when this machine starts no further process
 */
async function answerOf(child: ChildProcess, chunks: readonly Uint8Array[]): Promise<EncoderMessage> {
  const answer = new Promise<EncoderMessage>((resolve, reject) => {
    child.once('message', (message) => {
      const { data } = encoderMessage.safeParse(message);
      resolve(data ?? { problem: 'unreadable' });
    });
    child.once('exit', () => resolve({ problem: 'unreadable' }));
    child.once('error', () => reject(new Unavailable()));
  });
  // A process that ended before it had read all has its own way to say so.
  const sent = child.stdin && pipeline(Readable.from(chunks), child.stdin).catch(() => {});
  const [message] = await Promise.all([answer, sent]);
  return message;
}

/** Windows starts no program without knowing where it lies itself. */
function systemEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot, TEMP, LD_LIBRARY_PATH } = process.env;
  return { ...(SystemRoot ? { SystemRoot, TEMP } : {}), ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}) };
}

/** Bytes of the largest picture without compression, four for each pixel. */
const MOST_FILE_BYTES = 4 * PICTURE_WIDTHS[2] * HIGHEST;

/** A WebP file, whole: its header names its length (https://developers.google.com/speed/webp/docs/riff_container). */
function isWebp(value: unknown): value is Uint8Array {
  if (!(value instanceof Uint8Array) || value.length < 20 || value.length > MOST_FILE_BYTES) return false;
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return (
    /^RIFF[\s\S]{4}WEBPVP8[ LX]/.test(bytes.toString('latin1', 0, 16)) &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  );
}

const pixels = z.int().positive();

const encodedPicture = z
  .strictObject({
    width: pixels,
    height: pixels,
    files: z.array(z.strictObject({ width: pixels, content: z.custom<Uint8Array>(isWebp) })),
  })
  .refine(
    ({ width, height, files }) =>
      files[0]?.width === width &&
      isPlanned(
        files.map((file) => file.width),
        height,
      ),
  );

/**
 * What the encoding process reports before it ends. It is checked: a hostile file may control that process, and widths
 * and files go into the database and the store.
 */
const encoderMessage = z.union([
  z.strictObject({ encoded: encodedPicture }),
  z.strictObject({ problem: z.enum(PICTURE_PROBLEMS) }),
]);

/** A re-encoded picture: its files, widest first. */
export type EncodedPicture = z.output<typeof encodedPicture>;

export type EncoderMessage = z.output<typeof encoderMessage>;
