import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';

/** An S3-compatible store, as the operator configured it. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** Address of a store that is not Amazon's. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path of addresses, not in the host name. */
  forcePathStyle: boolean;
};

/** Tries of one call. A store that says nothing is given up within the ten seconds that a request is held at most. */
const TRIES = 2;
const CONNECTION_MS = 2_000;
const REQUEST_MS = 4_000;

/** flydrive's driver for a store. The bucket stays private: this site alone hands its objects out. */
export function openS3Driver(settings: S3Settings): S3Driver {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECTION_MS,
      requestTimeout: REQUEST_MS,
      // A picture whose bytes stop coming, too.
      socketTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
    // Checksums beyond what a call requires are unknown to many stores that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // A file is stored only when the store names it by its ETag, as every store does. Something else that answers at its
  // address (a proxy's page of welcome, a gateway's of apology) may well say 200.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (request) => {
        const answer = await next(request);
        const isNamed = 'ETag' in answer.output && answer.output.ETag !== undefined;
        if (commandName === 'PutObjectCommand' && !isNamed) throw new Error('The store named no file.');
        return answer;
      },
    { step: 'initialize' },
  );
  return new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false });
}
