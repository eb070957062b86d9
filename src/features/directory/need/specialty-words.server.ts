import type { Specialty } from '../specialties.ts';
import { readWordLists } from './word-lists.server.ts';

/** How families call a specialty: see `words/specialties.txt`. Phrases are separated by commas. */
type SpecialtyWords = {
  people: string;
  fields?: string;
  topics?: string;
  'also people'?: string;
  'also fields'?: string;
};

/** Whom families ask for and the directory has no specialty for; `en` and `es` name them in a sentence. */
export type MissingSpecialty = SpecialtyWords & { en: string; es: string };

// A test holds the names in the file against the directory's.
export const SPECIALTY_WORDS = Object.fromEntries(wordsByName('specialties')) as Record<
  Specialty['en'],
  SpecialtyWords
>;

export const MISSING_SPECIALTIES: readonly MissingSpecialty[] = wordsByName('missing-specialties').map(
  ([name, words]) => {
    const [en = '', es = ''] = name.split(' / ');
    return { en, es, ...words };
  },
);

/** The lists "[Cardiology: people]" and "[Cardiology: topics]" as one entry. */
function wordsByName(file: string): [name: string, words: SpecialtyWords][] {
  const words = new Map<string, SpecialtyWords>();
  for (const [heading, list] of Object.entries(readWordLists(file).all)) {
    const [name = '', kind = ''] = heading.split(': ');
    words.set(name, { people: '', ...words.get(name), [kind]: list });
  }
  return [...words];
}
