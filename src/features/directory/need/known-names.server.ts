import type { Database } from '#server/database/connect.ts';
import { findNearNameWords } from '../search/correct-spelling.server.ts';
import { searchWords } from '../search/search-words.ts';
import { readTypedName } from '../search/typed-name.ts';
import { closestWord } from './misspelled-words.ts';
import { wordSet } from './patterns.ts';
import { readWordLists } from './word-lists.server.ts';

/* Which words are names of the directory: the search's own index of names says so. */

const COMMON_NAMES = wordSet(readWordLists('doctors').list('names'));

/**
 * The words of a text that are names of the directory, as they were typed: spelt so, sounding so in Spanish ("gonsales"),
 * or nearly a common name. More is not corrected: "woman" is nearly Roman.
 */
export async function knownNames(db: Database, typed: string): Promise<string[]> {
  const words = typed.split(' ').map((own) => ({ own, plain: searchWords(own).join('') }));
  const spellings = words.map(({ plain }) => [plain, closestWord(plain, COMMON_NAMES) ?? plain] as const);
  const { rows } = await db.$client.query<{ word: string }>({
    name: 'known-names',
    text: `
      SELECT typed AS word FROM unnest($1::text[]) AS typed WHERE EXISTS (
        SELECT FROM provider_words
        WHERE word = typed OR (length(typed) > 3 AND sound = translate(typed, 'zcvyh', 'ssbi') COLLATE "C"))`,
    values: [[...new Set(spellings.flat())].filter((word) => word !== '')],
  });
  const known = new Set(rows.map(({ word }) => word));
  return words.filter((_, at) => spellings[at]?.some((word) => known.has(word))).map(({ own }) => own);
}

/** Whether the search finds somebody of a name, one that is nearly so too. */
export async function isKnownName(db: Database, name: string): Promise<boolean> {
  if ((await knownNames(db, name)).length > 0) return true;
  const near = await findNearNameWords(db, readTypedName(name)[0] ?? []);
  return near.some((words) => words.length > 0);
}
