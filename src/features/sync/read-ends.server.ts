import { eq, inArray, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { articleFields } from '#features/news/article.ts';
import { articleAddresses, articles } from '#features/news/articles.table.ts';
import { BUNDLED_ARTICLES } from '#features/news/bundled/bundled-articles.server.ts';
import { fieldColumns } from '#features/news/read-articles.server.ts';
import type { Transaction } from '#server/database/connect.ts';
import { NotSignedIn } from '#server/errors.ts';
import { findUser, lockUsers } from '#server/sessions/administrators.ts';
import { users } from '#server/sessions/sessions.table.ts';
import type { SourceArticle, SyncSource, SyncTarget, TargetArticle } from './plan-sync.server.ts';

/* The two ends of a sync, as they are: what this instance pushes, and what the target holds of it. */

/** The six, in the order in which they are shown. The name that one came with is its own for ever, and tells it there. */
const BUNDLED = BUNDLED_ARTICLES.flatMap(({ en, es }, pair) => [
  { slug: en.slug, fields: articleFields.parse(en), pair, otherSlug: es.slug },
  { slug: es.slug, fields: articleFields.parse(es), pair, otherSlug: en.slug },
]);
const SYNCED_SLUGS: readonly string[] = BUNDLED.map(({ slug }) => slug);
const MINUTE_MS = 60_000;

const counterparts = alias(articles, 'counterparts');

/** @throws {NotSignedIn} when the user has been removed since the session was checked */
export async function readSourceUser(tx: Transaction, userId: string) {
  const [user] = await tx
    .select({
      username: users.username,
      password: users.password,
      hasGeneratedPassword: users.hasGeneratedPassword,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new NotSignedIn();
  return user;
}

/**
 * The six articles as they are in this database.
 *
 * @param options.bringsBack whether those that were deleted are pushed as they came with the software
 */
export async function readSourceArticles(
  tx: Transaction,
  { bringsBack }: { bringsBack: boolean },
): Promise<Omit<SyncSource, 'user'>> {
  const { addresses, ids, slugOfId } = await readAddresses(tx);
  const rows = await tx
    .select({
      id: articles.id,
      address: articles.slug,
      fields: fieldColumns,
      createdAt: articles.createdAt,
      counterpartId: articles.counterpartId,
    })
    .from(articles)
    .where(inArray(articles.id, ids));
  const here = new Map(
    rows.map(({ id, counterpartId, ...row }) => [
      slugOfId.get(id),
      // Undefined for an article that is not pushed.
      { ...row, id, counterpartSlug: counterpartId === null ? null : slugOfId.get(counterpartId) },
    ]),
  );
  const missing = BUNDLED.filter(({ slug }) => !here.has(slug));
  const standing = BUNDLED.flatMap((article): SourceArticle[] => {
    const row = here.get(article.slug);
    if (!row) return [];
    const { id, ...told } = row;
    // An article that comes back becomes the counterpart of the one that has lost it.
    const isReturning = bringsBack && row.counterpartSlug === null && !here.has(article.otherSlug);
    return [
      {
        ...told,
        slug: article.slug,
        formerAddresses: addresses.flatMap(({ slug, articleId }) =>
          articleId === id && slug !== row.address ? [slug] : [],
        ),
        bundled: { image: article.fields.image, alt: article.fields.alt },
        counterpartSlug: isReturning ? article.otherSlug : row.counterpartSlug,
      },
    ];
  });
  const returning = bringsBack ? missing.map((article) => asBundled(article, standing)) : [];
  const deleted = bringsBack
    ? []
    : missing.map(({ slug, fields: { language, title } }) => ({ slug, language, title }));
  return { articles: [...standing, ...returning], deleted, slugs: SYNCED_SLUGS };
}

/** Whose names in addresses are whose, in order; and which articles are the six, by the names that they came with. */
async function readAddresses(tx: Transaction) {
  const addresses = await tx
    .select()
    .from(articleAddresses)
    .where(isNotNull(articleAddresses.articleId))
    .orderBy(articleAddresses.slug);
  const slugOfId = new Map(
    addresses.flatMap(({ slug, articleId }) =>
      articleId !== null && SYNCED_SLUGS.includes(slug) ? [[articleId, slug] as const] : [],
    ),
  );
  return { addresses, slugOfId, ids: [...slugOfId.keys()] };
}

/** A bundled article as it came; newest first is the order of every list, so each pair is a minute older. */
function asBundled(
  { slug, fields, pair, otherSlug }: (typeof BUNDLED)[number],
  standing: readonly SourceArticle[],
): SourceArticle {
  const other = standing.find((article) => article.slug === otherSlug);
  return {
    slug,
    address: slug,
    formerAddresses: [],
    fields,
    createdAt: new Date(Date.now() - pair * MINUTE_MS),
    bundled: { image: fields.image, alt: fields.alt },
    counterpartSlug: other && other.counterpartSlug !== slug ? null : otherSlug,
  };
}

/** The rows of the target that correspond to what is pushed. */
export async function readTarget(tx: Transaction, username: string): Promise<SyncTarget> {
  const user = await findUser(tx, username);
  const { addresses, ids, slugOfId } = await readAddresses(tx);
  const rows = await tx
    .select({
      id: articles.id,
      address: articles.slug,
      fields: fieldColumns,
      counterpartId: articles.counterpartId,
      counterpartAddress: counterparts.slug,
    })
    .from(articles)
    .leftJoin(counterparts, eq(counterparts.id, articles.counterpartId))
    .where(or(inArray(articles.id, ids), inArray(articles.counterpartId, ids)));
  return {
    user,
    articles: rows.map(
      ({ id, address, fields, counterpartId, counterpartAddress }): TargetArticle => ({
        slug: slugOfId.get(id) ?? address,
        address,
        fields,
        counterpartSlug: slugOfId.get(counterpartId ?? '') ?? counterpartAddress,
      }),
    ),
    addresses: new Map(addresses.map(({ slug, articleId }) => [slug, slugOfId.get(articleId ?? '')])),
  };
}

/** Keeps users from being made, and this one from being changed, until the transaction ends. */
export async function lockTargetUser(tx: Transaction, username: string): Promise<void> {
  await lockUsers(tx);
  const user = await findUser(tx, username);
  if (user) await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
}
