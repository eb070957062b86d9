import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import { Uppy } from '@uppy/core';
import { signInAgain } from '#client/sign-in-again.ts';
import { requestUploadAddress } from './picture-calls.ts';
import { UPLOAD_LIMIT_BYTES } from './picture-upload.ts';
import { nextStep, UploadGivenUp } from './upload-steps.ts';

/** Files above this would go up in parts (specification, section 9); none is allowed to be so large. */
const MULTIPART_ABOVE_BYTES = 100 * 1024 * 1024;
const CONCURRENT_REQUESTS = 6;

/** What goes wrong is told by toasts, in words for people. */
const SILENT = { debug: () => {}, warn: () => {}, error: () => {} };

type Meta = Record<string, unknown>;

/**
 * Uploads a picture by Uppy with one PUT to an address of this site, and does not give up at the first difficulty.
 *
 * @param signal stops it
 * @returns the address it was uploaded to
 * @throws {UploadGivenUp} with the reason
 */
export async function uploadPicture(file: File, signal: AbortSignal): Promise<string> {
  // The page may have been left while this code was loaded.
  signal.throwIfAborted();
  let address: string | undefined;
  let failure: unknown;
  const uppy = new Uppy<Meta, AwsBody>({
    autoProceed: false,
    logger: SILENT,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: UPLOAD_LIMIT_BYTES,
      allowedFileTypes: ['image/*'],
    },
  });
  uppy.use(AwsS3<Meta, AwsBody>, {
    limit: CONCURRENT_REQUESTS,
    shouldUseMultipart: ({ size }) => (size ?? 0) > MULTIPART_ABOVE_BYTES,
    signRequest: async () => {
      address ??= await requestUploadAddress(signal);
      return { url: address };
    },
  });
  uppy.on('upload-error', (_file, error) => {
    failure = error;
  });
  const cancel = () => uppy.cancelAll();
  signal.addEventListener('abort', cancel);
  try {
    addFile(uppy, file);
    const progress = { retries: 0, isRenewed: false };
    for (;;) {
      failure = undefined;
      // Called again, it tries again what failed.
      const result = await uppy.upload();
      signal.throwIfAborted();
      if (address !== undefined && result?.successful?.length) return address;
      const next = nextStep(failure, { ...progress, isOnline: navigator.onLine });
      switch (next.step) {
        case 'tryAgain':
          progress.retries += 1;
          await pause(next.afterMs, signal);
          break;
        case 'waitUntilOnline':
          await untilOnline(signal);
          break;
        case 'signIn':
          if (!(await signInAgain.ask())) throw new UploadGivenUp('signedOut');
          // An address is good for the session that asked for it.
          address = undefined;
          break;
        case 'renewAddress':
          progress.isRenewed = true;
          address = undefined;
          break;
        case 'giveUp':
          throw new UploadGivenUp(next.reason);
      }
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    uppy.destroy();
  }
}

/** @throws {UploadGivenUp} when the file is not allowed, before anything is sent */
function addFile(uppy: Uppy<Meta, AwsBody>, file: File): void {
  if (file.size === 0) throw new UploadGivenUp('empty');
  try {
    uppy.addFile({ name: file.name, type: file.type, data: file });
  } catch {
    throw new UploadGivenUp(file.size > UPLOAD_LIMIT_BYTES ? 'tooLarge' : 'type');
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
