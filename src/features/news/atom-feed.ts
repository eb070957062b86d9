import type { Locale } from '#i18n/locale.ts';
import type { Article } from './article.ts';
import { articlePath } from './article-address.ts';
import { type ArticleSection, readArticleContent } from './article-content.ts';

export type AtomFeed = {
  language: Locale;
  title: string;
  subtitle: string;
  /** Who publishes. */
  author: string;
  /** The site's public address without a trailing slash. */
  origin: string;
  /** Newest first. */
  articles: readonly Article[];
};

/** When a feed changed that never had an entry: Atom wants a time. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** The articles of one language as a feed in the Atom format (RFC 4287), each with its full text. */
export function atomFeed({ language, title, subtitle, author, origin, articles }: AtomFeed): string {
  const self = `${origin}/${language}/feed.xml`;
  const updated =
    articles
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? NEVER;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(`${origin}/${language}`)}"/>`,
    ...articles.map((article) => entry(article, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: Article, origin: string): string {
  const address = origin + articlePath(article.language, article.slug);
  const html = readArticleContent(article.content).map(sectionHtml).join('');
  return [
    '<entry>',
    element('id', `urn:uuid:${article.id}`),
    element('title', article.title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    element('published', article.createdAt),
    element('updated', article.updatedAt),
    `<category term="${escapeMarkup(article.category)}"/>`,
    element('summary', article.excerpt),
    `<content type="html">${escapeMarkup(html)}</content>`,
    '</entry>',
  ].join('\n');
}

function sectionHtml({ title, paragraphs, items, subsections }: ArticleSection): string {
  return [
    title && element('h2', title),
    ...paragraphs.map((paragraph) => htmlElement('p', paragraph)),
    listHtml(items),
    ...subsections.map((inner) => `${inner.title && element('h3', inner.title)}${listHtml(inner.items)}`),
  ].join('');
}

function listHtml(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => htmlElement('li', item)).join('')}</ul>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** Text of several lines: HTML takes a line end for a space. */
function htmlElement(name: string, text: string): string {
  return element(name, text).replaceAll('\n', '<br>');
}

/** Text as XML and HTML may carry it. Characters that XML 1.0 forbids even in escaped form are left out. */
function escapeMarkup(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
