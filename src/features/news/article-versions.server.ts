import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import { addVersion } from '#revisions/change-subject.server.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { hasCome, NOW } from '#revisions/standing.server.ts';
import type { Transaction } from '#server/database/connect.ts';
import { findUser } from '#server/sessions/administrators.ts';
import { articleKind, fieldsOf } from './article-kind.ts';
import { articleAddresses, articles } from './articles.table.ts';
import type { LockedArticle } from './lock-article.server.ts';

/* The versions of articles, written in the transaction of each change (docs/decisions/0031-revisions.md). */

/**
 * Keeps how an article is before it is changed, where its last version says something else: it is of before there were
 * versions, came with the software, or was changed by a server of the version before. Called under `lockArticles`.
 */
export async function keepStateBefore(tx: Transaction, before: LockedArticle): Promise<void> {
  const [last] = await tx
    .select({ body: revisions.body, state: revisions.state })
    .from(revisions)
    .where(and(eq(revisions.kind, articleKind.name), eq(revisions.subject, before.id), hasCome))
    .orderBy(desc(revisions.inForceFrom), desc(revisions.number))
    .limit(1);
  const read = last?.state === 'approved' ? articleKind.schema.safeParse(last.body) : undefined;
  if (read?.success && isDeepStrictEqual(fieldsOf(read.data), fieldsOf(before))) return;
  await tx.insert(revisions).values({
    kind: articleKind.name,
    subject: before.id,
    body: { ...fieldsOf(before), counterpartId: before.counterpartId },
    state: 'approved',
    // In force before what follows, whatever a server's clock said when it was written.
    inForceFrom: NOW,
    createdAt: before.updatedAt,
  });
}

/** Keeps what is stored of an article now as its last version. @param username who has just written it */
export async function keepVersion(
  tx: Transaction,
  id: string,
  username: string,
  note?: string | undefined,
): Promise<void> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id));
  if (!row) return;
  const body = { ...fieldsOf(row), counterpartId: row.counterpartId };
  await addVersion(tx, { ...(await versionBy(tx, id, username)), body, note, state: 'approved' });
}

/** Keeps an article in the trash, whole: its row is removed in the same transaction. */
export async function keepInTrash(
  tx: Transaction,
  before: LockedArticle,
  username: string,
  note?: string | undefined,
): Promise<void> {
  const addresses = await tx
    .select({ slug: articleAddresses.slug })
    .from(articleAddresses)
    .where(eq(articleAddresses.articleId, before.id));
  const formerRow = {
    slug: before.slug,
    addresses: addresses.map(({ slug }) => slug),
    createdAt: before.createdAt.toISOString(),
    version: before.version,
  };
  const body = { ...fieldsOf(before), counterpartId: before.counterpartId, formerRow };
  await addVersion(tx, { ...(await versionBy(tx, before.id, username)), body, note, state: 'trashed' });
}

async function versionBy(tx: Transaction, subject: string, username: string) {
  const user = await findUser(tx, username);
  return { kind: articleKind, subject, author: { userId: user?.id ?? null, username } };
}
