import type { Locale } from '#i18n/locale.ts';

/** Where a sentence of an answer stands: a message of the site, whole or some of its sentences and list items. */
export type SaidPart = string | readonly [key: string, ...units: number[]];

/**
 * Something that families ask, what the site says to it, and the words in which they ask. The answer is the site's
 * own text, never words of its own.
 */
export type PassageSource = {
  id: string;
  /** Unprefixed address where it stands. */
  href: string;
  /** The message that names the place. */
  label: string;
  /** What is said. Sentences and list items of a message count from 0, without its headings. Nothing for a gap. */
  say: readonly SaidPart[];
  /** Questions that lean on one of a group are answered by others of it: the days, then the decision. */
  group: string;
  /** Less than 1 for what answers only when nothing closer does: a list of everything. */
  weight?: number;
  words: Record<Locale, PassageWords>;
};

export type PassageWords = {
  /** Words, one of which a question must have, or its meaning. Parted by commas or spaces, as all here. */
  about: string;
  /** Further words in which it is asked. */
  further: string;
};
