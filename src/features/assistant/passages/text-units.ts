import type { Locale } from '#i18n/locale.ts';
import { textBlocks } from '#site/text-blocks.ts';

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
export function textUnits(text: string, locale: Locale): TextUnit[] {
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
