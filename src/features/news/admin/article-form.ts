import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import {
  type AdminArticle,
  type AdminArticleSummary,
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
  ARTICLE_PROBLEM_KEYS,
  type ArticleField,
  articleInput,
  type StoredFields,
  TYPED_FIELD_NAMES,
  typedFields,
} from '../article.ts';
import { isPlaceholderHeading, PLACEHOLDER_HEADINGS, readStoredContent } from '../article-content.ts';
import {
  type ArticleContent,
  articleContent,
  type ContentSection,
  typedSection,
} from '../article-content-schema.ts';
import { articleAlt } from '../article-image.ts';

/** What the editor holds, and keeps in drafts: texts as they are typed. */
export const articleForm = z.object({
  ...typedFields.shape,
  /** At least one. */
  sections: z.array(typedSection).min(1),
  /** The article came as plain text, and is that again unless it gets headings, bullets or further sections. */
  isPlainText: z.boolean(),
  counterpartId: z.string().nullable(),
});
export type ArticleForm = z.output<typeof articleForm>;

/** The body of POST and PUT /api/articles (docs/product/api.md). */
export type ArticlePayload = Omit<ArticleForm, 'sections' | 'isPlainText' | 'counterpartId'> & {
  content: ArticleContent;
  /** Besides the contract, and only where it changes. */
  counterpartId?: string | null;
};

export type ArticleProblemKey = (typeof ARTICLE_PROBLEM_KEYS)[number];
/** What is wrong, by the place in the form: "title", "content.sections.0.items.2". */
export type ArticleProblems = Readonly<Record<string, ArticleProblemKey>>;

/** A new article (docs/product/article-administration.md, Form). */
export const EMPTY_FORM: ArticleForm = articleForm.parse({
  sections: [emptySection('es')],
  isPlainText: false,
  counterpartId: null,
});

/** A stored article as the editor shows it, every part of its content included. */
export function toForm(article: StoredFields & Pick<AdminArticle, 'counterpartId'>): ArticleForm {
  return articleForm.parse({
    // Where nothing is stored, an empty text is shown.
    ...Object.fromEntries(TYPED_FIELD_NAMES.map((name) => [name, article[name] ?? ''])),
    ...toSections(article),
    counterpartId: article.counterpartId,
  });
}

/**
 * What is sent for a form.
 *
 * @param stored the article it is sent for; its counterpart is only spoken of when it changes
 */
export function toPayload(form: ArticleForm, stored?: Pick<AdminArticle, 'counterpartId'>): ArticlePayload {
  const { counterpartId } = form;
  return {
    ...toFields(form),
    ...(counterpartId === (stored?.counterpartId ?? null) ? {} : { counterpartId }),
  };
}

/** Checks a form with the schema that the API uses. */
export function problemsOf(form: ArticleForm): ArticleProblems {
  const read = articleInput.safeParse(toPayload(form));
  return toProblems(
    (read.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), key: message })),
  );
}

/**
 * A form without the parts of its content that hold nothing: a section or a bullet that was added and left as it was.
 * The first section stays, which the form always shows.
 */
export function withoutEmptyParts(form: ArticleForm): ArticleForm {
  const sections = form.sections.map(filledParts).filter((part, index) => index === 0 || hasWords(part));
  return { ...form, sections };
}

function filledParts({ items, subsections, ...rest }: ContentSection): ContentSection {
  const inner = subsections?.map((part) => ({ ...part, items: part.items.filter(isText) })).filter(hasWords);
  return {
    ...rest,
    ...(items && { items: items.filter(isText) }),
    ...(inner && { subsections: inner }),
  };
}

/** Whether there is any text in a part of the content. */
export function hasWords({
  title = '',
  content = '',
  items = [],
  subsections = [],
}: Partial<ContentSection>): boolean {
  return [title, content, ...items].some(isText) || subsections.some(hasWords);
}

function isText(text: string): boolean {
  return text.trim() !== '';
}

/** Articles that may become a form's counterpart: in the other language, and nobody else's. The chosen one is there too. */
export function counterpartChoices(
  articles: readonly AdminArticleSummary[],
  form: Pick<ArticleForm, 'language' | 'counterpartId'>,
  ownId: string | undefined,
): AdminArticleSummary[] {
  return articles.filter(({ id, language, counterpartId }) => {
    const isFree = counterpartId === null || counterpartId === ownId || id === form.counterpartId;
    return language !== form.language && id !== ownId && isFree;
  });
}

/** Field problems of the API, or of the schema, by their place in the form; of each place the first. */
export function toProblems(fields: readonly { field: string; key: string }[]): ArticleProblems {
  const problems: Record<string, ArticleProblemKey> = {};
  for (const { field, key } of fields) {
    // What is wrong with the content as a whole is said at its beginning.
    const place = field === 'content' || field === 'content.sections' ? 'content.sections.0.content' : field;
    problems[place] ??= ARTICLE_PROBLEM_KEYS.find((known) => known === key) ?? 'field.type';
  }
  return problems;
}

/** Whether two forms hold the same. */
export function isSameForm(one: ArticleForm, other: ArticleForm): boolean {
  return JSON.stringify(asRead(one)) === JSON.stringify(asRead(other));
}

/** Whether an article is what sending a form made of it: the API trims texts, and makes line ends and tabs alike. */
export function isStoredFrom(form: ArticleForm, article: AdminArticle): boolean {
  const { counterpartId } = form;
  return isSameForm(toForm({ ...asStored(form), counterpartId }), toForm(article));
}

