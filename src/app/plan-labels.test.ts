import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { flatMessages } from '../../tests/support/flat-messages.ts';

/*
 * No sentence names a benefit, credit, limit or wait of the prepaid health clinic without naming that plan
 * (docs/product/plan-facts.md).
 */

/** The figures of plan-facts.md, and copayments, as each language writes them. */
const FACTS = {
  en: /\$200|\b(?:30|60|90) days\b|\b3 times\b|\b(?:2|two) (?:dental )?cleanings\b|\bcopayments?\b/i,
  es: /\$200|\b(?:30|60|90) días\b|\b3 veces\b|\b(?:2|dos) limpiezas\b|\bcopagos?\b/i,
} as const;

/** What needs no label of its own, and why. */
const ELSEWHERE: Record<string, string> = {
  'preventiveCare.startFigure': 'stands over "until your first PHC panel"',
  'quote.facts.kinds.clinic': 'stands under the name of that plan',
  'quoteRequest.planTypes.phcHint': 'stands under the name of that plan',
  'faq.searchHint': 'words to search for',
};
/** Other deadlines of 30 days. */
const NO_BENEFITS = /^(?:policies|statements)\.|\bDPO\b|enrollment|inscripción/;

describe.each(LOCALES)('in %s', async (locale) => {
  const messages = await flatMessages(locale);

  test('a sentence that names one names the plan', () => {
    const unlabelled = [...messages].flatMap(([key, text]) =>
      text
        .split(/(?<=[.?!])\s|\n/)
        .filter((sentence) => FACTS[locale].test(sentence) && !/PHC|\?$/.test(sentence))
        .map((sentence) => `${key}: ${sentence}`)
        .filter((found) => !(key in ELSEWHERE) && !NO_BENEFITS.test(found)),
    );
    expect(unlabelled).toEqual([]);
  });

  test('every exception is still needed', () => {
    for (const key of Object.keys(ELSEWHERE)) expect(messages.get(key), key).toMatch(FACTS[locale]);
  });
});
