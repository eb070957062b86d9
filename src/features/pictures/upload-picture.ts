import { signInAgain } from '#client/signed-in-fetch.ts';
import { callWithRetries, type UploadWatch } from './call-with-retries.ts';
import { requestUploadAddress, sendFile } from './picture-calls.ts';
import { UPLOAD_LIMIT_BYTES } from './picture-upload.ts';
import { isExpired, RefusedCall, reasonOf, UploadGivenUp } from './upload-steps.ts';

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
function refuseUnfit({ size, type }: File): void {
  if (size === 0) throw new UploadGivenUp('empty');
  if (size > UPLOAD_LIMIT_BYTES) throw new UploadGivenUp('tooLarge');
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
