import { readInForce } from '#revisions/read-revisions.server.ts';
import type { Database } from '#server/database/connect.ts';
import type { SiteNotice } from '#site/site-notice.ts';
import { noticeSchema } from './notice.ts';
import { noticeKind } from './notice-kind.ts';

/** The notice that stands at this moment, and in how many milliseconds it ends by itself; none where it has ended. */
export async function readNotice(
  db: Database,
): Promise<{ notice: SiteNotice | undefined; endsIn: number | undefined }> {
  const [inForce] = await readInForce(db, { ...noticeKind, schema: noticeSchema });
  if (!inForce) return { notice: undefined, endsIn: undefined };
  const { level, english, spanish, link } = inForce.body;
  const notice = {
    version: inForce.number,
    level,
    words: { en: english, es: spanish },
    ...(link && { href: link }),
  };
  return { notice, endsIn: inForce.endsIn };
}
