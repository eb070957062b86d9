import { FAQ_ENTRIES, type FaqTextKey } from '#features/faq/faq.ts';

/** The facts of the operator that answers name, in the page's language. */
export type FaqFacts = {
  miamiDade: string;
  otherCounties: string;
  customerService: string;
  appointments: string;
  authorizations: string;
  tty: string;
  /** The office hours in words. */
  hours: string;
  /** The counties served, as a list in words. */
  counties: string;
  /** Cities of the two offices. */
  firstOffice: string;
  secondOffice: string;
};

/**
 * One question as it is read. `answer` is plain text: blank lines separate paragraphs, lines of a list begin with "- ".
 */
export type FaqText = { id: string; question: string; answer: string };

/**
 * Every question with its answer as plain text in one language.
 *
 * @param translate a translator of the `faq` messages
 */
export function faqTexts(
  translate: (key: FaqTextKey, facts: FaqFacts) => string,
  facts: FaqFacts,
): readonly FaqText[] {
  return FAQ_ENTRIES.map((entry) => ({
    id: entry.id,
    question: translate(entry.question, facts),
    answer: entry.answer.map((key) => translate(key, facts)).join('\n\n'),
  }));
}
