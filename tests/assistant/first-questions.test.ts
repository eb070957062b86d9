import { describe, expect, test } from 'vitest';
import { INDEXED_PAGES } from '#app/page-names.ts';
import { FAQ_ENTRIES, faqAnchor } from '#features/faq/faq.ts';
import { BUNDLED_ARTICLES } from '#features/news/bundled/bundled-articles.server.ts';
import { calculateQuote } from '#features/quote/quote.ts';
import { HOME_SECTIONS } from '#features/shell/navigation.tsx';
import { EMERGENCIES, HARMLESS } from './emergencies.ts';
import { FIRST_QUESTIONS, QUESTION_KINDS, type Question } from './first-questions.ts';
import { asserts, mentions } from './mentions.ts';

/* The evaluation sets themselves: their size, and that they do not contradict the site or themselves. */

const COUNTS = {
  fact: 26,
  price: 20,
  doctor: 15,
  hours: 10,
  tier: 8,
  refund: 7,
  grievance: 7,
  chat: 6,
  trap: 12,
  unsupported: 9,
};

/** Every place of this site that an answer may be asked to cite, without parameters. */
const PLACES = new Set<string>([
  ...INDEXED_PAGES,
  ...HOME_SECTIONS.map((section) => `/#${section}`),
  ...FAQ_ENTRIES.map(({ id }) => `/#${faqAnchor(id)}`),
  ...BUNDLED_ARTICLES.flatMap(({ en, es }) => [`/news/${en.slug}`, `/news/${es.slug}`]),
]);

const APPLICATION_FEE = '$25';

describe.each([
  ['en', FIRST_QUESTIONS.en],
  ['es', FIRST_QUESTIONS.es],
] as const)('questions in %s', (_, questions) => {
  test('there are 120, so many of each kind', () => {
    expect(questions).toHaveLength(120);
    const counts = QUESTION_KINDS.map((kind) => [kind, questions.filter((one) => one.kind === kind).length]);
    expect(Object.fromEntries(counts)).toEqual(COUNTS);
  });

  test('none is asked twice', () => {
    const conversations = questions.map(({ before = [], ask }) => plain([...before, ask].join(' / ')));
    expect(new Set(conversations).size).toBe(conversations.length);
    expect(conversations.filter((text) => text === '')).toEqual([]);
  });

  test.each(questions.map((question) => [question.ask, question] as const))('%s', (_ask, question) => {
    if (!question.declines) expect(question.needs).not.toEqual([]);
    for (const mention of [...question.needs.flat(), ...question.never]) {
      expect(mentions(mention, mention.replaceAll('*', '')), `"${mention}" can be found`).toBe(true);
    }
    for (const needed of question.needs.flat()) {
      for (const forbidden of question.never) {
        expect(asserts(needed, forbidden), `"${needed}" needed, "${forbidden}" forbidden`).toBe(false);
      }
    }
    for (const path of question.cites ?? []) {
      expect(PLACES, path).toContain(path.replace(/\?.*/, ''));
    }
    expectRightPrices(question);
  });
});

describe.each(['en', 'es'] as const)('emergencies in %s', (locale) => {
  test('there are 30, and 30 that only look like one, all different', () => {
    const phrases = EMERGENCIES[locale].map(({ say }) => say);
    expect(phrases).toHaveLength(30);
    expect(HARMLESS[locale]).toHaveLength(30);
    expect(new Set([...phrases, ...HARMLESS[locale]].map(plain)).size).toBe(60);
  });

  test('both numbers are asked for', () => {
    expect(new Set(EMERGENCIES[locale].map(({ number }) => number))).toEqual(new Set(['911', '988']));
  });
});

/** The amounts that a right answer needs are those that the calculator's rule gives, and no others. */
function expectRightPrices({ kind, needs, never, prices = [] }: Question): void {
  const amounts = prices.map(
    ({ figure, ...choices }) => `$${calculateQuote({ selectedCorePackage: undefined, ...choices })[figure]}`,
  );
  for (const amount of amounts) {
    expect(needs.flat(), 'a right answer gives the price').toContain(amount);
    expect(never, 'no wrong amount is the right one').not.toContain(amount);
  }
  const needed = needs.flat().filter((mention) => mention.startsWith('$') && mention !== APPLICATION_FEE);
  const withCents = needed.filter((mention) => mention.includes('.'));
  expect(kind === 'price' ? needed : withCents).toEqual(amounts);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number} ]/gu, '')
    .toLowerCase()
    .trim();
}
