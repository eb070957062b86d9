import { z } from 'zod';
import { defineKind } from '#revisions/define-kind.ts';
import { ARTICLE_FIELD_NAMES, type StoredFields, typedFields } from './article.ts';

const optional = z.string().nullable().default(null);

/** What the row of an article in the trash held besides: it comes back with it. */
const formerRow = z.object({
  slug: z.string(),
  /** Every name in addresses that it had, with the one above. */
  addresses: z.array(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
});

/**
 * A version of an article: its fields as they were stored and who its counterpart was. What is stored may be refused
 * today, and is listed and compared all the same; restoring it asks the API's schema (`articleInput`).
 */
const articleVersion = z.object({
  ...typedFields.shape,
  image: optional,
  alt: optional,
  readTime: optional,
  content: z.unknown(),
  counterpartId: optional,
  formerRow: formerRow.optional(),
});

/** The article as a kind of content with versions. What is in force of it is the row of its own table. */
export const articleKind = defineKind({
  name: 'articles',
  words: () => import('./admin/messages/es.ts'),
  schema: articleVersion,
  right: 'articles',
  isOnly: false,
  titleOf: ({ title }) => title,
});

/** An article's fields alone, of a version or of a row. */
export function fieldsOf(given: StoredFields): StoredFields {
  return Object.fromEntries(ARTICLE_FIELD_NAMES.map((name) => [name, given[name]])) as StoredFields;
}
