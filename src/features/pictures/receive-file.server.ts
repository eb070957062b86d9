import type { Context } from 'hono';
import { BodyTooLarge, DomainError, InvalidInput } from '#server/errors.ts';
import { bodyPieces } from '#server/http/request-body.ts';
import { type PictureProblem, UPLOAD_LIMIT_BYTES } from './picture.ts';

/** Bytes that must be there before a file's format is judged; the shortest picture has more. */
const HEAD_BYTES = 64;

/**
 * Reads an uploaded file, and stops as soon as it is too large or no picture. It is kept in the pieces in which it
 * came: joined, it would take twice the memory.
 *
 * @throws {BodyTooLarge | UnsupportedPicture | RefusedPicture | RequestBrokenOff}
 */
export async function receiveFile(context: Context): Promise<Uint8Array[]> {
  const declared = Number(context.req.header('Content-Length') ?? 0);
  if (declared > UPLOAD_LIMIT_BYTES) throw new BodyTooLarge(UPLOAD_LIMIT_BYTES);
  const body = context.req.raw.body;
  if (!body) throw new RefusedPicture('empty');
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  let isJudged = false;
  for await (const chunk of bodyPieces(body)) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > UPLOAD_LIMIT_BYTES) throw new BodyTooLarge(UPLOAD_LIMIT_BYTES);
    chunks.push(chunk);
    if (isJudged || sizeBytes < HEAD_BYTES) continue;
    refuseOtherFormats(chunks);
    isJudged = true;
  }
  if (sizeBytes === 0) throw new RefusedPicture('empty');
  if (!isJudged) refuseOtherFormats(chunks);
  return chunks;
}

function refuseOtherFormats(chunks: readonly Uint8Array[]): void {
  if (!readPictureType(Buffer.concat(chunks).subarray(0, HEAD_BYTES))) throw new UnsupportedPicture();
}

/** Formats that can be uploaded. What is stored and shown is always WebP, re-encoded. */
type PictureType = 'jpeg' | 'png' | 'gif' | 'webp';

/**
 * The format of a file by its first bytes; its name and what the browser says of it count for nothing.
 *
 * @returns undefined for everything that is not one of the formats
 */
export function readPictureType(bytes: Uint8Array): PictureType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** 422: the file is no picture that can be shown; `file` says why. */
export class RefusedPicture extends InvalidInput {
  constructor(problem: PictureProblem) {
    super([{ field: 'file', key: `picture.${problem}` }]);
  }
}

/** 415: the file is in none of the formats that are taken, whatever it is called. */
class UnsupportedPicture extends DomainError {
  constructor() {
    super(415, 'unsupported-picture', 'Send a JPEG, PNG, WebP or GIF picture.');
  }
}
