import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the site of the end-to-end tests has its data: journeys that need its database find it there. */
export function siteFolder(port: string): string {
  return path.join(tmpdir(), `costa-clara-e2e-${port}`);
}
