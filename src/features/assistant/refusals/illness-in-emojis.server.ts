import { meantByTyped } from '#features/directory/need/patterns.ts';
import type { Question } from '../engine/topic.ts';
import { readWordLists } from '../learning/word-lists.server.ts';

const LISTS = readWordLists('emojis');
const ILL = meantByTyped(LISTS.list('ill'));
const WHO = meantByTyped(LISTS.list('who'));

/**
 * What a message of emojis alone tells of an illness or a danger, in words of the lexicon: "👶🤒" is "baby sick".
 *
 * @returns undefined when it has words, or tells of neither
 */
export function illnessInEmojis({ text, plain }: Question): string | undefined {
  if (/\p{L}/u.test(plain)) return undefined;
  const said = saidIn(ILL, text);
  return said.length === 0 ? undefined : [...saidIn(WHO, text), ...said].join(' ');
}

/** A person with a color of skin or a profession is several characters: the first says who it is. */
function saidIn(meant: ReadonlyMap<string, string>, text: string): string[] {
  return [...text].flatMap((character) => meant.get(character) ?? []);
}
