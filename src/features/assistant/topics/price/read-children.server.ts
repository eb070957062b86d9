import { CHILD_NOUNS, isIn, isTakenAway, type Said, says, spansOf } from './price-words.server.ts';
import { ADULT_YEARS, isChildAt, isYoungOneAt, type SaidAge } from './read-ages.server.ts';

/* How many children a message counts. Nobody is taken for a child who is only named: "mija", "kiddo", "my son works". */

export type ChildrenRead = {
  /** Undefined when the message counts none. */
  count: number | undefined;
  /** "Another kid": so many more than before; "one child less" is -1. */
  more: number;
};

type Mention = { noun: string; count: number | 'more'; isSame?: boolean };

/** Counts the children of a message. @param ages as they were read; who is 18 or more is no child */
export function readChildren(said: Said, ages: readonly SaidAge[]): ChildrenRead {
  const { words, joined } = said;
  if (says('one child less', joined)) return { count: undefined, more: -1 };
  const mentions = words.flatMap((_, at) => mentionAt(words, at) ?? []);
  const all = mentions.length > 0 ? mentions : [...parentsOf(said), ...besideSomebody(said)];
  const counts = all.flatMap(({ noun, count, isSame }, at) => {
    // "Two grandkids ... for me and the two kids"
    const isAgain = isSame && all.slice(0, at).some((other) => other.count === count);
    return count === 'more' || isAgain ? [] : [{ noun, count }];
  });
  const more =
    mentions.filter(({ count }) => count === 'more').length +
    (mentions.length === 0 ? spansOf('adds a child', joined).length : 0);
  const total = sumOf(counts);
  const ofChildren = ages.filter(({ owner }) => owner === 'child');
  const young = ofChildren.filter(({ years }) => years < ADULT_YEARS).length;
  const grown = ofChildren.length - young;
  const added = total !== undefined && total > 0 && says('adds', joined);
  // "The kids are 2" may be a count or an age.
  const areSeveral = words.some((word) => CHILD_NOUNS.has(word) && CHILD_NOUNS.get(word) === undefined);
  if (total === undefined) return { count: young > (areSeveral ? 1 : 0) ? young : undefined, more };
  const count = Math.max(0, total - grown);
  return added ? { count: undefined, more: count } : { count, more };
}

/** A count of all and those who are counted again after it are the same: "2 kids, a boy and a girl". */
function sumOf(counts: readonly { noun: string; count: number }[]): number | undefined {
  const [first, ...others] = counts;
  if (!first) return undefined;
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  const isAgain =
    isIn('any children', first.noun) &&
    first.count === rest &&
    (others.length > 1 || rest === 1 || isTwins(others));
  return isAgain ? rest : first.count + rest;
}

function isTwins(others: readonly { noun: string }[]): boolean {
  return others.some(({ noun }) => (CHILD_NOUNS.get(noun) ?? 1) > 1);
}

function mentionAt(words: readonly string[], at: number): Mention | undefined {
  const word = words[at] ?? '';
  if (isYoungOneAt(words, at)) return { noun: word, count: 1 };
  if (!isChildAt(words, at)) return undefined;
  const own = CHILD_NOUNS.get(word);
  let start = at - 1;
  while (isIn('child adjectives', words[start]) || isYearsAt(words, start)) start -= 1;
  const before = words[start] ?? '';
  const between = [...words.slice(start, at), words[at + 1] ?? ''];
  const isMore = own === 1 && between.some((near) => isIn('one more', near));
  if (isTakenAway(words, start + 1)) return isIn('take away', before) ? undefined : { noun: word, count: 0 };
  if (own !== undefined && own > 1) return { noun: word, count: own };
  if (isMore && (isIn('one child', before) || isIn('one more', before))) return { noun: word, count: 'more' };
  if (own === 1 && isIn('one child', before))
    return isGrownAt(words, at) ? undefined : { noun: word, count: 1 };
  if (!/^(?:\d|1[0-2])$/.test(before)) return undefined;
  return { noun: word, count: Number(before), isSame: isIn('the same', words[start - 1]) };
}

/** The years in "a 10 year old boy". */
function isYearsAt(words: readonly string[], at: number): boolean {
  return /^\d{1,2}$/.test(words[at] ?? '') && isIn('age units', words[at + 1]);
}

/** "A girl of 22": she is no child. */
function isGrownAt(words: readonly string[], at: number): boolean {
  const years = words.slice(at + 1, at + 4).find((word) => /^\d+$/.test(word));
  return /^(?:de|of|who|que|aged|age|\d+)$/.test(words[at + 1] ?? '') && Number(years) >= ADULT_YEARS;
}

/** "Me and my daughter": one who is named together with somebody on the plan. */
function besideSomebody({ joined }: Said): Mention[] {
  return spansOf('child beside', joined).map(() => ({ noun: '', count: 1 }));
}

/** "Single dad of three". */
function parentsOf({ joined }: Said): Mention[] {
  return spansOf('parent of', joined).map(({ start, end }) => ({
    noun: '',
    count: Number(joined.slice(start, end).split(' ').at(-1)),
  }));
}
