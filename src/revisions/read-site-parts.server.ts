import type { Database } from '#server/database/connect.ts';
import type { Site } from '#site/site.ts';
import type { SitePart } from '#site/site-reader.server.ts';
import type { AnyKind } from './define-kind.ts';
import { readInForce } from './read-revisions.server.ts';

/** What is in force of the kinds of which there is one, as parts of the site over what is configured. */
export async function readSiteParts(
  db: Database,
  kinds: readonly AnyKind[],
  configured: Site,
): Promise<SitePart[]> {
  const parts = kinds
    .filter(({ isOnly }) => isOnly)
    .map(async (kind) => {
      const [inForce] = await readInForce(db, kind);
      if (!inForce) return [];
      const { body, number, endsIn } = inForce;
      return [{ shownOn: (now: Date) => kind.onSite(body, { configured, number, now }), endsIn }];
    });
  return (await Promise.all(parts)).flat();
}
