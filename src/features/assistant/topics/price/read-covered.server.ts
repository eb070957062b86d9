import { isIn, says, without } from './price-lexicon.server.ts';
import { isVisitor, roleOf, type SaidAge } from './read-ages.server.ts';
import type { ChildrenRead } from './read-people.server.ts';
import type { Reading } from './reading.server.ts';

/* Whose plan it is, and who else is on it. */

const LIVES_WITH =
  /(?:^| )(?:(?:vivo|vive|lives?|living|stays?|staying|own|sola|solo|quedo) (?:with|w|con)|sin|without)(?: (?:my|mi|the|her|his|su|sus|mis|el|la|los|las))?$/;
/** The visitor and a relative: "me and my mom". */
const SELF_AND_RELATIVE =
  /\b(?:(?:me|mi|myself|yo|i) (?:and|y|e|plus|con) (?:(?:a|para|pa|for) )?(?:my|mi|her|his) (\p{L}+)|(?:my|mi) (\p{L}+) (?:and|y|e) (?:(?:a|para|pa|for) )?(?:me|mi|myself|yo|i))\b/gu;

/** Most adults of one plan (docs/product/quote.md, Total: 1, plus 1 for a family plan). */
export const MOST_ADULTS = 2;

/** Who is on the plan, and who a message says is not. */
export type People = {
  isIndividual: boolean;
  isFamily: boolean;
  isCouple: boolean;
  /** They are called two, and not only "us". */
  isNamedCouple: boolean;
  isAlone: boolean;
  isOnePerson: boolean;
  coversSelf: boolean;
  coversSpouse: boolean;
  deniesSpouse: boolean;
  hasParents: boolean;
  coversRelative: boolean;
  /** Whose plan it is. */
  mainIs: 'self' | 'spouse' | 'relative' | 'child' | undefined;
};

/** Who is to be covered, as far as a message says. */
export function readCovered(
  { words, joined }: Reading,
  children: ChildrenRead,
  ages: readonly SaidAge[],
): People {
  const wording = without('no family', joined);
  const spouseAt = words.findIndex((_, at) => roleOf(words, at) === 'spouse');
  const deniesSpouse =
    spouseAt >= 0 &&
    (words.slice(Math.max(0, spouseAt - 2), spouseAt).some((word) => isIn('denials', word)) ||
      says('spouse is gone', joined));
  const coversSelf = says('covers self', wording);
  const people = {
    isIndividual: says('individual plan', wording),
    isFamily: says('family plan', without('counted family', wording)),
    isCouple: says('couple', wording),
    isNamedCouple: says('named couple', wording),
    isAlone: says('alone', wording),
    isOnePerson: says('one person', wording),
    coversSelf,
    coversSpouse: spouseAt >= 0 && !deniesSpouse,
    deniesSpouse,
    coversRelative: [...wording.matchAll(SELF_AND_RELATIVE)].some(([, after = '', before = '']) =>
      isIn('relatives', after || before),
    ),
    hasParents:
      says('both parents', wording) ||
      words.some((word, at) => isIn('parents', word) && isRelativeAt(words, at)),
  };
  return { ...people, mainIs: mainOf(people, words, children, ages) };
}

/** Whose the plan is: the visitor's, unless it is said to be for somebody else. */
function mainOf(
  people: Omit<People, 'mainIs'>,
  words: readonly string[],
  children: ChildrenRead,
  ages: readonly SaidAge[],
): People['mainIs'] {
  const hasOwnAge = ages.some(({ role }) => role === 'self');
  const relativeAt = words.findIndex((_, at) => isRelativeAt(words, at));
  const spouseAt = words.findIndex((_, at) => roleOf(words, at) === 'spouse');
  if (relativeAt >= 0 && !people.coversSelf && !people.coversSpouse) {
    if (!hasOwnAge || isPlanFor(words, relativeAt)) return 'relative';
  }
  if (people.coversSelf || hasOwnAge) {
    const onlySpouse =
      spouseAt >= 0 && !people.coversSelf && isPlanFor(words, spouseAt) && !hasAnyChild(children);
    return onlySpouse && !people.isFamily ? 'spouse' : 'self';
  }
  // "Just my son, nobody else"; "single mom, 30, one child" is for the mother.
  const isOneAge = ages.length === 1 && ages[0]?.role === 'child';
  if (people.isFamily || people.isCouple || (people.isAlone && !isOneAge)) return undefined;
  if (spouseAt >= 0) {
    const isOnlyOne = isPlanFor(words, spouseAt) || wantsPlan(words, spouseAt);
    return isOnlyOne && !hasAnyChild(children) && !people.deniesSpouse ? 'spouse' : undefined;
  }
  const childAt = words.findIndex((_, at) => roleOf(words, at) === 'child' || isYoungOneAt(words, at));
  const isForChild =
    childAt >= 0 &&
    (isPlanFor(words, childAt) || wantsPlan(words, childAt) || says('only that one', words.join(' ')));
  const isOneChild = children.count === 1 || (children.count === undefined && isOneAge);
  return isForChild && isOneChild ? 'child' : undefined;
}

/** "My 10 year old". */
function isYoungOneAt(words: readonly string[], at: number): boolean {
  const years = words[at] ?? '';
  return isIn('mine', words[at - 1]) && /^(?:\d|1[0-7])$/.test(years) && isIn('age units', words[at + 1]);
}

/** A relative who may be on the plan; not "I live with my mom", "without the parents". */
export function isRelativeAt(words: readonly string[], at: number): boolean {
  if (!isIn('relatives', words[at]) && !isIn('parents', words[at])) return false;
  if (isVisitor(words, at)) return false;
  const before = words.slice(Math.max(0, at - 6), at).join(' ');
  return !LIVES_WITH.test(before);
}

function hasAnyChild({ count, isUncounted }: ChildrenRead): boolean {
  return isUncounted || (count ?? 0) > 0;
}

/** "For my mom", "para mi esposa", "solo mi hijo". */
function isPlanFor(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 6), at).join(' ');
  return /(?:^| )(?:for|para|pa|only|just|solo|solamente|cover|insure|ponerle|asegurar|por)(?: (?:only|just|solo|solamente|my|mi|a|an|un|una|the|el|la|our|nuestro|nuestra|baby|newborn|little|\d+|years?|old|month|months))*$/.test(
    before,
  );
}

/** "My son needs", "mi hijo de 22 quiere". */
function wantsPlan(words: readonly string[], at: number): boolean {
  return words.slice(at + 1, at + 5).some((word) => /^(?:needs|wants|necesita|quiere)$/.test(word));
}
