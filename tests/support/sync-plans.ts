import type {
  SourceArticle,
  SyncPlan,
  SyncSource,
  SyncTarget,
  TargetArticle,
} from '#features/sync/plan-sync.server.ts';
import { fieldsWith } from './article.ts';

/* The two ends of a sync for tests of its planning, and a target as a plan leaves it. */

/** The names that the articles pushed came with. */
export const SLUGS = ['a-en', 'a-es', 'b-en', 'b-es'];

export const FIELDS = fieldsWith({
  title: 'Title',
  content: { sections: [{ title: 'Contenido', content: 'Text' }] },
  image: 'heat',
  alt: 'A glass of water',
});

/** An article as it is here. */
export function article(slug: string, more: Partial<SourceArticle> = {}): SourceArticle {
  const bundled = { image: 'school', alt: 'A school bag' };
  const addresses = { address: slug, formerAddresses: [] };
  return {
    slug,
    ...addresses,
    fields: FIELDS,
    createdAt: new Date(0),
    bundled,
    counterpartSlug: null,
    ...more,
  };
}

/** An article that stands there, under the name that it came with. */
export function standing(slug: string, more: Partial<TargetArticle> = {}): TargetArticle {
  return { slug, address: slug, fields: FIELDS, counterpartSlug: null, ...more };
}

/** A target with these articles. @param former names that they had, and names of other articles */
export function targetWith(
  articles: readonly TargetArticle[],
  former: [string, string | undefined][] = [],
): SyncTarget {
  const present = articles.map(
    ({ slug, address }) => [address, SLUGS.includes(slug) ? slug : undefined] as const,
  );
  return { user: undefined, articles, addresses: new Map([...former, ...present]) };
}

/** What is pushed: these articles; the others of SLUGS were deleted. */
export function source(articles: readonly SourceArticle[]): SyncSource {
  const present = new Set(articles.map(({ slug }) => slug));
  const deleted = SLUGS.filter((slug) => !present.has(slug));
  return {
    user: { username: 'ana', password: 'hash' },
    articles,
    deleted: deleted.map((slug) => ({ slug, language: 'en', title: slug })),
    slugs: SLUGS,
  };
}

/** What the target holds once a plan has been carried out, as the statements of `applySync` do. */
export function carryOut(from: SyncSource, target: SyncTarget, plan: SyncPlan): SyncTarget {
  const rows = new Map(target.articles.map((row) => [row.slug, row]));
  const addresses = new Map(target.addresses);
  for (const { slug, fields, address, formerAddresses = [], counterpartSlug } of plan.changes) {
    const row = rows.get(slug) ?? standing(slug);
    const changed = {
      slug,
      address: address ?? row.address,
      fields: fields ?? row.fields,
      counterpartSlug: counterpartSlug === undefined ? row.counterpartSlug : counterpartSlug,
    };
    rows.set(slug, changed);
    const holder = SLUGS.includes(slug) ? slug : undefined;
    for (const name of [changed.address, ...formerAddresses]) addresses.set(name, holder);
  }
  const user = { id: 'id', username: 'ana', password: from.user.password };
  return { user, articles: [...rows.values()], addresses };
}

export const EMPTY = targetWith([]);
