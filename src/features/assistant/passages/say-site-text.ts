import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { textBlocks } from '#site/text-blocks.ts';
import { type ReadText, siteTexts } from './site-texts.ts';

/** The source of a sentence of an answer: a message of the site, whole or some of its sentences and list items. */
export type SaidPart = string | readonly [key: string, ...units: number[]];

/** Something that the site says and families ask for. The answer is the site's own text, never words of its own. */
export type PassageSource = {
  id: string;
  /** Unprefixed address of the place. */
  href: string;
  /** The message that names the place. */
  label: string;
  /** What is said. Sentences and list items of a message count from 0, without its headings. */
  say: readonly SaidPart[];
};

const READERS = new WeakMap<Site, Partial<Record<Locale, ReadText>>>();

/**
 * Some of the site's own sentences, as an answer says them; a sentence that two parts have is said once.
 *
 * @throws when the site has no such text
 */
export function saySiteText(site: Site, locale: Locale, parts: readonly SaidPart[]): string {
  const read = readerOf(site, locale);
  const units = parts.flatMap((part) => saidUnits(part, read, locale));
  return joinUnits(units.filter(({ text }, at) => units.findIndex((unit) => unit.text === text) === at));
}

/** One text of the site, whole. */
export function readSiteText(site: Site, locale: Locale, key: string): string {
  return readerOf(site, locale)(key);
}

/** The sentences and list items of a part. */
function saidUnits(part: SaidPart, read: ReadText, locale: Locale): TextUnit[] {
  if (typeof part === 'string') return textUnits(read(part), locale);
  const [key, ...wanted] = part;
  const units = textUnits(read(key), locale);
  return wanted.map((index) => {
    const unit = units[index];
    if (!unit) throw new Error(`${key} has no sentence ${index} in ${locale}`);
    return unit;
  });
}

/** Texts are put together once for each operator and language. */
function readerOf(site: Site, locale: Locale): ReadText {
  const readers = READERS.get(site) ?? {};
  READERS.set(site, readers);
  readers[locale] ??= siteTexts(site, locale);
  return readers[locale];
}

/** A sentence, or an item of a list; its headings are not said. */
export type TextUnit = { text: string; isItem: boolean };

const SEGMENTERS: Record<Locale, Intl.Segmenter> = {
  en: new Intl.Segmenter('en-US', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es-US', { granularity: 'sentence' }),
};
/** A sentence does not end here: "the U.S. Department". */
const ABBREVIATION = /\b(?:U\.S|Dr|Dra|St|No|EE\.UU)\.\s*$/;

/** A phone or the hours by their name belong to the sentence before. */
const CONTINUATION = /^(?:TTY|TDD|Phone|Teléfono|Horario): /;

/** Splits a text of the site into sentences and list items, in reading order. */
function textUnits(text: string, locale: Locale): TextUnit[] {
  return textBlocks(text).flatMap((block): TextUnit[] => {
    if (block.kind === 'heading') return [];
    if (block.kind === 'list') return block.items.map((item) => ({ text: item, isItem: true }));
    return sentences(block.text, locale).map((sentence) => ({ text: sentence, isItem: false }));
  });
}

/** The sentences of a paragraph. */
export function sentences(paragraph: string, locale: Locale): string[] {
  const found: string[] = [];
  let begun = '';
  for (const { segment } of SEGMENTERS[locale].segment(paragraph)) {
    begun += segment;
    if (ABBREVIATION.test(begun)) continue;
    const last = found.at(-1);
    if (last !== undefined && CONTINUATION.test(begun)) found[found.length - 1] = `${last} ${begun.trim()}`;
    else found.push(begun.trim());
    begun = '';
  }
  return [...found, begun.trim()].filter((sentence) => sentence !== '').map(ended);
}

/** A text without a full stop, such as a label, becomes a sentence. */
function ended(sentence: string): string {
  return /[.!?:;…"»)]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Puts units together as an answer is written: sentences one after the other, a list below what it belongs to. */
export function joinUnits(units: readonly TextUnit[]): string {
  return units
    .map(({ text, isItem }, index) => {
      const before = units[index - 1];
      const gap =
        before === undefined ? '' : isItem ? (before.isItem ? '\n' : '\n\n') : before.isItem ? '\n\n' : ' ';
      return `${gap}${isItem ? '- ' : ''}${text}`;
    })
    .join('');
}
