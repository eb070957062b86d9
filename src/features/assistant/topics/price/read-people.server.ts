import { CHILD_NOUNS, type ChildNoun, isIn } from './price-lexicon.server.ts';
import type { Reading } from './reading.server.ts';

/* How many people a message names for the plan: all, adults and children. */

/** How many people a message says there are: "family of 4", "2 adultos". */
export type Headcount = { people: number | undefined; adults: number | undefined };

const MOST_PEOPLE = 12;

/** Reads how many people are covered, and takes the numbers that say so. */
export function readHeadcount({ words, taken }: Reading): Headcount {
  const count: Headcount = { people: undefined, adults: undefined };
  for (const [at, word] of words.entries()) {
    if (!/^\d{1,2}$/.test(word) || taken.has(at) || Number(word) > MOST_PEOPLE || Number(word) === 0)
      continue;
    if (isIn('age units', words[at + 1]) || isChildAt(words, at + 1)) continue;
    const next = words[at + 1] ?? '';
    if (isIn('adults', next)) count.adults = Number(word);
    else if (isIn('people', next) || isWholeFamily(words, at)) count.people = Number(word);
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
    isIn('before people', words[at - 1]) ||
    (/(?:^| )(?:for|para|pa)$/.test(before) && !/^(?:of|months?|mes)/.test(after))
  );
}

/** What a message says of children. */
export type ChildrenRead = {
  /** How many: undefined when none is named, or "my kids" does not tell. */
  count: number | undefined;
  /** Children are named, but not how many. */
  isUncounted: boolean;
  /** "Another kid": one more than before. */
  isOneMore: boolean;
  /** "He has no children". */
  isDenied: boolean;
  /** Children of several mentions are added up that are no list: some may be the same again. */
  isScattered: boolean;
};

type Mention = ChildNoun & { kind: 'counted' | 'each' | 'denied' | 'more'; start: number; end: number };

/** After a word for children: they are grown and not on the plan. */
const HAVE_LEFT =
  /^(?:(?:ya|are|is|all|both|already|son|estan|se|todos|me|now|have|both) ){0,3}(?:grown|gone|moved (?:out|away|on)|out of the (?:house|nest)|on their own|adults|grandes|adultos|fueron|mudaron|casaron|casad[oa]s|independ\p{L}*)(?: |$)/u;

/** Counts the children that a message names, and takes the numbers that count them. */
export function readChildren({ words, joined, taken }: Reading): ChildrenRead {
  const mentions = withoutParents(words.flatMap((_, at) => mentionAt(words, at) ?? []));
  for (const { start, kind } of mentions) if (kind === 'counted' && isCount(words[start])) taken.add(start);
  const counted = mentions.filter(({ kind }) => kind === 'counted');
  const total = sumOf(counted, words) ?? parentOf(joined, words, taken);
  const isDenied = mentions.some(({ kind }) => kind === 'denied');
  return {
    count: total ?? (isDenied && !counted.length ? 0 : undefined),
    isUncounted: total === undefined && counted.length > 0,
    isOneMore: mentions.some(({ kind }) => kind === 'more'),
    isDenied,
    isScattered: total !== undefined && areScattered(counted, words, total),
  };
}

/** Between two mentions of children that are one list there are no more words than this: "my son, who is 5, and my". */
const WIDEST_GAP = 5;

/** "Three boys, one is 13 ... and the girl": she may be one of them. */
function areScattered(mentions: readonly Mention[], words: readonly string[], total: number): boolean {
  if (mentions.some(({ count }) => count === total)) return false;
  return mentions.slice(1).some((mention, at) => {
    const gap = words.slice((mentions[at]?.end ?? 0) + 1, mention.start);
    const isOneMore = isCount(words[mention.start]) || isIn('one child', words[mention.start]);
    if (isOneMore && gap.some((word) => isIn('between counts', word))) return false;
    return gap.length > WIDEST_GAP || !gap.every(isBetweenChildren);
  });
}

/** May be between two children of one list: "my son, who is 5, and my daughter". */
function isBetweenChildren(word: string): boolean {
  return isInList(word) || ['between ages', 'before a small age', 'only'].some((list) => isIn(list, word));
}

/** "My three grandbabies, my daughter works up north": she is their mother. */
function withoutParents(mentions: readonly Mention[]): readonly Mention[] {
  const isGrand = ({ kind, noun }: Mention) => kind === 'counted' && isIn('grandchildren', noun);
  if (!mentions.some(isGrand)) return mentions;
  return mentions.filter(({ noun, count }) => count !== 1 || !isIn("grandchildren's parents", noun));
}

/** Whether there is a word for a child at this place. */
export function isChildAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (word === 'son' || word === 'sons') return word === 'sons' || isIn('before son', words[at - 1]);
  if (word === 'little' || word === 'menor') return false;
  // A "baby sister" is a relative of whatever age.
  if (/^(?:baby|kid)$/.test(word) && /^(?:brother|sister)$/.test(words[at + 1] ?? '')) return false;
  // "Menores de 18" and "under 18s" name an age.
  return CHILD_NOUNS.has(word) && !(word === 'menores' && words[at + 1] === 'de');
}

