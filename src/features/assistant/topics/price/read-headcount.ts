import { ADULTS, PEOPLE } from './people-lexicon.ts';
import { isAgeUnit, isChildAt } from './read-children.ts';
import type { Reading } from './reading.ts';
import { wordSet } from './word-set.ts';

/** How many people a message says there are: "family of 4", "2 adultos". */
export type Headcount = { people: number | undefined; adults: number | undefined };

const MOST_PEOPLE = 12;
const BEFORE_PEOPLE = wordSet('los las all us nosotros nosotras todos');

/** Reads how many people are covered, and takes the numbers that say so. */
export function readHeadcount({ words, taken }: Reading): Headcount {
  const count: Headcount = { people: undefined, adults: undefined };
  for (const [at, word] of words.entries()) {
    if (!/^\d{1,2}$/.test(word) || taken.has(at) || Number(word) > MOST_PEOPLE || Number(word) === 0)
      continue;
    if (isAgeUnit(words[at + 1]) || isChildAt(words, at + 1)) continue;
    const next = words[at + 1] ?? '';
    if (ADULTS.has(next)) count.adults = Number(word);
    else if (PEOPLE.has(next) || isWholeFamily(words, at)) count.people = Number(word);
    else continue;
    taken.add(at);
  }
  return count;
}

function isWholeFamily(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).join(' ');
  const after = words.slice(at + 1, at + 3).join(' ');
  return (
    /(?:^| )(?:fam\w*|party|household|group|grupo|hogar) (?:of|de|somos|with|for|para)$/.test(before) ||
    /(?:^| )(?:somos|seriamos|we are|were|were all|there are|theres|would be|seremos|vamos a ser)$/.test(
      before,
    ) ||
    /^(?:of us|en (?:mi|la|total|casa)|in (?:my|the|total|our)|en familia|in all)\b/.test(after) ||
    BEFORE_PEOPLE.has(words[at - 1] ?? '') ||
    (/(?:^| )(?:for|para|pa)$/.test(before) && !/^(?:of|months?|mes)/.test(after))
  );
}
