import type { Config } from '#app/config.ts';
import type { SharedSettings } from '#server/database/same-settings.ts';
import { isThisMachine } from '#server/http/this-machine.ts';

/** What all servers of one database have to agree on. Which folder is the same on two machines nobody can see from here. */
export function sharedSettings({
  site,
  s3,
}: Pick<Config, 's3'> & { site: { origin: string } }): SharedSettings {
  const isPublic = !isThisMachine(new URL(site.origin).hostname);
  const pictures = s3 ? `${s3.bucket} at ${s3.endpoint ?? s3.region}` : 'in a folder';
  return [
    ['PUBLIC_URL', isPublic ? site.origin : undefined],
    ['S3_BUCKET, S3_ENDPOINT or S3_REGION', isPublic ? pictures : undefined],
  ];
}