function mentionAt(words: readonly string[], at: number): Mention | undefined {
  if (!isChildAt(words, at)) return undefined;
  const word = words[at] ?? '';
  const said = CHILD_NOUNS.get(word) ?? { noun: 'son', count: word === 'sons' ? undefined : 1 };
  let start = at - 1;
  while (isIn('child adjectives', words[start]) || isAgeOf(words, start)) start -= 1;
  const before = words[start] ?? '';
  const place = { noun: said.noun, start, end: at };
  if (HAVE_LEFT.test(words.slice(at + 1, at + 7).join(' '))) return { ...place, kind: 'denied', count: 0 };
  if (isCount(before) && before !== '0') return { ...place, kind: 'counted', count: Number(before) };
  if (isIn('each child', before) && said.count === 1) return { ...place, kind: 'each', count: 0 };
  if (isIn('one more child', before) || ((isIn('one child', before) || before === '') && isMore(words, at))) {
    return { ...place, kind: 'more', count: 1 };
  }
  if (isDeniedAt(words, start)) return { ...place, kind: 'denied', count: 0 };
  if (isIn('one child', before)) return { ...place, kind: 'counted', count: said.count ?? 1 };
  if (/^(?:couple|par|both|ambos|ambas)$/.test(before)) return { ...place, kind: 'counted', count: 2 };
  const after = words[at + 1] ?? '';
  const isList = /^(?:\d+|y|and)$/.test(words[at + 2] ?? '');
  const [told = '', counted = ''] =
    /^(?:que |q )?(?:son|eran|there are) (\d)(?= |$)/.exec(words.slice(at + 1, at + 4).join(' ')) ?? [];
  if (
    said.count === undefined &&
    counted !== '' &&
    !isIn('age units', words[at + 1 + told.split(' ').length])
  ) {
    // "Los muchachos, que son 3"
    const countedAt = at + told.split(' ').length;
    return { ...place, start: countedAt, end: countedAt, kind: 'counted', count: Number(counted) };
  }
  if (said.count === undefined && /^[0-9]$/.test(after) && !isList && !isIn('age units', words[at + 2])) {
    // "Kids: 2"
    return { ...place, start: at + 1, end: at + 1, kind: 'counted', count: Number(after) };
  }
  return { ...place, start: start + 1, kind: 'counted', count: said.count };
}

function isMore(words: readonly string[], at: number): boolean {
  // "Un hijo más el paquete" adds the package.
  const isPlus = isIn('added to a child', words[at + 2]) || /^\d+$/.test(words[at + 2] ?? '');
  return (
    (/^(?:mas|more)$/.test(words[at + 1] ?? '') && !isPlus) ||
    /^(?:more|extra|additional)$/.test(words[at - 1] ?? '')
  );
}

/** The number in "a 10 year old son". */
function isAgeOf(words: readonly string[], at: number): boolean {
  return /^\d{1,2}$/.test(words[at] ?? '') && isIn('age units', words[at + 1]);
}

/** "No tengo hijos", "we don't have any kids". */
function isDeniedAt(words: readonly string[], from: number): boolean {
  let at = from;
  while (from - at < 4 && isIn('between denial', words[at]) && !isIn('denials', words[at])) at -= 1;
  return isIn('denials', words[at]);
}

/** "Me 36, baby" has no 36 children. */
function isCount(word: string | undefined): boolean {
  return /^(?:\d|1[0-2])$/.test(word ?? '');
}

/** "2 hijos y 1 bebé" are three; "2 kids, a boy and a girl" are two. Undefined when nothing tells how many. */
function sumOf(mentions: readonly Mention[], words: readonly string[]): number | undefined {
  const counts = new Map<string, number>();
  let isListed = false;
  let last: Mention | undefined;
  for (const mention of mentions) {
    const gap = last ? words.slice(last.end + 1, mention.start) : [];
    const follows = last !== undefined && gap.every(isInList);
    const isPlural = last !== undefined && (last.count ?? 0) > 1;
    isListed = follows && (isListed || (isPlural ? !isIn('between counts', gap[0]) : gap.length === 0));
    last = mention;
    // "2 nietecitos ... por mí y por los 2 niños": the same again.
    const soFar = totalOf(counts);
    const isSameAgain = isIn('any children', mention.noun) || isIn('the same', words[mention.start - 1]);
    if (!follows && soFar > 1 && mention.count === soFar && isSameAgain) continue;
    // "Mi hijo, tengo 29, es un solo niño": said again, not one more.
    const isAdded = gap.some((word) => isIn('between counts', word));
    const isOneSoFar = [...counts.values()].every((count) => count === 1);
    if (!isAdded && isOneSoFar && isOnlyOne(words, mention)) counts.clear();
    if (!isListed && mention.count !== undefined) counts.set(mention.noun, mention.count);
  }
  return counts.size > 0 ? totalOf(counts) : undefined;
}

function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** "Only one kid", "un solo niño". */
function isOnlyOne(words: readonly string[], { end }: Mention): boolean {
  const [before, next] = [words[end - 2], words[end - 1]];
  return (
    (isIn('only', before) && isIn('one child', next)) || (isIn('one child', before) && isIn('only', next))
  );
}

/** May be between a count of children and the list of them: "2 kids, 8 and 10, a boy and a girl". */
function isInList(word: string): boolean {
  return isIn('between counts', word) || isIn('in a list of children', word) || /^\d{1,2}$/.test(word);
}

/** "Mom of two" has two children; "mom of 29" is of that age. */
function parentOf(joined: string, words: readonly string[], taken: Set<number>): number | undefined {
  const found =
    /\b(?:mom|mother|mommy|mama|madre|dad|father|papa|padre|parent|parents|mami) (?:of|de) ([1-9]|one|uno|una)(?! (?:year|ano))\b/.exec(
      joined,
    );
  if (!found) return undefined;
  const at = joined.slice(0, found.index + found[0].length).split(' ').length - 1;
  if (words[at] === found[1]) taken.add(at);
  return Number(found[1]) || 1;
}
