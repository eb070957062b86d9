import { type FetchApi, postJson, sendJson } from '#client/api.ts';
import { signedInFetch } from '#client/sign-in-again.ts';
import type { UploadAddress, UploadedObject } from './picture-upload.ts';
import { AddressFailed } from './upload-steps.ts';

// Uploads are made in the browser only. A session that has ended is asked for again over the page.
const call: FetchApi = signedInFetch((path, init) => fetch(path, init));

/** Asks for an address to upload one picture to. @throws {AddressFailed} */
export async function requestUploadAddress(signal: AbortSignal): Promise<string> {
  try {
    const { uploadURL } = await postJson<UploadAddress>(call, '/api/objects/upload', undefined, { signal });
    return uploadURL;
  } catch (error) {
    throw new AddressFailed('no address to upload to', { cause: error });
  }
}

/**
 * Makes an uploaded file the site's.
 *
 * @param uploadURL the address it was uploaded to
 * @returns the picture's path, for an article's `image`
 * @throws {Error} whatever went wrong; what is uploaded stays so
 */
export async function configurePicture(uploadURL: string, signal: AbortSignal): Promise<string> {
  const { objectPath } = await sendJson<UploadedObject>(
    call,
    'PUT',
    '/api/objects/acl',
    { imageURL: uploadURL },
    { signal },
  );
  return objectPath;
}
