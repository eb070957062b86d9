import { Hono } from 'hono';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import type { Logger } from '#server/log.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import { PICTURE_WIDTHS, picturePath, readPicturePath } from './picture.ts';
import { findPicture, pictureKey } from './stored-pictures.server.ts';

export type PictureFilesDependencies = {
  database: Database;
  objects: ObjectStorage;
  /** Limits how often one network address may ask. */
  countCall: CountCall;
  log: Logger;
};

/**
 * Uploaded pictures, at /objects/{id} the widest and at /objects/{id}?w=480 one of `PICTURE_WIDTHS`, or the next that
 * is there. They never change, so they are kept for a year; they are nothing but WebP, and may do nothing.
 */
export function pictureFiles({ database, objects, countCall, log }: PictureFilesDependencies): Hono {
  return new Hono().get('/objects/:id', async (context) => {
    await countCall(context);
    const id = readPicturePath(picturePath(context.req.param('id')));
    const wanted = readWidth(context.req.query('w'));
    if (id === undefined || wanted === undefined) throw new NotFound();
    const widths = await findPicture(database, id);
    const width = widths && nearestWidth(widths, wanted);
    if (width === undefined) throw new NotFound();

    const tag = `"${id}-${width}"`;
    const kept = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: tag };
    if (context.req.header('If-None-Match') === tag) return context.body(null, 304, kept);
    const content = await objects.read(pictureKey(id, width));
    if (!content) {
      log.error({ picture: id, width }, 'a picture has lost its file');
      throw new NotFound();
    }
    return context.body(new Uint8Array(content), 200, {
      ...kept,
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
  });
}

/** @returns infinity when none is asked for; undefined for one that no page asks for */
function readWidth(width: string | undefined): number | undefined {
  if (width === undefined) return Number.POSITIVE_INFINITY;
  return PICTURE_WIDTHS.find((known) => String(known) === width);
}

/** The narrowest width that is wide enough, else the widest. */
function nearestWidth(widths: readonly number[], wanted: number): number | undefined {
  return widths.toSorted((a, b) => a - b).find((width) => width >= wanted) ?? Math.max(...widths);
}
