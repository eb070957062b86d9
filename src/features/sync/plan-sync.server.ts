import { isDeepStrictEqual } from 'node:util';
import type { StoredFields } from '#features/news/article.ts';
import { freeSlug, slugOf } from '#features/news/article-address.ts';
import type { Locale } from '#i18n/locale.ts';
import type { User } from '#server/sessions/administrators.ts';
import type { SyncOutcome, SyncReport } from './sync-report.ts';

/** One of the six as it is to be there. Its `slug` is the name that it came with, whatever it is called today. */
export type SourceArticle = {
  slug: string;
  /** Its name in addresses now. */
  address: string;
  /** The names that it had, which lead to it. */
  formerAddresses: readonly string[];
  fields: StoredFields;
  createdAt: Date;
  /** Picture and its text that take the place of an uploaded picture, which does not travel. */
  bundled: Pick<StoredFields, 'image' | 'alt'>;
  /** Its counterpart among the six; null for none; undefined when that is another article, so the link stays. */
  counterpartSlug: string | null | undefined;
};

/** What is pushed. */
export type SyncSource = {
  user: { username: string; password: string };
  articles: readonly SourceArticle[];
  /** Those of the six that were deleted here: they are left as they are there. */
  deleted: readonly { slug: string; language: Locale; title: string }[];
  /** Order of the report. */
  slugs: readonly string[];
};

export type TargetArticle = {
  slug: string;
  address: string;
  fields: StoredFields;
  counterpartSlug: string | null;
};

/** What the target holds: our user, the six, and whatever article names one of them as its counterpart. */
export type SyncTarget = {
  user: Pick<User, 'id' | 'username' | 'password'> | undefined;
  articles: readonly TargetArticle[];
  /** Every name in addresses that leads to an article there: to which of the six; undefined for another article. */
  addresses: ReadonlyMap<string, string | undefined>;
};

/** One row to write. What is not there stays as it is. */
export type ArticleChange = {
  slug: string;
  isNew: boolean;
  createdAt?: Date;
  fields?: StoredFields;
  address?: string;
  /** Names to add that lead to it. */
  formerAddresses?: readonly string[];
  counterpartSlug?: string | null;
};

export type SyncPlan = Pick<SyncReport, 'user' | 'articles' | 'picturesNotCarried'> & {
  changes: readonly ArticleChange[];
};

/** Uploaded pictures lie in this site's storage; every other picture is part of the software. */
const UPLOADED = /^\/objects\//;

/**
 * Decides what has to be written so that the target shows what this instance holds. Pure, and the same for a preview.
 */
export function planSync(source: SyncSource, target: SyncTarget): SyncPlan {
  const there = new Map(target.articles.map((article) => [article.slug, article]));
  const links = planLinks(source, there);
  const addresses = planAddresses(source, target);
  const changes: ArticleChange[] = [];
  const outcomes = new Map<string, SyncOutcome>(source.deleted.map(({ slug }) => [slug, 'left']));
  for (const article of source.articles) {
    const found = there.get(article.slug);
    const fields = fieldsFor(article, found);
    const isSame = found !== undefined && isDeepStrictEqual(found.fields, fields);
    const link = links.get(article.slug);
    const isLinkSame = link === undefined || link === (found?.counterpartSlug ?? null);
    const { address = article.address, formerAddresses = [] } = addresses.get(article.slug) ?? {};
    const isAddressSame = address === found?.address;
    const isUnchanged = isSame && isLinkSame && isAddressSame && formerAddresses.length === 0;
    outcomes.set(article.slug, found ? (isUnchanged ? 'unchanged' : 'updated') : 'created');
    if (isUnchanged) continue;
    changes.push({
      slug: article.slug,
      isNew: !found,
      ...(found ? {} : { createdAt: article.createdAt }),
      ...(isSame ? {} : { fields }),
      ...(isAddressSame ? {} : { address }),
      ...(formerAddresses.length === 0 ? {} : { formerAddresses }),
      ...(isLinkSame ? {} : { counterpartSlug: link }),
    });
  }
  const pushed = new Set(source.articles.map(({ slug }) => slug));
  for (const { slug } of target.articles) {
    const link = links.get(slug);
    if (pushed.has(slug) || link === undefined) continue;
    changes.push({ slug, isNew: false, counterpartSlug: link });
    if (outcomes.has(slug)) outcomes.set(slug, 'updated');
  }
  return {
    user: { username: source.user.username, outcome: userOutcome(source, target) },
    articles: describeArticles(source, outcomes),
    picturesNotCarried: source.articles
      .filter(({ fields }) => isUploaded(fields.image))
      .map(({ slug, fields }) => ({ slug, image: fields.image ?? '' })),
    changes,
  };
}

