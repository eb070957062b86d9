import type { PictureProblem } from '../picture-upload.ts';

/** A picture drawn anew: its files, widest first. */
export type DrawnPicture = {
  width: number;
  height: number;
  files: { width: number; content: Uint8Array }[];
};

/** What the process that draws says before it ends. */
export type DrawingMessage = { drawn: DrawnPicture } | { problem: PictureProblem };
