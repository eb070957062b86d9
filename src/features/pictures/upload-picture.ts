import { type FetchApi, isOurs } from '#client/api.ts';
import { signedInFetch, signInAgain } from '#client/signed-in-fetch.ts';
import { UPLOAD_LIMIT_BYTES, type UploadAddress, type UploadedObject } from './picture.ts';
import {
  callWithRetries,
  isExpired,
  RefusedCall,
  reasonOf,
  UploadGivenUp,
  type UploadWatch,
} from './upload-retries.ts';

/**
 * Uploads a picture with one PUT to an address of this site, and does not give up at the first difficulty.
 *
 * @returns the address it was uploaded to
 * @throws {UploadGivenUp} with the reason
 */
export async function uploadPicture(file: File, watch: UploadWatch): Promise<string> {
  refuseUnfit(file);
  for (let isRenewed = false; ; ) {
    const address = await askForAddress(watch);
    try {
      await callWithRetries('upload', () => sendFile(address, file, watch.signal), watch);
      return address;
    } catch (failure) {
      watch.signal.throwIfAborted();
      if (failure instanceof RefusedCall && failure.status === 401) {
        // An address is good for the session that asked for it, so the next one gets its own.
        if (!(await signInAgain.ask('session-ended'))) throw new UploadGivenUp('signedOut');
      } else if (isExpired(failure) && !isRenewed) {
        isRenewed = true;
      } else {
        throw new UploadGivenUp(reasonOf(failure));
      }
    }
  }
}

/** What may be uploaded (docs/product/article-administration.md). @throws {UploadGivenUp} before anything is sent */
function refuseUnfit({ name, size, type }: File): void {
  if (size === 0) throw new UploadGivenUp('empty');
  if (size > UPLOAD_LIMIT_BYTES) throw new UploadGivenUp('tooLarge');
  // Windows knows no type for it.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) throw new UploadGivenUp('heic');
  if (!type.startsWith('image/')) throw new UploadGivenUp('type');
}

async function askForAddress(watch: UploadWatch): Promise<string> {
  try {
    return await callWithRetries('address', () => requestUploadAddress(watch.signal), watch);
  } catch {
    watch.signal.throwIfAborted();
    throw new UploadGivenUp('address');
  }
}

// Uploads are made in the browser only.
const plainFetch: FetchApi = (path, init) => fetch(path, init);
/** A session that has ended is asked for again over the page. */
const askingFetch = signedInFetch(plainFetch);

/** Asks for an address to upload one picture to. @throws {RefusedCall} */
async function requestUploadAddress(signal: AbortSignal): Promise<string> {
  const answer = await send(askingFetch, '/api/objects/upload', { method: 'POST', signal });
  return readText<UploadAddress>(answer, 'uploadURL');
}

/** Sends a file to the address that was given for it. @throws {RefusedCall} */
async function sendFile(address: string, file: File, signal: AbortSignal): Promise<void> {
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
  return readText<UploadedObject>(answer, 'objectPath');
}

/** Reads one text of an answer. @throws {RefusedCall} without it: an answer that is not the site's, which is final */
async function readText<Answer>(answer: Response, name: keyof Answer): Promise<string> {
  const body = await answer.text();
  const text = textIn(body, name);
  if (text === undefined || text === '') throw new RefusedCall(answer, body, Date.now());
  return text;
}

function textIn(body: string, name: PropertyKey): string | undefined {
  try {
    const value: unknown = Reflect.get(JSON.parse(body), name);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @throws {RefusedCall} on a non-OK answer, and on a page, which a network in between gave */
async function send(fetchApi: FetchApi, path: string, init: RequestInit): Promise<Response> {
  const answer = await fetchApi(path, { credentials: 'include', ...init });
  if (!isOurs(answer)) throw new RefusedCall(answer, await answer.text(), Date.now());
  return answer;
}