function userOutcome({ user }: SyncSource, target: SyncTarget): SyncOutcome {
  if (!target.user) return 'created';
  return target.user.password === user.password ? 'unchanged' : 'updated';
}

/** An uploaded picture stays here, and with it the text that describes it. */
function fieldsFor({ fields, bundled }: SourceArticle, found: TargetArticle | undefined): StoredFields {
  if (!isUploaded(fields.image)) return fields;
  const { image, alt } = found?.fields ?? bundled;
  return { ...fields, image, alt };
}

function isUploaded(image: string | null): boolean {
  return image !== null && UPLOADED.test(image.trim());
}

/**
 * The links that have to be set there, by slug. Two articles name each other: where one of ours turns to another (or
 * to none), an article that still names it lets go.
 */
function planLinks(
  source: SyncSource,
  there: ReadonlyMap<string, TargetArticle>,
): Map<string, string | null> {
  const deleted = new Set(source.deleted.map(({ slug }) => slug));
  const links = new Map<string, string | null>();
  for (const { slug, counterpartSlug } of source.articles) {
    const current = there.get(slug)?.counterpartSlug ?? null;
    // Its counterpart was deleted here, which ended the link here; there the two that name each other are left.
    const isLeft =
      counterpartSlug === null &&
      current !== null &&
      deleted.has(current) &&
      there.get(current)?.counterpartSlug === slug;
    if (counterpartSlug !== undefined && !isLeft) links.set(slug, counterpartSlug);
  }
  for (const { slug, counterpartSlug } of there.values()) {
    if (links.has(slug) || counterpartSlug === null) continue;
    const partner = links.get(counterpartSlug);
    if (partner !== undefined && partner !== slug) links.set(slug, null);
  }
  return links;
}

/**
 * The names in addresses that the six get there: those that they have here, unless another article there has or had one.
 * Then a name is made from the title, as for any article there.
 */
function planAddresses(
  source: SyncSource,
  target: SyncTarget,
): Map<string, Pick<SourceArticle, 'address' | 'formerAddresses'>> {
  const holders = new Map(target.addresses);
  const planned = new Map<string, Pick<SourceArticle, 'address' | 'formerAddresses'>>();
  for (const { slug, address: wanted, formerAddresses: former, fields } of source.articles) {
    const ofOthers = new Set([...holders].flatMap(([address, holder]) => (holder === slug ? [] : [address])));
    const address = ofOthers.has(wanted) ? freeSlug(slugOf(fields.title), ofOthers) : wanted;
    const formerAddresses = former.filter((each) => !holders.has(each) && each !== address);
    for (const each of [address, ...formerAddresses]) holders.set(each, slug);
    planned.set(slug, { address, formerAddresses });
  }
  return planned;
}

function describeArticles(source: SyncSource, outcomes: ReadonlyMap<string, SyncOutcome>) {
  const titles = new Map<string, { language: Locale; title: string }>([
    ...source.deleted.map(({ slug, ...told }) => [slug, told] as const),
    ...source.articles.map(({ slug, fields }) => [slug, fields] as const),
  ]);
  return source.slugs.flatMap((slug) => {
    const told = titles.get(slug);
    const outcome = outcomes.get(slug);
    return told && outcome ? [{ slug, language: told.language, title: told.title, outcome }] : [];
  });
}
