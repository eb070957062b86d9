import type { Locale } from '#i18n/locale.ts';
import { listed } from '../engine/any-of.ts';
import type { Passage } from '../engine/passage.ts';
import { readTerms, type Term } from './language/read-terms.ts';
import type { PassageSource, SaidPart } from './passage-source.ts';
import type { ReadText } from './site-texts.ts';
import { joinUnits, type TextUnit, textUnits } from './text-units.ts';

/** A passage with what a search needs of it. */
export type IndexedPassage = Passage & {
  id: string;
  group: string;
  kind: 'site' | 'gap' | 'article';
  weight: number;
  /** A question must have all terms of one of these. Of an article: the terms of its title, which say little of a part. */
  about: readonly (readonly Term[])[];
  /** The terms of `about`, of further words or headings, and of the text itself. */
  fields: { about: readonly Term[]; further: readonly Term[]; text: readonly Term[] };
  vocabulary: ReadonlySet<Term>;
  /** What an article's passage is chosen from. */
  units: readonly TextUnit[];
  /** What an article says of itself in a sentence or two. */
  summary?: string;
};

/** A passage of the site's own texts, ready to be found. */
export function toIndexedPassage(source: PassageSource, read: ReadText, locale: Locale): IndexedPassage {
  const { id, group, href, label, words, weight = 1 } = source;
  const units = source.say.flatMap((part) => saidUnits(part, read, locale));
  const about = listed(words[locale].about).map((phrase) => aboutTerms(phrase, locale));
  return completed({
    id,
    group,
    kind: units.length === 0 ? 'gap' : 'site',
    weight,
    href,
    label: label === '' ? '' : read(label),
    text: joinUnits(units),
    about,
    units,
    fields: {
      about: unique(about.flat()),
      further: unique([
        ...readTerms(words[locale].further, locale),
        ...listed(words[locale].further).flatMap(loneWords(locale)),
      ]),
      text: readTerms(joinUnits(units), locale),
    },
  });
}

/** Adds the terms of all fields as one set. */
export function completed(passage: Omit<IndexedPassage, 'vocabulary'>): IndexedPassage {
  const { about, further, text } = passage.fields;
  return { ...passage, vocabulary: new Set([...about, ...further, ...text]) };
}

/** "=florida place" is a term already. */
function aboutTerms(phrase: string, locale: Locale): Term[] {
  return phrase.startsWith('=') ? [phrase] : readTerms(phrase, locale);
}

/** A list names each word once, however often it is written. */
function unique(terms: readonly Term[]): Term[] {
  return [...new Set(terms)];
}

/** Words that stand beside each other by chance may read as a phrase; each of them counts alone, too. */
function loneWords(locale: Locale) {
  return (phrase: string) => phrase.split(' ').flatMap((word) => readTerms(word, locale));
}

/** The sentences and list items of a part. */
export function saidUnits(part: SaidPart, read: ReadText, locale: Locale): TextUnit[] {
  if (typeof part === 'string') return textUnits(read(part), locale);
  const [key, ...wanted] = part;
  const units = textUnits(read(key), locale);
  return wanted.map((index) => {
    const unit = units[index];
    if (!unit) throw new Error(`${key} has no sentence ${index} in ${locale}`);
    return unit;
  });
}
