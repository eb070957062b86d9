import { findLanguage } from '#features/directory/languages.ts';
import { findFloridaCounty } from '#features/directory/places/florida-counties.ts';
import { searchWords } from '#features/directory/search/search-words.ts';
import { readTypedName } from '#features/directory/search/typed-name.ts';
import { findSpecialty } from '#features/directory/specialties.ts';
import { unprefixedPath } from '#i18n/locale.ts';

/** Filters of the directory by what they mean: "Cardiología" is "Cardiology", "Dade" is "Miami-Dade". */
const MEANINGS: Record<string, (value: string) => string | undefined> = {
  specialty: (value) => findSpecialty(value)?.en,
  county: findFloridaCounty,
  languages: (value) => findLanguage(value)?.en,
  city: (value) =>
    searchWords(value)
      .join(' ')
      .replace(/\bsaint (?=.)/, 'st ')
      .replace(/\bfort (?=.)/, 'ft '),
  doctor: (value) => readTypedName(value)[0]?.toSorted().join(' '),
};

/**
 * Whether an answer's link leads to a cited path: the same page in whatever language; the same place in it or one
 * inside ("/#faq-licensed" is inside "/#faq"); and at least the parameters that the cited path has.
 */
export function leadsTo(link: string, cited: string): boolean {
  const [found, wanted] = [readAddress(link), readAddress(cited)];
  return (
    found.page === wanted.page &&
    (wanted.place === '' || found.place === wanted.place || found.place.startsWith(`${wanted.place}-`)) &&
    [...wanted.parameters].every(
      ([name, value]) => meaning(name, found.parameters.get(name) ?? '') === meaning(name, value),
    )
  );
}

function readAddress(address: string) {
  const url = new URL(address, 'https://site.invalid');
  return {
    page: url.origin + unprefixedPath(url.pathname),
    place: url.hash.slice(1),
    parameters: url.searchParams,
  };
}

function meaning(name: string, value: string): string {
  return MEANINGS[name]?.(value) ?? value;
}
