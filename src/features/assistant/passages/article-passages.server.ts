import type { Article } from '#features/news/article.ts';
import { type ArticleSection, readArticleContent } from '#features/news/article-content.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Passage } from '../engine/topic.ts';
import { type AskedWord, type IndexedPassage, type TextUnit, termsOf } from './passage-index.server.ts';

/** The parts of an article that can be quoted. */
type QuotedArticle = Pick<Article, 'id' | 'slug' | 'title' | 'excerpt' | 'content' | 'language'>;

type Piece = { headings: readonly string[]; units: readonly TextUnit[] };

/**
 * An article in pieces that can be answers: each paragraph and each list with the headings above it. What an article
 * says is quoted and nothing else; an instruction in it is text.
 */
export function articlePassages({
  id,
  slug,
  title,
  excerpt,
  content,
  language,
}: QuotedArticle): IndexedPassage[] {
  const pieces = readArticleContent(content)
    .flatMap((section) => sectionPieces(section, language))
    .filter((piece) => piece.units.length > 0);
  const whole: Piece = { headings: [], units: units([excerpt], false, language) };
  const subject = termsOf(`${title}. ${excerpt}`, language);
  return (pieces.length > 0 ? pieces : [whole]).map(({ headings, units: said }, index) => ({
    id: `${id}:${index}`,
    kind: 'article',
    ...placeOf({ slug, title }),
    text: joinUnits(said),
    units: said,
    fields: {
      subject,
      headings: termsOf(headings.join('. '), language),
      text: termsOf(joinUnits(said), language),
    },
  }));
}

/** Where an article stands, and what a link to it says. */
export function placeOf({ slug, title }: Pick<Article, 'slug' | 'title'>): Pick<Passage, 'href' | 'label'> {
  return { href: `/news/${encodeURIComponent(slug)}`, label: title };
}

/**
 * The paragraphs of a section are one piece, each of its lists another. A single sentence above lists only leads to
 * them.
 */
function sectionPieces(section: ArticleSection, language: Article['language']): Piece[] {
  const { title, paragraphs, items, subsections } = section;
  const said = units(paragraphs, false, language);
  const leads =
    said.length === 1 && items.length + subsections.length > 0 ? said.map(({ text }) => text) : [];
  return [
    ...(leads.length > 0 ? [] : [{ headings: [title], units: said }]),
    { headings: [title, ...leads], units: units(items, true, language) },
    ...subsections.map((subsection) => ({
      headings: [title, ...leads, subsection.title],
      units: units(subsection.items, true, language),
    })),
  ];
}

function units(texts: readonly string[], isItem: boolean, language: Article['language']): TextUnit[] {
  return texts
    .filter((text) => text.trim() !== '')
    .flatMap((text) =>
      (isItem ? [text.trim()] : sentences(text, language)).map((unit) => ({ text: unit, isItem })),
    );
}

const SEGMENTERS: Record<Locale, Intl.Segmenter> = {
  en: new Intl.Segmenter('en-US', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es-US', { granularity: 'sentence' }),
};
/** A sentence does not end here: "the U.S. Department". */
const ABBREVIATION = /\b(?:U\.S|Dr|Dra|St|No|EE\.UU)\.\s*$/;

/** The sentences of a paragraph. */
export function sentences(paragraph: string, locale: Locale): string[] {
  const found: string[] = [];
  let begun = '';
  for (const { segment } of SEGMENTERS[locale].segment(paragraph)) {
    begun += segment;
    if (ABBREVIATION.test(begun)) continue;
    found.push(begun.trim());
    begun = '';
  }
  return [...found, begun.trim()].filter((sentence) => sentence !== '');
}

/** Puts units together as an answer is written: sentences one after the other, items of a list each on a line. */
function joinUnits(units: readonly TextUnit[]): string {
  return units
    .map(({ text, isItem }) => (isItem ? `\n- ${text}` : ` ${text}`))
    .join('')
    .trim();
}

const MOST_SENTENCES = 3;
const MOST_ITEMS = 7;
/** A list this short is said whole. */
const FEW_ITEMS = 4;
/** The share of the question's weight that a sentence must have to be said besides the best. */
const WORTH_SAYING = 0.7;

/**
 * The sentences of an article's passage that answer a question: a list whole when no item has the question's words, else
 * the sentences or items that have them, in their order.
 */
export function chooseUnits({ units }: IndexedPassage, asked: readonly AskedWord[], locale: Locale): string {
  const counts = units.map(({ text }) => matches(text, asked, locale));
  const best = Math.max(...counts);
  const isList = units.every(({ isItem }) => isItem);
  if (isList && units.length <= MOST_ITEMS && best < WORTH_SAYING) return joinUnits(units);
  if (units.length <= (isList ? FEW_ITEMS : MOST_SENTENCES)) return joinUnits(units);
  return joinUnits(isList ? bestItems(units, counts, best) : bestSentences(units, counts));
}

function matches(text: string, asked: readonly AskedWord[], locale: Locale): number {
  const own = new Set(termsOf(text, locale));
  return asked.reduce((sum, { terms, tells }) => sum + (terms.some((term) => own.has(term)) ? tells : 0), 0);
}

function bestItems(units: readonly TextUnit[], counts: readonly number[], best: number): TextUnit[] {
  return units.filter((_, index) => (counts[index] ?? 0) >= best).slice(0, MOST_SENTENCES);
}

/** The two best sentences in their order, and what follows the last of them. */
function bestSentences(units: readonly TextUnit[], counts: readonly number[]): TextUnit[] {
  const best = units
    .map((_, index) => index)
    .toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other)
    .slice(0, MOST_SENTENCES - 1)
    .filter((index, rank) => rank === 0 || (counts[index] ?? 0) >= WORTH_SAYING);
  const chosen = new Set(best);
  for (let next = Math.max(...best) + 1; chosen.size < MOST_SENTENCES && next < units.length; next += 1)
    chosen.add(next);
  return units.filter((_, index) => chosen.has(index));
}
