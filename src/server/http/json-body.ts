import type { Context } from 'hono';
import { BodyTooLarge, MalformedBody, UnsupportedMediaType } from '#server/errors.ts';
import { bodyPieces, refuseBrokenOff } from '#server/http/body-pieces.ts';

/**
 * Reads a request's JSON object, refusing other formats and sizes before parsing.
 *
 * @param limitBytes the largest body accepted; checked while reading, whatever Content-Length says
 * @throws {UnsupportedMediaType | BodyTooLarge | MalformedBody | RequestBrokenOff}
 */
export async function readJsonBody(context: Context, limitBytes: number): Promise<Record<string, unknown>> {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new UnsupportedMediaType();
  const body = parseObject(await readBodyText(context, limitBytes));
  if (!body) throw new MalformedBody();
  return body;
}

/** Reads a request's body as text. @throws {BodyTooLarge | RequestBrokenOff} */
export async function readBodyText(context: Context, limitBytes: number): Promise<string> {
  if (Number(context.req.header('Content-Length') ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes);
  const request = context.req.raw;
  // A declared length was checked above and the HTTP parser holds the body to it.
  if (request.headers.has('Content-Length') || !request.body) return request.text().catch(refuseBrokenOff);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of bodyPieces(request.body)) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) throw new BodyTooLarge(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
