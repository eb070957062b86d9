/*
 * What server and browser agree on about pictures: their addresses and widths, and what the calls of an upload carry.
 */

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

/** Largest file that may be uploaded (docs/product/article-administration.md, Picture field). */
export const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024;

/** What a file dialog offers. Safari turns an iPhone's HEIC photo into the first of them, which `image/*` would not. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Why a file was not taken. The API says `file: picture.{problem}`; the panel has a message for each. */
export const PICTURE_PROBLEMS = ['empty', 'unreadable', 'animated', 'tooManyPixels'] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

/** What the API answers to `POST /api/objects/upload`. */
export type UploadAddress = { uploadURL: string };

/** What the API answers to `PUT /api/objects/acl`, and to the upload itself. */
export type UploadedObject = { objectPath: string };
