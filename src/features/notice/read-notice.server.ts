import { readInForce } from '#revisions/read-revisions.server.ts';
import type { Database } from '#server/database/connect.ts';
import type { SiteNotice } from '#site/site-notice.ts';
import { noticeSchema } from './notice.ts';
import { noticeKind } from './notice-kind.ts';

/** The notice that stands at this moment. @returns undefined where there is none, or it has ended */
export async function readNotice(db: Database): Promise<SiteNotice | undefined> {
  const [inForce] = await readInForce(db, { ...noticeKind, schema: noticeSchema });
  if (!inForce) return undefined;
  const { level, english, spanish, link } = inForce.body;
  return {
    version: inForce.number,
    level,
    words: { en: english, es: spanish },
    ...(link && { href: link }),
  };
}