/** What is stored of a form; of a field that would be refused, what was typed. */
export function asStored(form: ArticleForm): StoredFields {
  const fields = Object.entries(toFields(form)).map(([name, typed]) => {
    const read = ARTICLE_FIELDS[name as ArticleField].schema.safeParse(typed);
    return [name, read.success ? read.data : typed];
  });
  return Object.fromEntries(fields);
}

/**
 * What changes with the language of a text: the category and the first heading, as long as they are what the editor
 * offers, and the counterpart, which is in the other language.
 *
 * @param stored the article that is edited; its own counterpart comes back with its language
 */
export function withLanguage(
  language: Locale,
  { category, sections }: Pick<ArticleForm, 'category' | 'sections'>,
  stored: Pick<AdminArticle, 'language' | 'counterpartId'> | undefined,
): Pick<ArticleForm, 'language' | 'category' | 'sections' | 'counterpartId'> {
  return {
    language,
    category: categoryIn(language, category),
    sections: sections.map((section, index) =>
      index === 0 && isPlaceholderHeading(section.title)
        ? { ...section, title: PLACEHOLDER_HEADINGS[language] }
        : section,
    ),
    counterpartId: stored?.language === language ? stored.counterpartId : null,
  };
}

/** The fields in which a form differs from a stored article. */
export function differingFields(form: ArticleForm, stored: AdminArticle): (keyof ArticlePayload)[] {
  const mine = { ...toPayload(form), counterpartId: form.counterpartId };
  const theirs = { ...toPayload(toForm(stored)), counterpartId: stored.counterpartId };
  const names = Object.keys(mine) as (keyof ArticlePayload)[];
  return names.filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]));
}

/** The id of the element that holds a place of the form. */
export function fieldId(place: string): string {
  return `article-${place.replaceAll('.', '-')}`;
}

function toSections({
  content,
  language,
}: Pick<AdminArticle, 'content' | 'language'>): Pick<ArticleForm, 'sections' | 'isPlainText'> {
  const read = articleContent.safeParse(content);
  if (!read.success) {
    const sections = mendedSections(content);
    return { sections: sections.length > 0 ? sections : [emptySection(language)], isPlainText: false };
  }
  if (typeof read.data === 'string') {
    return { sections: [{ title: '', content: read.data }], isPlainText: true };
  }
  return { sections: read.data.sections, isPlainText: false };
}

/** Of content that the API would not take, what the site shows of it. */
function mendedSections(content: unknown): ContentSection[] {
  return readStoredContent(content).map(({ title, paragraphs, items, subsections }) => ({
    title,
    content: paragraphs.join('\n\n'),
    items,
    subsections,
  }));
}

/** A new article's first section (docs/product/article-administration.md, Form). */
function emptySection(language: Locale): ContentSection {
  return { title: PLACEHOLDER_HEADINGS[language], content: '' };
}

function toContent({ sections, isPlainText }: ArticleForm): ArticleContent {
  const [first, ...others] = sections;
  const isBare =
    first?.title === '' && (first.items ?? []).length === 0 && (first.subsections ?? []).length === 0;
  return isPlainText && isBare && others.length === 0 ? first.content : { sections };
}

/** Every field as it is typed, in one order of names. */
function toFields(form: ArticleForm): Omit<ArticlePayload, 'counterpartId'> {
  const typed = { ...form, content: toContent(form) };
  return Object.fromEntries(ARTICLE_FIELD_NAMES.map((name) => [name, typed[name]])) as Pick<
    typeof typed,
    ArticleField
  >;
}

/** In one order of names, whatever has been edited. */
function asRead(form: ArticleForm): unknown[] {
  return [
    { ...toPayload(form), content: undefined },
    form.counterpartId,
    form.sections.map(({ title, content, items, subsections }) => [title, content, items, subsections]),
  ];
}

/** The categories that the editor offers (docs/product/article-administration.md); an article may have another. */
export const ARTICLE_CATEGORIES = [
  'Noticias',
  'Salud y Seguridad',
  'Atención preventiva',
  'Preventive Care',
  'Health & Safety',
  'News',
] as const;

type CategoryName = (typeof ARTICLE_CATEGORIES)[number];

/** The same category in both languages. */
const TRANSLATIONS: readonly Record<Locale, CategoryName>[] = [
  { es: 'Noticias', en: 'News' },
  { es: 'Salud y Seguridad', en: 'Health & Safety' },
  { es: 'Atención preventiva', en: 'Preventive Care' },
];

/** A category as it is called in a language; one of somebody's own stays as it is. */
export function categoryIn(language: Locale, category: string): string {
  const names = TRANSLATIONS.find(({ es, en }) => category === es || category === en);
  return names?.[language] ?? category;
}

/**
 * Why an article's alt text says nothing to somebody who cannot see its picture; names the hint that says so.
 *
 * @param automatic what an upload put there for want of a title
 */
export function altFlaw(
  form: Pick<ArticleForm, 'image' | 'title' | 'alt'>,
  automatic: string,
): 'altRepeats' | 'altSaysNothing' | undefined {
  if (form.image === '') return undefined;
  if (isSameText(form.alt, automatic)) return 'altSaysNothing';
  return form.title.trim() !== '' && isSameText(articleAlt(form), form.title) ? 'altRepeats' : undefined;
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('es') === other.trim().toLocaleLowerCase('es');
}
