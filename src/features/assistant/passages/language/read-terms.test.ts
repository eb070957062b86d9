import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { listed } from '../../engine/any-of.ts';
import { plainWords } from '../../engine/read-question.ts';
import { PASSAGE_SOURCES } from '../site-passages.ts';
import { COMMON_WORDS } from './common-words.ts';
import { readTerms } from './read-terms.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SYNONYMS } from './synonyms.ts';

/*
 * Stems let a word reach a line of synonyms that does not name it: "refunded" rightly "refund", "no sale" once
 * "salirme", and so every question about cancelling was answered with "recommend a doctor".
 */

/** The lines of synonyms by the term that they give, with their phrases as plain words. */
const GROUPS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Map<string, readonly string[]>(
      SYNONYMS[locale]
        .split('\n')
        .map((line) => listed(line).map((phrase) => plainWords(phrase).join(' ')))
        .filter(([name]) => name !== undefined)
        .map((phrases) => [`=${phrases[0]}`, phrases] as const),
    ),
  ]),
);

/** The groups that a phrase reaches and that name none of its words as they are written. */
function unnamedGroups(phrase: string, locale: (typeof LOCALES)[number]): string[] {
  const written = ` ${plainWords(phrase).join(' ')} `;
  return readTerms(phrase, locale).filter((term) => {
    const named = GROUPS[locale]?.get(term);
    return named !== undefined && !named.some((own) => written.includes(` ${own} `));
  });
}

describe.each(LOCALES)('in %s no list of words reaches a group that does not name them', (locale) => {
  test('a phrase of a line of synonyms means that line and no other', () => {
    const astray = [...(GROUPS[locale] ?? [])].flatMap(([name, phrases]) =>
      phrases.filter((phrase) => readTerms(phrase, locale).join() !== name).map((phrase) => [name, phrase]),
    );
    expect(astray).toEqual([]);
  });

  test('what a passage is about', () => {
    const astray = PASSAGE_SOURCES.flatMap(({ id, words }) =>
      listed(words[locale].about)
        .filter((phrase) => !phrase.startsWith('='))
        .flatMap((phrase) => unnamedGroups(phrase, locale).map((term) => `${id}: ${phrase} ${term}`)),
    );
    expect(astray).toEqual([]);
  });

  test('a phrase that a passage is about says as much without its stop words', () => {
    const denies = /\b(?:no|not|isnt|sin|without)\b/;
    const astray = PASSAGE_SOURCES.flatMap(({ id, words }) =>
      listed(words[locale].about)
        .filter((phrase) => !phrase.startsWith('='))
        .filter((phrase) => {
          const terms = readTerms(phrase, locale);
          return terms.length === 0 || (denies.test(phrase) && !terms.some((term) => denies.test(term)));
        })
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(astray).toEqual([]);
  });

  test('everyday words', () => {
    const words = new Set(plainWords(`${COMMON_WORDS[locale]} ${STOP_WORDS[locale]}`));
    const astray = [...words].flatMap((word) => unnamedGroups(word, locale).map((term) => `${word} ${term}`));
    expect(astray).toEqual([]);
  });

  test('further words of passages, but for forms of a word that is named', () => {
    const isForm = (word: string, named: string) => {
      const shared = Math.min(4, word.length, named.length);
      return word.slice(0, shared) === named.slice(0, shared);
    };
    const words = new Set(PASSAGE_SOURCES.flatMap((source) => plainWords(source.words[locale].further)));
    const astray = [...words].flatMap((word) =>
      unnamedGroups(word, locale)
        .filter((term) => !GROUPS[locale]?.get(term)?.some((named) => isForm(word, named)))
        .map((term) => `${word} ${term}`),
    );
    expect(astray).toEqual([]);
  });
});

test('forms of a word reach its group, words that only share its stem do not', () => {
  expect(readTerms('refunded', 'en')).toEqual(['=refund']);
  expect(readTerms('especialistas', 'es')).toEqual(['=especialista']);
  for (const word of ['sale', 'sala', 'salen', 'bajo']) {
    expect(readTerms(word, 'es'), word).not.toContain('=cancelar');
  }
  expect(readTerms('mi papa', 'es')).not.toContain('=papanicolau');
  expect(readTerms('solo', 'es')).not.toContain('=calor');
  expect(readTerms('chequeo', 'es')).not.toEqual(readTerms('cheque', 'es'));
  expect(readTerms('medico', 'es')).not.toEqual(readTerms('medicaid', 'es'));
  expect(readTerms('new', 'en')).not.toContain('=news');
});
