import { z } from 'zod';
import { PICTURE_PROBLEMS } from '../picture-upload.ts';

const pixels = z.int().positive();
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const drawnPicture = z.strictObject({
  width: pixels,
  height: pixels,
  files: z.array(z.strictObject({ width: pixels, content: bytes })).min(1),
});

/**
 * What the process that draws says before it ends. It is checked: a hostile file may have taken that process over, and
 * widths and files go into the database and the store.
 */
export const drawingMessage = z.union([
  z.strictObject({ drawn: drawnPicture }),
  z.strictObject({ problem: z.enum(PICTURE_PROBLEMS) }),
]);

/** A picture drawn anew: its files, widest first. */
export type DrawnPicture = z.output<typeof drawnPicture>;

export type DrawingMessage = z.output<typeof drawingMessage>;
