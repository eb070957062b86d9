import { PICTURE_WIDTHS, type PictureProblem } from '../picture.ts';

/** Longest side of what is uploaded, in pixels. */
const LONGEST_SIDE = 12_000;
/** Most pixels of what is uploaded. */
export const MOST_PIXELS = 40_000_000;
/** Most bytes that a picture may take while it is decoded; the encoding process has little more. */
const MOST_HELD_BYTES = 64_000_000;
/** Highest file that is made, in pixels; a page shows no picture higher than its window. */
export const HIGHEST = 2_400;

/** What a picture's header says, before anything is decoded. */
export type PictureHeader = {
  format: string;
  width: number;
  height: number;
  /** Width and height as it is meant to be looked at. */
  upright: { width: number; height: number };
  channels: number;
  bytesPerSample: number;
  /** Sent in passes: the decoder holds all of it until the last. */
  isProgressive: boolean;
  /** "4:2:0" and the like, of a JPEG. */
  chromaSubsampling: string | undefined;
  /** Has to be turned by a quarter. */
  isTurned: boolean;
  frames: number;
};

/** The widths to encode, widest first. */
export type EncodingPlan = { widths: number[] } | { problem: PictureProblem };

/**
 * Decides from its header whether a picture is re-encoded, and in which widths. A small file can claim to be a huge
 * picture (a pixel bomb), so nothing is decoded that would need more memory than there is.
 */
export function planEncoding(header: PictureHeader): EncodingPlan {
  if (header.frames > 1) return { problem: 'animated' };
  const { width, height } = header;
  const isTooLarge = Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS;
  if (isTooLarge || heldBytes(header) > MOST_HELD_BYTES) return { problem: 'tooManyPixels' };
  return { widths: chooseWidths(header.upright) };
}

/** None wider than the picture, none higher than `HIGHEST`, and the widest always among them. */
function chooseWidths({ width, height }: { width: number; height: number }): number[] {
  const widest = Math.max(1, Math.min(width, PICTURE_WIDTHS[2], Math.floor((HIGHEST * width) / height)));
  return withSmaller(widest);
}

function withSmaller(widest: number): number[] {
  return [widest, ...PICTURE_WIDTHS.filter((smaller) => smaller < widest).reverse()];
}

/** Whether a plan could have these widths and a file of this height. */
export function isPlanned(widths: readonly number[], height: number): boolean {
  const [widest = 0] = widths;
  return widest <= PICTURE_WIDTHS[2] && height <= HIGHEST && withSmaller(widest).join() === widths.join();
}

/**
 * About how many bytes a decoder holds at once. A plain JPEG or PNG goes through line by line; everything else is
 * held whole.
 */
function heldBytes(header: PictureHeader): number {
  const pixels = header.width * header.height;
  switch (header.format) {
    case 'jpeg':
      // Coefficients of two bytes each; colour is mostly kept at a quarter of the resolution.
      return header.isProgressive
        ? pixels * 2 * (header.chromaSubsampling === '4:2:0' ? 1.5 : header.channels)
        : 0;
    case 'png':
      return header.isProgressive || header.isTurned ? pixels * header.channels * header.bytesPerSample : 0;
    case 'webp':
      // Made smaller while it is decoded.
      return pixels * 2;
    default:
      // GIF: the decoder's own copy, and the one that the encoder reads.
      return pixels * 6;
  }
}
