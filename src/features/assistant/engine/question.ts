import type { Locale } from '#i18n/locale.ts';

/** A message of the visitor as every topic looks at it. */
export type Question = {
  /** As typed and trimmed; numbers of persons and cards are masked. */
  text: string;
  /** The words with single spaces between: lower case, no accents, no punctuation, chat's short forms written out. */
  plain: string;
  /** Language of the question, and so of the answer. */
  locale: Locale;
  /** Whether it may be a follow-up to what was said before: "and in Pasco?", "how much is that per person". */
  isFollowUp: boolean;
};
