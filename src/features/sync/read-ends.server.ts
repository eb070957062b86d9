import { eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { articleFields } from '#features/news/article.ts';
import { articles } from '#features/news/articles.table.ts';
import { BUNDLED_ARTICLES } from '#features/news/bundled/bundled-articles.server.ts';
import { fieldColumns } from '#features/news/read-articles.server.ts';
import type { Transaction } from '#server/database/connect.ts';
import { NotSignedIn } from '#server/errors.ts';
import { findUser, lockUsers } from '#server/sessions/administrators.ts';
import { users } from '#server/sessions/sessions.table.ts';
import type { SourceArticle, SyncSource, SyncTarget, TargetArticle } from './plan-sync.server.ts';

/* The two ends of a sync, as they are: what this instance pushes, and what the target holds of it. */

/** The six, in the order in which they are shown. */
const BUNDLED = BUNDLED_ARTICLES.flatMap(({ en, es }, pair) => [
  { slug: en.slug, fields: articleFields.parse(en), pair, otherSlug: es.slug },
  { slug: es.slug, fields: articleFields.parse(es), pair, otherSlug: en.slug },
]);
export const SYNCED_SLUGS: readonly string[] = BUNDLED.map(({ slug }) => slug);
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
  const rows = await tx
    .select({
      slug: articles.slug,
      fields: fieldColumns,
      createdAt: articles.createdAt,
      counterpartSlug: counterparts.slug,
    })
    .from(articles)
    .leftJoin(counterparts, eq(counterparts.id, articles.counterpartId))
    .where(inArray(articles.slug, [...SYNCED_SLUGS]));
  const here = new Map(rows.map((row) => [row.slug, row]));
  const missing = BUNDLED.filter(({ slug }) => !here.has(slug));
  const standing = BUNDLED.flatMap((article): SourceArticle[] => {
    const row = here.get(article.slug);
    if (!row) return [];
    // An article that comes back becomes the counterpart of the one that has lost it.
    const isReturning = bringsBack && row.counterpartSlug === null && !here.has(article.otherSlug);
    return [
      {
        ...row,
        bundled: { image: article.fields.image, alt: article.fields.alt },
        counterpartSlug: isReturning ? article.otherSlug : amongTheSix(row.counterpartSlug),
      },
    ];
  });
  const returning = bringsBack ? missing.map((article) => asBundled(article, standing)) : [];
  const deleted = bringsBack
    ? []
    : missing.map(({ slug, fields: { language, title } }) => ({ slug, language, title }));
  return { articles: [...standing, ...returning], deleted, slugs: SYNCED_SLUGS };
}

/** @returns undefined for the slug of an article that is not pushed */
function amongTheSix(slug: string | null): string | null | undefined {
  return slug === null || SYNCED_SLUGS.includes(slug) ? slug : undefined;
}

/** A bundled article as it came; newest first is the order of every list, so each pair is a minute older. */
function asBundled(
  { slug, fields, pair, otherSlug }: (typeof BUNDLED)[number],
  standing: readonly SourceArticle[],
): SourceArticle {
  const other = standing.find((article) => article.slug === otherSlug);
  return {
    slug,
    fields,
    createdAt: new Date(Date.now() - pair * MINUTE_MS),
    bundled: { image: fields.image, alt: fields.alt },
    counterpartSlug: other && other.counterpartSlug !== slug ? null : otherSlug,
  };
}

/** The rows of the target that correspond to what is pushed. */
export async function readTarget(
  tx: Transaction,
  wanted: { username: string; slugs: readonly string[] },
): Promise<SyncTarget> {
  const user = await findUser(tx, wanted.username);
  const rows: TargetArticle[] = await tx
    .select({ slug: articles.slug, fields: fieldColumns, counterpartSlug: counterparts.slug })
    .from(articles)
    .leftJoin(counterparts, eq(counterparts.id, articles.counterpartId))
    .where(or(inArray(articles.slug, [...wanted.slugs]), inArray(counterparts.slug, [...wanted.slugs])));
  return { user, articles: rows };
}

/** Keeps users from being made, and this one from being changed, until the transaction ends. */
export async function lockTargetUser(tx: Transaction, username: string): Promise<void> {
  await lockUsers(tx);
  const user = await findUser(tx, username);
  if (user) await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
}
