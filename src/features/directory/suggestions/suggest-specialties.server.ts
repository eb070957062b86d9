import type { Locale } from '#i18n/locale.ts';
import { listed } from '../need/patterns.ts';
import { SPECIALTY_WORDS } from '../need/specialty-words.server.ts';
import { searchWords } from '../search/search-words.ts';
import { SPECIALTIES } from '../specialties.ts';

/** Each specialty with the words of its two names, and what people call its doctors and its field. */
const NAMED = SPECIALTIES.map((specialty) => {
  const { people, fields = '' } = SPECIALTY_WORDS[specialty.en];
  return {
    specialty,
    names: [specialty.en, specialty.es].map(searchWords),
    phrases: [...listed(people), ...listed(fields)].map(plain),
  };
});

/**
 * The specialties that a beginning may mean: by the words of their names in both languages, in any order, and by what
 * people call their doctors ("dentist", "pediatra").
 *
 * @param words as `searchWords` gives them, at least one
 * @returns their names in a language: those that begin so before the others
 */
export function suggestSpecialties(words: readonly string[], language: Locale): string[] {
  const typed = words.join(' ');
  const isNamed = (name: readonly string[]) =>
    words.every((word) => name.some((own) => own.startsWith(word)));
  return NAMED.filter(
    ({ names, phrases }) => names.some(isNamed) || phrases.some((phrase) => phrase.startsWith(typed)),
  )
    .map(({ specialty }) => specialty[language])
    .map((label) => ({ label, isFirst: plain(label).startsWith(typed) }))
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.label.localeCompare(b.label, language))
    .map(({ label }) => label);
}

function plain(text: string): string {
  return searchWords(text).join(' ');
}
