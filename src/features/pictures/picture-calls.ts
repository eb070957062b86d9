import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import type { UploadAddress, UploadedObject } from './picture-upload.ts';
import { RefusedCall } from './upload-steps.ts';

// Uploads are made in the browser only.
const plainFetch: FetchApi = (path, init) => fetch(path, init);
/** A session that has ended is asked for again over the page. */
const askingFetch = signedInFetch(plainFetch);

/** Asks for an address to upload one picture to. @throws {RefusedCall} */
export async function requestUploadAddress(signal: AbortSignal): Promise<string> {
  const answer = await send(askingFetch, '/api/objects/upload', { method: 'POST', signal });
  const { uploadURL }: UploadAddress = await answer.json();
  return uploadURL;
}

/** Sends a file to the address that was given for it. @throws {RefusedCall} */
export async function sendFile(address: string, file: File, signal: AbortSignal): Promise<void> {
  await send(plainFetch, address, {
    method: 'PUT',
    headers: { 'Content-Type': file.type },
    body: file,
    signal,
  });
}

/**
 * Makes an uploaded file the site's.
 *
 * @param uploadURL the address it was uploaded to
 * @returns the picture's path, for an article's `image`
 * @throws {RefusedCall} what is uploaded stays so
 */
export async function configurePicture(uploadURL: string, signal: AbortSignal): Promise<string> {
  const answer = await send(askingFetch, '/api/objects/acl', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ imageURL: uploadURL }),
    signal,
  });
  const { objectPath }: UploadedObject = await answer.json();
  return objectPath;
}

/** @throws {RefusedCall} on a non-OK answer */
async function send(fetchApi: FetchApi, path: string, init: RequestInit): Promise<Response> {
  const answer = await fetchApi(path, { credentials: 'include', ...init });
  if (!answer.ok) throw new RefusedCall(answer, await answer.text(), Date.now());
  return answer;
}
