/** Largest file that may be uploaded (docs/product/article-administration.md, Picture field). */
export const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024;

/** Why a file was not taken. The API says `file: picture.{problem}`; the panel has a message for each. */
export const PICTURE_PROBLEMS = ['empty', 'unreadable', 'animated', 'tooManyPixels'] as const;
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];

/** What the API answers to `POST /api/objects/upload`. */
export type UploadAddress = { uploadURL: string };

/** What the API answers to `PUT /api/objects/acl`, and to the upload itself. */
export type UploadedObject = { objectPath: string };
