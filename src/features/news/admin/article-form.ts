import type { Locale } from '#i18n/locale.ts';
import type { AdminArticle } from '../article.ts';
import { categoryIn } from '../article-categories.ts';
import { isPlaceholderHeading, PLACEHOLDER_HEADINGS, readStoredContent } from '../article-content.ts';
import {
  ARTICLE_PROBLEM_KEYS,
  type ArticleContent,
  articleContent,
  articleInput,
  type ContentSection,
} from '../article-input.ts';

/** What the editor holds: texts as they are typed. */
export type ArticleForm = {
  title: string;
  excerpt: string;
  /** At least one. */
  sections: ContentSection[];
  /** The article came as plain text, and is that again unless it gets headings, bullets or further sections. */
  isPlainText: boolean;
  category: string;
  language: Locale;
  readTime: string;
  image: string;
  alt: string;
  isActive: boolean;
  counterpartId: string | null;
};

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
export const EMPTY_FORM: ArticleForm = {
  title: '',
  excerpt: '',
  sections: [emptySection('es')],
  isPlainText: false,
  category: 'Noticias',
  language: 'es',
  readTime: '',
  image: '',
  alt: '',
  isActive: true,
  counterpartId: null,
};

/** A stored article as the editor shows it, every part of its content included. */
export function toForm(article: AdminArticle): ArticleForm {
  const { title, excerpt, category, language, readTime, image, alt, isActive, counterpartId } = article;
  return {
    title,
    excerpt,
    ...toSections(article),
    category,
    language,
    readTime: readTime ?? '',
    image: image ?? '',
    alt: alt ?? '',
    isActive,
    counterpartId,
  };
}

/**
 * What is sent for a form.
 *
 * @param stored the article it is sent for; its counterpart is only spoken of when it changes
 */
export function toPayload(form: ArticleForm, stored?: Pick<AdminArticle, 'counterpartId'>): ArticlePayload {
  const { title, excerpt, image, alt, category, readTime, language, isActive, counterpartId } = form;
  return {
    title,
    excerpt,
    content: toContent(form),
    image,
    alt,
    category,
    readTime,
    language,
    isActive,
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
  return isSameForm(asStored(form), toForm(article));
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

/** A form as it is read back once it is stored; as it is, where it would be refused. */
function asStored(form: ArticleForm): ArticleForm {
  const { data } = articleInput.safeParse(toPayload(form, form));
  if (!data) return form;
  const { title, excerpt, content, category = form.category, readTime, image, alt } = data;
  return {
    ...form,
    title,
    excerpt,
    ...toSections({ content, language: form.language }),
    category,
    readTime: readTime ?? '',
    image: image ?? '',
    alt: alt ?? '',
  };
}

/** In one order of names, whatever has been edited. */
function asRead(form: ArticleForm): unknown[] {
  return [
    { ...toPayload(form), content: undefined },
    form.counterpartId,
    form.sections.map(({ title, content, items, subsections }) => [title, content, items, subsections]),
  ];
}
