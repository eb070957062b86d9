import { expect, test } from 'vitest';
import { searchFaq } from './faq-search.tsx';

const ENTRIES = [
  { id: 'credit', text: '¿Cómo funcionan los créditos de $200? Rayos X y ultrasonidos.' },
  { id: 'dental', text: 'What dental benefits do I get? Two cleanings, and a credit of $200.' },
  { id: 'wait', text: 'Does the PHC have waiting periods? Some visits: 60 days.' },
];

test.each([
  ['an empty search finds all', '', ['credit', 'dental', 'wait']],
  ['blanks and signs find all', '  ?! ', ['credit', 'dental', 'wait']],
  ['accents and case do not matter', 'CREDITOS como', ['credit']],
  ['a typed accent does not matter either', 'dêntal', ['dental']],
  ['the beginning of a word is enough', 'cred', ['credit', 'dental']],
  ['the middle of a word is not', 'red', []],
  ['every word must be there, in any order', '$200 dental', ['dental']],
  ['one word too many finds nothing', 'dental 60', []],
  ['numbers are words', '60', ['wait']],
])('%s', (_name, search, found) => {
  expect([...searchFaq(ENTRIES, search)]).toEqual(found);
});
