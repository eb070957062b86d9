import type { Database } from '#server/database/connect.ts';
import { FACILITY_WORDS } from '../import/name-words.ts';
import { findNearNameWords } from '../search/correct-spelling.server.ts';
import { nameForms } from '../search/name-forms.server.ts';
import { searchWords } from '../search/search-words.ts';
import { readTypedName } from '../search/typed-name.ts';
import { closestWord } from './misspelled-words.ts';
import { wordSet } from './patterns.ts';
import { soundOf } from './sound-of-name.ts';
import { readWordLists } from './word-lists.server.ts';

/* Which words are names of the directory: the search's own index of names says so. */

/** So long a word that is nearly a common name is one. */
const SHORTEST_COMMON = 7;
/** Shorter words are near to too many. */
const SHORTEST_NEAR = 5;
const SOUNDS_OF_COMMON_NAMES = new Set([...wordSet(readWordLists('doctors').list('names'))].map(soundOf));

/**
 * The words of a text that are names of the directory, as they were typed: spelt so, sounding so in Spanish ("gonsales"),
 * joined or apart, or as a nickname.
 */
export async function knownNames(db: Database, typed: readonly string[]): Promise<string[]> {
  if (typed.length === 0) return [];
  const plain = typed.map((own) => searchWords(own));
  const forms = nameForms(plain.flat());
  const { rows } = await db.$client.query<{ form: string }>({
    name: 'known-names',
    text: `
      SELECT typed AS form FROM unnest($1::text[]) AS typed WHERE EXISTS (
        SELECT FROM provider_words
        WHERE word = typed OR (length(typed) > 3 AND sound = translate(typed, 'zcvyh', 'ssbi') COLLATE "C"))
      UNION
      SELECT word FROM provider_words WHERE word = ANY ($2::text[])
      UNION
      SELECT form FROM provider_joined_names WHERE form = ANY ($3::text[])`,
    values: [
      forms.map(({ word }) => word),
      forms.flatMap(({ beginnings, otherNames }) => [...beginnings, ...otherNames]),
      forms.flatMap(({ joined }) => joined),
    ],
  });
  const found = new Set(rows.map(({ form }) => form));
  const known = new Set(
    forms
      .filter(({ word, beginnings, joined, otherNames }) =>
        [word, ...beginnings, ...joined, ...otherNames].some((form) => found.has(form)),
      )
      .map(({ word }) => word),
  );
  return typed.filter((_, at) => plain[at]?.length !== 0 && plain[at]?.every((word) => known.has(word)));
}

/** Whether a word is nearly a common name. More is not taken for a misspelt one: "woman" is nearly Roman. */
export function isNearCommonName(typed: string): boolean {
  const sound = soundOf(searchWords(typed).join(''));
  return (
    SOUNDS_OF_COMMON_NAMES.has(sound) ||
    closestWord(sound, SOUNDS_OF_COMMON_NAMES, SHORTEST_COMMON) !== undefined
  );
}

/** Whether a word that stands alone is nearly a name of the directory: "okendo", but not "medicare", which is nearly medical. */
export async function isNearName(db: Database, typed: readonly string[]): Promise<boolean> {
  const words = typed.flatMap(searchWords).filter((word) => word.length >= SHORTEST_NEAR);
  const near = words.length > 0 ? await findNearNameWords(db, words) : [];
  const isName = (word: string) => !FACILITY_WORDS.has(word.toUpperCase());
  return near.length > 0 && near.every((own) => own.length > 0 && own.every(isName));
}

/** Whether the search finds somebody of a name, one that is nearly so too. */
export async function isKnownName(db: Database, name: string): Promise<boolean> {
  if ((await knownNames(db, name.split(' '))).length > 0) return true;
  const near = await findNearNameWords(db, readTypedName(name)[0] ?? []);
  return near.some((words) => words.length > 0);
}
