/** Widths that a picture is encoded in, in pixels, smallest first; none is wider than what was uploaded. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** Width and height in pixels. */
export type PictureSize = { width: number; height: number };

const PATH = /^\/objects\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a picture is shown: the value of an article's `image`. */
export function picturePath(id: string): string {
  return `/objects/${id}`;
}

/** The id of the uploaded picture that a path names; undefined for any other text. */
export function readPicturePath(path: string): string | undefined {
  return PATH.exec(path)?.[1];
}

/**
 * The widths of an uploaded picture, as `srcset` wants them. A width that the picture does not have is answered with
 * the next that it has.
 *
 * @returns undefined for any other path
 */
export function pictureSources(path: string): string | undefined {
  if (readPicturePath(path) === undefined) return undefined;
  return PICTURE_WIDTHS.map((width) => `${path}?w=${width} ${width}w`).join(', ');
}
