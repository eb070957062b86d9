import type { NameWord } from './name-forms.server.ts';
import type { Parameters } from './sql-parameters.ts';

/*
 * A typed name as SQL. Its words are letters and digits only (`searchWords`), so they need no escaping in patterns.
 */

/**
 * So many words are what the index is asked for. Rows that have three common words are a small part of those that have one,
 * and each further word is more to read in the index than it spares in the table.
 */
const INDEXED_WORDS = 3;

/** What rows must satisfy: each word in any of its forms. The first are what the index is asked for. */
export function writeName(name: readonly NameWord[], parameters: Parameters): string {
  const isJoined = ({ joined }: NameWord) =>
    joined.length > 0 ? [`joined_names && ${parameters.add(joined)}::text[]`] : [];
  // The trigram index answers LIKE but not LIKE ANY or ALL.
  const parts = name
    .slice(0, INDEXED_WORDS)
    .map((word) => [
      ...patternsOf(word).map((pattern) => `search_name LIKE ${parameters.add(pattern)}`),
      ...isJoined(word),
    ]);
  const others = name.slice(INDEXED_WORDS);
  const plain = others.filter(hasOneForm).flatMap(patternsOf);
  if (plain.length > 0) parts.push([`search_name LIKE ALL (${parameters.add(plain)}::text[])`]);
  for (const word of others.filter((other) => !hasOneForm(other))) {
    parts.push([`search_name LIKE ANY (${parameters.add(patternsOf(word))}::text[])`, ...isJoined(word)]);
  }
  return parts.length === 0 ? 'true' : parts.map((forms) => `(${forms.join(' OR ')})`).join(' AND ');
}

/** Statements of such words alone are the same for every name of as many words. */
export function hasOneForm({ beginnings, joined, otherNames }: NameWord): boolean {
  return beginnings.length === 1 && joined.length === 0 && otherNames.length === 0;
}

/** Whether some rows are nearer to a name than others: thousands begin with a letter, and none of them is nearer to it. */
export function isRanked(name: readonly NameWord[] = []): boolean {
  return name.length > 1 || (name[0]?.word.length ?? 0) > 1;
}

/**
 * How far the name of a row is from the typed one, as a whole number; 0 is exactly it.
 *
 * First those in whose own name all words stand whole, then those that have them with the center's, then those of which a word
 * is only a beginning, an initial, a nickname or sounds alike. Among each, who has them as first last name and first given
 * name comes before who has them as others: "Ana García" is García López, Ana rather than López García, Ana.
 */
export function writeNameDistance(name: readonly NameWord[] = [], parameters: Parameters): string {
  if (!isRanked(name)) return '0';
  const wholes = name.map(wholePatternsOf);
  const own = `(' ' || sort_name || ' ')`;
  const letters = name.reduce((sum, { word }) => sum + word.length, 0);
  const formsOf = (words: readonly NameWord[]) =>
    words.flatMap((word) => [...word.beginnings, ...word.otherNames]);
  const initials = name.filter(({ word }) => word.length === 1);
  const full = name.filter(({ word }) => word.length > 1);
  const asLastName = parameters.add(formsOf(full).map((form) => `${form}%`));
  // Of "J. R." the first is that of the first name.
  const asGivenName = parameters.add(
    formsOf([...full, ...initials.slice(0, 1)]).map((form) => `%  ${form}%`),
  );
  const misplaced = `3 - 2 * (sort_name LIKE ANY (${asLastName}::text[]))::int - (sort_name LIKE ANY (${asGivenName}::text[]))::int`;
  return `CASE
      WHEN ${writeAll(wholes, own, parameters)} THEN
        CASE WHEN length(replace(sort_name, ' ', '')) = ${parameters.add(letters)}::int THEN 0 ELSE 1 END
      WHEN ${writeAll(wholes, `(search_name || ' ')`, parameters)} THEN 5
      WHEN ${writeAll(name.map(patternsOf), own, parameters)} THEN 9
      ELSE 13
    END + ${misplaced}`;
}

function patternsOf({ beginnings, otherNames }: NameWord): string[] {
  return [...beginnings.map((word) => `% ${word}%`), ...otherNames.map((word) => `% ${word} %`)];
}

function wholePatternsOf({ word, beginnings }: NameWord): string[] {
  return (beginnings.length > 0 ? beginnings : [word]).map((form) => `% ${form} %`);
}

/** That a text has a pattern of each word. */
function writeAll(words: readonly string[][], text: string, parameters: Parameters): string {
  const single = words.filter((patterns) => patterns.length === 1).flat();
  const parts = single.length > 0 ? [`${text} LIKE ALL (${parameters.add(single)}::text[])`] : [];
  for (const patterns of words.filter(({ length }) => length > 1)) {
    parts.push(`${text} LIKE ANY (${parameters.add(patterns)}::text[])`);
  }
  return parts.join(' AND ');
}
