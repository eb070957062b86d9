import { z } from 'zod';
import { optionalLine, requiredBlock, requiredLine } from '#forms/form-fields.ts';
import { LOCALES } from '#i18n/locale.ts';
import { toReadableLine, toReadableText } from '#ui/readable-text.ts';
import { BUNDLED_PICTURES, isArticleId, isOwnPath } from './article.ts';

/*
 * What an article is made from. Whoever writes one, a person or this software, is held to it; messages are keys, for
 * which the administration has the messages. Texts of the content are kept letter by letter, but for characters that
 * nobody can read, so that what is loaded and saved again is the same.
 */

/** Longest texts, in characters, and longest lists. */
export const ARTICLE_LIMITS = {
  title: 200,
  excerpt: 1000,
  category: 200,
  readTime: 200,
  image: 1000,
  alt: 1000,
  sectionTitle: 200,
  sectionText: 50_000,
  item: 1000,
  parts: 100,
  /** The content as a whole, written as JSON. */
  content: 300_000,
} as const;

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
  'field.unknown',
  'field.type',
  'text.tooLong',
  'choice.unknown',
] as const;

/** One line, kept as it is but for what cannot be read. */
const exactLine = (longest: number) =>
  z.string('field.type').overwrite(toReadableLine).max(longest, 'text.tooLong');

/** Several lines, kept as they are but for what cannot be read. */
const exactText = (longest: number) =>
  z.string('field.type').overwrite(toReadableText).max(longest, 'text.tooLong');

/** Messages of what is no object, or an object with a field that nobody knows. */
const keys = {
  error: ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? 'field.unknown' : 'field.type'),
};

const sectionTitle = exactLine(ARTICLE_LIMITS.sectionTitle);
const items = z
  .array(exactText(ARTICLE_LIMITS.item), 'field.type')
  .max(ARTICLE_LIMITS.parts, 'content.tooManyParts');

const sections = z.strictObject(
  {
    sections: z
      .array(
        z.strictObject(
          {
            title: sectionTitle,
            content: exactText(ARTICLE_LIMITS.sectionText),
            items: items.optional(),
            subsections: z
              .array(z.strictObject({ title: sectionTitle, items }, keys), 'field.type')
              .max(ARTICLE_LIMITS.parts, 'content.tooManyParts')
              .optional(),
          },
          keys,
        ),
        'field.type',
      )
      .max(ARTICLE_LIMITS.parts, 'content.tooManyParts'),
  },
  keys,
);

/** The full text of an article: plain text, or sections (docs/product/articles.md, Content). */
export type ArticleContent = string | z.infer<typeof sections>;
export type ContentSection = z.infer<typeof sections>['sections'][number];

/** Reads content of either kind. A problem names its place: content.sections.0.items.2. */
export const articleContent = z.unknown().transform((given, context): ArticleContent => {
  const schema: z.ZodType<ArticleContent> =
    typeof given === 'string' ? exactText(ARTICLE_LIMITS.sectionText) : sections;
  const read = schema.safeParse(given);
  for (const issue of read.error?.issues ?? []) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const places =
      unknown.length > 0 ? unknown.map((key) => [...issue.path, key.slice(0, 40)]) : [issue.path];
    const message = given === undefined || given === null ? 'content.missing' : issue.message;
    for (const path of places.slice(0, 10)) context.addIssue({ code: 'custom', message, path });
  }
  if (!read.success) return z.NEVER;
  const written = JSON.stringify(read.data);
  const problem = !hasText(read.data)
    ? 'content.missing'
    : written.length > ARTICLE_LIMITS.content
      ? 'content.tooLong'
      : undefined;
  if (problem) context.addIssue({ code: 'custom', message: problem });
  return read.data;
});

/** An empty text is none. */
const emptyToNull = (text: string | null) => (text === '' ? null : text);
const optionalText = (longest: number) => optionalLine(longest).nullable().transform(emptyToNull);

export const articleInput = z.strictObject(
  {
    title: requiredLine(ARTICLE_LIMITS.title, 'title.missing'),
    excerpt: requiredBlock(ARTICLE_LIMITS.excerpt, 'excerpt.missing'),
    content: articleContent,
    image: optionalLine(ARTICLE_LIMITS.image)
      .refine((image) => image === '' || isBundledName(image) || isOwnPath(image), 'image.foreign')
      .nullable()
      .transform(emptyToNull),
    alt: optionalText(ARTICLE_LIMITS.alt),
    readTime: optionalText(ARTICLE_LIMITS.readTime),
    // Absent, a new article has the defaults of the table, and a stored one keeps what it has.
    category: requiredLine(ARTICLE_LIMITS.category, 'category.missing').optional(),
    language: z.enum(LOCALES, 'choice.unknown').optional(),
    isActive: z.boolean('field.type').optional(),
    /** Id of the same article in the other language; null for none. */
    counterpartId: z
      .string('counterpart.unknown')
      .refine(isArticleId, 'counterpart.unknown')
      .toLowerCase()
      .nullable()
      .optional(),
  },
  keys,
);

export type ArticleInput = z.infer<typeof articleInput>;

function isBundledName(image: string): boolean {
  return BUNDLED_PICTURES.some((name) => name === image);
}

/** Whether there is anything to read in some content; titles alone are none. */
function hasText(content: ArticleContent): boolean {
  if (typeof content === 'string') return content.trim() !== '';
  return content.sections
    .flatMap(({ content: text, items: bullets = [], subsections = [] }) => [
      text,
      ...bullets,
      ...subsections.flatMap((inner) => inner.items),
    ])
    .some((text) => text.trim() !== '');
}
