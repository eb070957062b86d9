import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import englishFaq from '#features/faq/messages/en.ts';
import spanishFaq from '#features/faq/messages/es.ts';
import englishPolicies from '#features/policies/messages/en.ts';
import spanishPolicies from '#features/policies/messages/es.ts';
import type { Locale } from '#i18n/locale.ts';
import { SITE } from '../../../../tests/support/default-site.ts';
import { readQuestion } from '../engine/read-question.server.ts';
import type { Passage } from '../engine/topic.ts';
import { openCheckedAnswer } from './checked-answer.server.ts';
import { LONGEST_ANSWER } from './checks/forbidden.server.ts';
import { ModelFailure } from './model.ts';

const PASSAGE: Passage = {
  href: '/#faq',
  label: 'FAQ',
  text: 'Benefits start 30 days after activation, from $46.',
};

function check(
  said: string,
  { text = PASSAGE.text, locale = 'en' as Locale, asked = 'x', pieces = [] as string[] } = {},
) {
  const sources = {
    site: SITE,
    searchProviders: () => Promise.reject(new Error('not asked')),
    countNetwork: async () => undefined,
    findPassages: async () => [],
    findAnswer: async () => undefined,
    findInArticles: async () => [],
    listArticles: async () => [],
  };
  const question = readQuestion(asked, locale);
  const asking = { question, history: [], passages: [{ ...PASSAGE, text }], sources };
  const answer = openCheckedAnswer(asking, { said: [], links: [], list: undefined }, (piece) =>
    pieces.push(piece),
  );
  for (const piece of said.match(/.{1,5}/gsu) ?? []) answer.add(piece);
  return answer.finish();
}

/** Sentences of the site as they are in its catalogs; those with places to fill in are left out. */
function sentences(tree: unknown): string[] {
  if (typeof tree === 'string') return /[{<]/.test(tree) || tree.split(' ').length < 8 ? [] : [tree];
  return Object.values(tree as object).flatMap(sentences);
}

describe.each([
  ['en', [englishFaq, englishPolicies]],
  ['es', [spanishFaq, spanishPolicies]],
] as const)('what the site says itself in %s', (locale, catalogs) => {
  test('may be said', () => {
    const texts = catalogs.flatMap(sentences).filter((text) => text.length < LONGEST_ANSWER - 10);
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      expect(() => check(`${text} [1]`, { text, locale }), text).not.toThrow();
    }
  });
});

test('ages, children and a ZIP code may be repeated as the visitor gave them', () => {
  const asked = 'im 44 with 3 kids in 33012';
  expect(
    check('For a 44-year-old with 3 children near 33012, benefits start after 30 days [1].', { asked }).kind,
  ).toBe('answer');
  expect(() => check('For a 51-year-old, benefits start after 30 days [1].', { asked })).toThrow('number');
});

test('whatever a model writes, nothing is shown that states a number of its own', () => {
  const words = fc.constantFrom(
    ...[
      'The plan',
      'starts',
      'after',
      '30 days',
      '30 months',
      '$46',
      '$47',
      'ninety',
      '8:00 AM',
      '6 PM',
      '45%',
      '[1]',
    ],
    ...[
      '(305) 555-0101',
      '(305) 555-0198',
      'Dr. Soto',
      'is',
      'not',
      'insurance.',
      'and.',
      'UNKNOWN',
      '\n- ',
      '?',
    ],
  );
  const allowed = /30 days|\$46|8:00 AM|\(305\) 555-0101/g;
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 14 }), (parts) => {
      const pieces: string[] = [];
      let shown = '';
      try {
        shown = check(`${parts.join(' ')}.`, { pieces }).text;
      } catch (error) {
        expect(error).toBeInstanceOf(ModelFailure);
      }
      for (const text of [shown, pieces.join('')]) {
        expect(text.replace(allowed, '')).not.toMatch(/\d|ninety|Soto|UNKNOWN/);
      }
    }),
  );
});

test('any text at all is shown whole, withheld, or not whole: nothing else happens, and soon', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc.constantFrom(
      '[1'.repeat(900),
      '$1,'.repeat(600),
      'Dr. A '.repeat(300),
      '1 a '.repeat(500),
      'no '.repeat(600),
    ),
    fc.constantFrom(
      '('.repeat(2000),
      ' '.repeat(2000),
      '1-'.repeat(900),
      '*'.repeat(2000),
      'every '.repeat(300),
    ),
  );
  fc.assert(
    fc.property(hostile, (said) => {
      try {
        expect(check(said).text.length).toBeLessThanOrEqual(LONGEST_ANSWER);
      } catch (error) {
        expect(error).toBeInstanceOf(ModelFailure);
      }
    }),
    { numRuns: 40 },
  );
});
