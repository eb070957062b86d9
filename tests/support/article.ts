import { type AdminArticle, articleFields, type StoredFields } from '#features/news/article.ts';

/** An article's fields: a test gives those that it is about, the others have the least that is valid. */
export function fieldsWith(given: Partial<StoredFields> = {}): StoredFields {
  const least = { title: 'A', excerpt: 'B', content: 'C', category: 'News', language: 'en', isActive: true };
  return { ...articleFields.parse(least), ...given };
}

/** An article as administrators get it. */
export function articleWith(given: Partial<AdminArticle> = {}): AdminArticle {
  return {
    ...fieldsWith(),
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'a',
    pictureSize: null,
    counterpartSlug: null,
    counterpartId: null,
    version: 1,
    createdAt: '2026-01-01T12:00:00.000Z',
    updatedAt: '2026-01-01T12:00:00.000Z',
    ...given,
  };
}
