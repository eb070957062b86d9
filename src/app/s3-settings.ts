import { StartError } from '#server/start-error.ts';
import type { S3Settings } from '#server/storage/object-storage.ts';

type GivenStore = {
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_FORCE_PATH_STYLE?: 'on' | 'off' | undefined;
};

/**
 * Puts the checked settings of the store for uploaded pictures together.
 *
 * @returns undefined without any of them: pictures then lie in the data folder
 * @throws {StartError} when only some of the settings are there that belong together
 */
export function readS3Settings(settings: GivenStore): S3Settings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = settings;
  const together = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(together).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 3 && S3_ENDPOINT === undefined) return undefined;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartError(
      `The configuration is not right:\n  ${missing.join(', ')} missing. To keep pictures in a store, set ` +
        'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; to keep them in the data folder, set none of them.',
    );
  }
  return {
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Amazon names the bucket in the host; most other stores in the path.
    forcePathStyle:
      S3_FORCE_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_FORCE_PATH_STYLE === 'on',
  };
}
