import { z } from 'zod';
import { PICTURE_PROBLEMS } from '../picture-upload.ts';

const pixels = z.int().positive();
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const encodedPicture = z.strictObject({
  width: pixels,
  height: pixels,
  files: z.array(z.strictObject({ width: pixels, content: bytes })).min(1),
});

/**
 * What the encoding process reports before it ends. It is checked: a hostile file may control that process, and widths
 * and files go into the database and the store.
 */
export const encoderMessage = z.union([
  z.strictObject({ encoded: encodedPicture }),
  z.strictObject({ problem: z.enum(PICTURE_PROBLEMS) }),
]);

/** A re-encoded picture: its files, widest first. */
export type EncodedPicture = z.output<typeof encodedPicture>;

export type EncoderMessage = z.output<typeof encoderMessage>;
