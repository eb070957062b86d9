import { types } from 'pg';

/** Type `text[]` (PostgreSQL, pg_type.dat). As a number, because the driver's own list of types has no arrays. */
const TEXT_ARRAY: number = 1009;

/**
 * Arrays of texts are read in a third of the driver's time, which takes them letter by letter: a page of the directory has a
 * hundred. What has escapes or arrays in it is left to the driver.
 */
export function readTextArraysQuickly(): void {
  const readByLetter = types.getTypeParser(TEXT_ARRAY);
  types.setTypeParser(TEXT_ARRAY, (text: string) => readSimpleArray(text) ?? readByLetter(text));
}

/**
 * The elements of an array as PostgreSQL writes it: `{English,"Haitian Creole"}` (manual, 8.15.6).
 *
 * @returns undefined for one that has an escape, an array or an unknown element in it
 */
export function readSimpleArray(text: string): string[] | undefined {
  const isSimple = text.lastIndexOf('{') === 0 && !text.includes('\\') && !text.includes('NULL');
  if (!isSimple) return undefined;
  const end = text.length - 1;
  if (!text.includes('"')) return end === 1 ? [] : text.slice(1, end).split(',');
  const elements: string[] = [];
  for (let at = 1; at < end; ) {
    const isQuoted = text[at] === '"';
    const from = isQuoted ? at + 1 : at;
    const found = text.indexOf(isQuoted ? '"' : ',', from);
    const to = found < 0 ? end : found;
    elements.push(text.slice(from, to));
    at = isQuoted ? to + 2 : to + 1;
  }
  return elements;
}
