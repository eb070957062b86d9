import { z } from 'zod';
import { toReadableLine, toReadableText } from '#ui/readable-text.ts';

/*
 * What an article's content is made from. Its texts are kept letter by letter, but for characters that nobody can
 * read, so that what is loaded and saved again is the same. How it is shown is in article-content.ts.
 */

/** Longest texts of the content, in characters, and longest lists. */
export const CONTENT_LIMITS = {
  sectionTitle: 200,
  sectionText: 50_000,
  item: 1000,
  parts: 100,
  /** The content as a whole, written as JSON. */
  whole: 300_000,
} as const;

/** Messages for a value that is no object, and for an object with an unknown field. */
export const objectProblems = {
  error: ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? 'field.unknown' : 'field.type'),
};

/** One line, kept as it is but for what cannot be read. */
const exactLine = (longest: number) =>
  z.string('field.type').overwrite(toReadableLine).max(longest, 'text.tooLong');

/** Several lines, kept as they are but for what cannot be read. */
const exactText = (longest: number) =>
  z.string('field.type').overwrite(toReadableText).max(longest, 'text.tooLong');

/** A section whose texts, lists and objects are checked as given. */
function sectionSchema<Text extends z.ZodType<string>>(given: {
  title: Text;
  content: Text;
  item: Text;
  listOf: <Entry extends z.ZodType>(entry: Entry) => z.ZodArray<Entry>;
  objectOf: <Shape extends z.ZodRawShape>(shape: Shape) => z.ZodObject<Shape>;
}) {
  const { title, content, item, listOf, objectOf } = given;
  const items = listOf(item);
  const subsections = listOf(objectOf({ title, items }));
  return objectOf({ title, content, items: items.optional(), subsections: subsections.optional() });
}

/** A section as somebody types it: of any length. */
export const typedSection = sectionSchema({
  title: z.string(),
  content: z.string(),
  item: z.string(),
  listOf: (entry) => z.array(entry),
  objectOf: (shape) => z.object(shape),
});

const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'field.type').max(CONTENT_LIMITS.parts, 'content.tooManyParts');

const sections = z.strictObject(
  {
    sections: listOf(
      sectionSchema({
        title: exactLine(CONTENT_LIMITS.sectionTitle),
        content: exactText(CONTENT_LIMITS.sectionText),
        item: exactText(CONTENT_LIMITS.item),
        listOf,
        objectOf: (shape) => z.strictObject(shape, objectProblems),
      }),
    ),
  },
  objectProblems,
);

/** The full text of an article: plain text, or sections (docs/product/articles.md, Content). */
export type ArticleContent = string | z.infer<typeof sections>;
export type ContentSection = z.infer<typeof sections>['sections'][number];
export type ContentSubsection = NonNullable<ContentSection['subsections']>[number];

/** Reads content of either kind. A problem names its place: content.sections.0.items.2. */
export const articleContent = z.unknown().transform((given, context): ArticleContent => {
  const schema: z.ZodType<ArticleContent> =
    typeof given === 'string' ? exactText(CONTENT_LIMITS.sectionText) : sections;
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
    : written.length > CONTENT_LIMITS.whole
      ? 'content.tooLong'
      : undefined;
  if (problem) context.addIssue({ code: 'custom', message: problem });
  return read.data;
});

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
