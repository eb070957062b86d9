import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locateBinaries, majorVersion } from '#server/database/postgres-binaries.ts';

/** The system and processor that this process runs on, as "linux-x64". */
export function platformName(): string {
  return `${process.platform}-${process.arch}`;
}

/** The versions of the site and of the PostgreSQL that it brings along. */
export function siteVersion(checkoutDir: string): { siteVersion: string; postgresVersion: string } {
  const manifest: { version?: string } = JSON.parse(
    readFileSync(path.join(checkoutDir, 'package.json'), 'utf8'),
  );
  return {
    siteVersion: manifest.version ?? 'unknown',
    postgresVersion: majorVersion(locateBinaries(checkoutDir)),
  };
}
