import type { Context } from 'hono';
import { BodyTooLarge } from '#server/errors.ts';
import { bodyPieces } from '#server/http/request-body.ts';
import { readPictureType } from './picture-type.ts';
import { UPLOAD_LIMIT_BYTES } from './picture-upload.ts';
import { RefusedPicture, UnsupportedPicture } from './refused-picture.server.ts';

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
