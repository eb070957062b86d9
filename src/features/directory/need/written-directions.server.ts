import { KNOWN_PLACES, PARTS_OF_PLACES } from './known-places.server.ts';
import { plainWords } from './read-words.server.ts';

const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };
/** A letter that stands alone, the text before it, and up to three words after it. */
const LETTER = /(?<![\p{L}\d'’])([nsew])\.?\s+(?=(\p{L}+(?:\.?\s+\p{L}+){0,2}))/giu;

/**
 * Writes out the direction in the name of a city: "n lauderdale" is North Lauderdale. Whoever chats writes "n" for "and",
 * so it stays where a place comes before it ("hialeah n miami"), and where the name without it is the longer one.
 */
export function writeOutDirections(text: string): string {
  return text.replace(LETTER, (typed, letter: string, after: string, at: number) => {
    const direction = DIRECTIONS[letter.toLowerCase()] ?? '';
    const next = plainWords(after).map((word) => PARTS_OF_PLACES.get(word) ?? word);
    const isAnd = endsWithPlace(plainWords(text.slice(0, at)));
    return !isAnd && isPartOfName(direction, next) ? `${direction} ` : typed;
  });
}

function isPartOfName(direction: string, next: readonly string[]): boolean {
  for (let length = next.length; length > 0; length -= 1) {
    const name = next.slice(0, length).join(' ');
    if (KNOWN_PLACES.has(`${direction} ${name}`)) return true;
    if (KNOWN_PLACES.has(name)) return false;
  }
  return false;
}

function endsWithPlace(before: readonly string[]): boolean {
  return before.some((_, from) => KNOWN_PLACES.has(before.slice(from).join(' ')));
}
