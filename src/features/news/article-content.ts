import type { Locale } from '#i18n/locale.ts';
import { emergencyNumberIn } from '#site/emergency-calls.ts';

/**
 * The heading of a new article's first section, by the article's language: 'Contenido' (docs/product/articles.md) and
 * its English counterpart. It says nothing about the text, so readers are not shown it.
 */
export const PLACEHOLDER_HEADINGS: Readonly<Record<Locale, string>> = { es: 'Contenido', en: 'Content' };

/** The full text of an article, ready to show (docs/product/articles.md, Content). All parts are plain text. */
export type ArticleSection = {
  title: string;
  paragraphs: string[];
  /** Bullets. */
  items: string[];
  subsections: ArticleSubsection[];
};

export type ArticleSubsection = { title: string; items: string[] };

/**
 * Reads an article's content as readers are shown it: without placeholder headings, wherever their section was moved.
 *
 * @returns sections that have something to show, in order
 */
export function readArticleContent(content: unknown): ArticleSection[] {
  return sectionsOf(content)
    .map((section) => (isPlaceholderHeading(section.title) ? { ...section, title: '' } : section))
    .filter(hasSomething);
}

/**
 * Reads an article's content as it is stored: plain text whose blank lines separate paragraphs, or an object with a
 * list of sections. What was stored by hand or by another program may be malformed; whatever of it is text is kept,
 * the rest is left out, and nothing throws.
 */
export function readStoredContent(content: unknown): ArticleSection[] {
  return sectionsOf(content).filter(hasSomething);
}

/**
 * Whether a part of an article is about danger: its title names an emergency number. Such a section stands above the
 * article in a box of its own (docs/product/articles.md, Danger).
 */
export function isDanger({ title }: { title: string }): boolean {
  return emergencyNumberIn(title) !== undefined;
}

export function isPlaceholderHeading(title: string): boolean {
  return Object.values(PLACEHOLDER_HEADINGS).includes(title.trim());
}

function sectionsOf(content: unknown): ArticleSection[] {
  const parts = isObject(content) && 'sections' in content ? content['sections'] : content;
  return listOf(parts).map(readSection);
}

function hasSomething({ title, paragraphs, items, subsections }: ArticleSection): boolean {
  return title !== '' || paragraphs.length + items.length + subsections.length > 0;
}

function readSection(part: unknown): ArticleSection {
  if (!isObject(part)) return { title: '', paragraphs: paragraphsOf(part), items: [], subsections: [] };
  return {
    title: textOf(part['title']).trim(),
    paragraphs: listOf(part['content']).flatMap(paragraphsOf),
    items: itemsOf(part['items']),
    subsections: listOf(part['subsections']).map(readSubsection).filter(isFilled),
  };
}

function readSubsection(part: unknown): ArticleSubsection {
  if (!isObject(part)) return { title: '', items: itemsOf(part) };
  return {
    title: textOf(part['title']).trim(),
    items: [...listOf(part['content']).flatMap(paragraphsOf), ...itemsOf(part['items'])],
  };
}

function isFilled({ title, items }: ArticleSubsection): boolean {
  return title !== '' || items.length > 0;
}

function itemsOf(value: unknown): string[] {
  return listOf(value)
    .map((item) => textOf(item).trim())
    .filter((item) => item !== '');
}

/** Paragraphs of a text: parts between blank lines. Single line breaks stay inside them. */
function paragraphsOf(value: unknown): string[] {
  return textOf(value)
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A list as it is, nothing as an empty list, anything else as a list of one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
