import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { readMarks } from './marked-messages.server.ts';

const read = (text: string, locale: Locale = 'en') =>
  readMarks({ text, locale, isFollowUp: false, place: 'told.en.txt:2' });

test.each([
  ['en', 'im34yo/age, my wife/couple and two/children kids of 3 and 5', '34/age wife/couple 2/children'],
  ['es', 'tengo treinta y dos/age años, mi señora/couple también', '32/age senora/couple'],
  ['es', 'y con un par/children de niños?', 'par/children'],
] as const)('%s: each mark stands at its word, as the words are read: %s', (locale, text, said) => {
  const { words, marks } = read(text, locale);
  expect(
    words.flatMap((word, at) => (marks[at] === undefined ? [] : [`${word}/${marks[at]}`])).join(' '),
  ).toBe(said);
});

test.each([
  ['a mark that is none', 'im 40/years', 'told.en.txt:2: "years" is no mark.'],
  ['a number’s mark without a number', 'me/age', 'told.en.txt:2: "age" has no number.'],
])('%s is refused, with its place', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});
