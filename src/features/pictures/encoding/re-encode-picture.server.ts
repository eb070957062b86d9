import { type ChildProcess, spawn } from 'node:child_process';
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
  // JavaScript does next to nothing there; pixels lie outside of its heap.
  const child = spawn(process.execPath, ['--max-old-space-size=64', program], {
    // Of the server's environment, secrets included, nothing is needed. Fewer arenas give memory back sooner.
    env: { MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1', ...systemEnvironment() },
    // The last one says nothing: it closes when this process ends, whatever ends it.
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
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
 * What the process says, as JSON; one that ends without a word, says more than pictures take, or says what it never
 * does, was broken by the file or took too long.
 *
 * @throws {Unavailable} when this machine starts no further process
 */
async function answerOf(child: ChildProcess, chunks: readonly Uint8Array[]): Promise<EncoderAnswer> {
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Unavailable();
  const isStarted = new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', () => reject(new Unavailable()));
  });
  // A process that ended before it had read all has its own way to say so.
  const sent = pipeline(Readable.from(chunks), stdin).catch(() => {});
  const [text] = await Promise.all([readBounded(stdout), isStarted, sent]);
  return encoderAnswer.safeParse(parse(text)).data ?? { problem: 'unreadable' };
}

/** Reads a stream's text up to the most that an answer takes; what says more has said nothing. */
async function readBounded(stream: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > MOST_ANSWER_BYTES) return '';
      pieces.push(piece);
    }
  } catch {
    return '';
  }
  return Buffer.concat(pieces).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Windows starts no program without knowing where it lies itself. */
function systemEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot, TEMP, LD_LIBRARY_PATH } = process.env;
  return { ...(SystemRoot ? { SystemRoot, TEMP } : {}), ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}) };
}

/** Bytes of the largest picture without compression, four for each pixel. */
const MOST_FILE_BYTES = 4 * PICTURE_WIDTHS[2] * HIGHEST;

/** All files of a picture, in base64; what is encoded comes to a tenth of it. */
const MOST_ANSWER_BYTES = 2 * MOST_FILE_BYTES;

/** A WebP file, whole: its header names its length (https://developers.google.com/speed/webp/docs/riff_container). */
function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.length > MOST_FILE_BYTES) return false;
  return (
    /^RIFF[\s\S]{4}WEBPVP8[ LX]/.test(bytes.toString('latin1', 0, 16)) &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  );
}

const pixels = z.int().positive();
const webp = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine(isWebp);

const encodedPicture = z
  .strictObject({
    width: pixels,
    height: pixels,
    files: z.array(z.strictObject({ width: pixels, content: webp })),
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
 * What the encoding process says before it ends, its files in base64. It is bounded and checked: a hostile file may
 * control that process, and widths and files go into the database and the store.
 */
const encoderAnswer = z.union([
  z.strictObject({ encoded: encodedPicture }),
  z.strictObject({ problem: z.enum(PICTURE_PROBLEMS) }),
]);

/** A re-encoded picture: its files, widest first. */
export type EncodedPicture = z.output<typeof encodedPicture>;

type EncoderAnswer = z.output<typeof encoderAnswer>;

/** The same as the process writes it. */
export type WrittenAnswer = z.input<typeof encoderAnswer>;
