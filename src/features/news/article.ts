import { z } from 'zod';
import type { PictureSize } from '#features/pictures/picture.ts';
import { optionalLine, requiredBlock, requiredLine } from '#forms/form-fields.ts';
import { LOCALES } from '#i18n/locale.ts';
import { isArticleId } from './article-address.ts';
import { type ArticleContent, articleContent, objectProblems } from './article-content-schema.ts';
import { isArticleImage } from './article-image.ts';

/**
 * A text of an article. The editor holds an empty text where nothing is stored.
 *
 * @param initial what a new article begins with
 */
function text<Schema extends z.ZodType<string | null>>(
  limit: number,
  schemaFor: (limit: number) => Schema,
  initial = '',
) {
  return { limit, schema: schemaFor(limit), typed: z.string().default(initial) };
}

/** An empty text is none. */
const emptyToNull = (given: string | null) => (given === '' ? null : given);
const optionalText = (limit: number) => optionalLine(limit).nullable().transform(emptyToNull);
const language = z.enum(LOCALES, 'choice.unknown');

/**
 * An article's fields are listed here and nowhere else: what the API takes and stores (`schema`; messages are keys, for
 * which the administration has the messages), and what the editor and its drafts hold (`typed`; its default is what a
 * new article begins with). The table `articles` has a column of the same name for each. From this list follow the
 * API's input and answers, the columns that are read, the editor's form, drafts, conflicts, and what a sync carries.
 */
export const ARTICLE_FIELDS = {
  title: text(200, (limit) => requiredLine(limit, 'title.missing')),
  excerpt: text(1000, (limit) => requiredBlock(limit, 'excerpt.missing')),
  /** Plain text or sections. The editor holds it in its own way (`admin/article-form.ts`). */
  content: { schema: articleContent },
  /** Name of a bundled picture, or a path of this site. */
  image: text(1000, (limit) =>
    optionalLine(limit)
      .refine((image) => image === '' || isArticleImage(image), 'image.foreign')
      .nullable()
      .transform(emptyToNull),
  ),
  alt: text(1000, optionalText),
  category: text(200, (limit) => requiredLine(limit, 'category.missing'), 'Noticias'),
  readTime: text(200, optionalText),
  language: { schema: language, typed: language.default('es') },
  isActive: { schema: z.boolean('field.type'), typed: z.boolean().default(true) },
};

type Fields = typeof ARTICLE_FIELDS;
export type ArticleField = keyof Fields;
/** A field that the editor holds by itself. */
type TypedField = Exclude<ArticleField, 'content'>;
/** A field that is one text. */
export type TextName = {
  [Name in ArticleField]: Fields[Name] extends { limit: number } ? Name : never;
}[ArticleField];

/** Their order is that of what is sent. */
export const ARTICLE_FIELD_NAMES = Object.keys(ARTICLE_FIELDS) as ArticleField[];

export const TYPED_FIELD_NAMES = ARTICLE_FIELD_NAMES.filter((name) => name !== 'content');

/** Whatever an article says of itself, as it is stored. */
export const articleFields = z.object(
  Object.fromEntries(ARTICLE_FIELD_NAMES.map((name) => [name, ARTICLE_FIELDS[name].schema])) as {
    [Name in ArticleField]: Fields[Name]['schema'];
  },
);

/** What the editor holds of an article, but for its content. */
export const typedFields = z.object(
  Object.fromEntries(TYPED_FIELD_NAMES.map((name) => [name, ARTICLE_FIELDS[name].typed])) as {
    [Name in TypedField]: Fields[Name]['typed'];
  },
);

/**
 * The body of POST and PUT /api/articles. Whoever writes an article, a person or this software, is held to it. Where
 * nothing is said of category, language and state, a new article has the defaults of the table, and a stored one keeps
 * what it has.
 */
export const articleInput = z.strictObject(
  {
    ...articleFields.partial({ category: true, language: true, isActive: true }).shape,
    /** Id of the same article in the other language; null for none. */
    counterpartId: z
      .string('counterpart.unknown')
      .refine(isArticleId, 'counterpart.unknown')
      .toLowerCase()
      .nullable()
      .optional(),
  },
  objectProblems,
);

export type ArticleInput = z.output<typeof articleInput>;

/** A request's body with the longest content, each of its characters escaped, and the other fields. */
export const ARTICLE_BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** Every message key that an article can be refused with; the panel has a message for each. */
export const ARTICLE_PROBLEM_KEYS = [
  'title.missing',
  'excerpt.missing',
  'content.missing',
  'content.tooLong',
  'content.tooManyParts',
  'category.missing',
  'image.foreign',
  'image.gone',
  'counterpart.unknown',
  'counterpart.sameLanguage',
  'counterpart.taken',
  'field.unknown',
  'field.type',
  'text.tooLong',
  'choice.unknown',
] as const;

/** An article's fields as they come from the database: anything may be its content (`readArticleContent`). */
export type StoredFields = Omit<z.output<typeof articleFields>, 'content'> & { content: unknown };

/** One article as the API returns it (docs/product/records.md, Article). Times are ISO 8601 in UTC. */
export type Article = StoredFields & {
  id: string;
  /** Names the article in addresses. */
  slug: string;
  /** Size of an uploaded picture, so that its place is kept until it is there; null for any other. */
  pictureSize: PictureSize | null;
  /** Slug of the same article in the other language, if it can be read there. */
  counterpartSlug: string | null;
  createdAt: string;
  updatedAt: string;
};

/** What a card shows: an article without its content, which is loaded when somebody wants to read it. */
export type ArticleSummary = Omit<Article, 'content'>;

/** An article as administrators see it. */
export type AdminArticle = Article & {
  /** The same article in the other language, whether strangers may read it or not. */
  counterpartId: string | null;
  /** Grows with every change; the ETag `"v3"` is its third state. */
  version: number;
};

/** An article of the administrators' list, which leaves the content out. */
export type AdminArticleSummary = Omit<AdminArticle, 'content'>;

/** An article that this software brings along, with the name it has in addresses. */
export type BundledArticle = Omit<z.input<typeof articleFields>, 'content'> & {
  slug: string;
  content: ArticleContent;
};
