import { expect, test } from 'vitest';
import { findLanguage, LANGUAGES } from './languages.ts';

test('each language is found by both its names, whatever the case and accents', () => {
  for (const language of LANGUAGES) {
    expect(findLanguage(language.en.toUpperCase())).toBe(language);
    expect(findLanguage(language.es.normalize('NFD').toLowerCase())).toBe(language);
  }
});

test.each([
  ['Creole', 'Haitian Creole'],
  ['Kreyòl', 'Haitian Creole'],
  ['ASL', 'American Sign Language'],
  ['castellano', 'Spanish'],
])('%s is %s', (name, language) => expect(findLanguage(name)?.en).toBe(language));

test.each(['', 'Klingon', 'constructor'])('"%s" is none', (name) =>
  expect(findLanguage(name)).toBeUndefined(),
);
