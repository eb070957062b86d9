import { isMisspelled } from '#features/directory/need/misspelled-words.ts';
import {
  CORE_PACKAGES,
  type CorePackageId,
  HOSPITAL_PACKAGE,
  type PackageId,
} from '#features/quote/quote.ts';
import {
  BENEFIT_WORDS,
  type Benefit,
  CORE_BENEFITS,
  isIn,
  LAY_BENEFITS,
  placeOf,
  says,
} from './price-lexicon.server.ts';
import { isChildAt } from './read-people.server.ts';
import type { Reading } from './reading.server.ts';

/** What a message says of packages. */
export type PackagesRead = {
  /** The core packages that are wanted or asked for. */
  cores: readonly CorePackageId[];
  /** Where the first wanted package is named. */
  at: number | undefined;
  /** False when it is taken away; undefined when it is not spoken of. */
  hospital: boolean | undefined;
  /** "No packages", "quítale el paquete". */
  isNone: boolean;
  /** Benefits that more than one package has, where none is named: "with dental". */
  benefits: readonly Benefit[];
  /** A core package is described by what it is for: "something for my teeth and my pills". */
  isDescribed: boolean;
};

/** Words before a lay benefit that make it one: "something for", "the one with", "el de". */
const WANTS_BENEFIT =
  /(?:^| )(?:something|anything|algo|one|thing|package|paquete|pakete|paketico|(?:with|w|con) (?:the|el|lo|something|algo)|el (?:de|d|que|con)|lo (?:de|d))(?: (?!how|much|cost|price|cuanto|precio|cuesta)\p{L}+){0,4}$/u;

type Mention = { id: PackageId; at: number };

/** Reads the packages of a message, and takes the numbers that name them. */
export function readPackages(reading: Reading): PackagesRead {
  const { words, joined } = reading;
  const mentions = [...namedIn(words), ...numberedIn(reading), ...hospitalIn(words)];
  const biggest = biggestIn(joined);
  if (biggest !== undefined) mentions.push({ id: 'package1', at: biggest });
  const described = mentions.some(({ id }) => id !== HOSPITAL_PACKAGE) ? undefined : describedIn(words);
  if (described?.id) mentions.push({ id: described.id, at: described.at });
  const wanted = mentions.filter(({ at }) => !isTakenAway(words, at)).sort((one, other) => one.at - other.at);
  const denied = mentions.filter((mention) => !wanted.includes(mention));
  const cores = coresOf(wanted, joined);
  return {
    cores,
    at: wanted[0]?.at,
    hospital: hospitalOf(wanted, denied),
    isNone:
      cores.length === 0 &&
      (says('nothing added', joined) ||
        isNoneAt(words, mentions) ||
        denied.some(({ id }) => id !== HOSPITAL_PACKAGE)),
    benefits: described && !described.id ? described.benefits : [],
    isDescribed: described !== undefined,
  };
}

/** The core packages in the order in which they are named; of "change A for B" the last. */
function coresOf(wanted: readonly Mention[], joined: string): CorePackageId[] {
  const cores = [...new Set(wanted.map(({ id }) => id))].filter((id) => id !== HOSPITAL_PACKAGE);
  return /\b(?:change|switch|swap|cambi\p{L}*)\b/u.test(joined) ? cores.slice(-1) : cores;
}

function hospitalOf(wanted: readonly Mention[], denied: readonly Mention[]): boolean | undefined {
  if (wanted.some(({ id }) => id === HOSPITAL_PACKAGE)) return true;
  return denied.some(({ id }) => id === HOSPITAL_PACKAGE) ? false : undefined;
}

function namedIn(words: readonly string[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const next = words[at + 1] ?? '';
    const isPackageNear = isIn('package words', words[at - 1]) || isIn('package words', next);
    if (isMisspelled(word, 'proteccion') && isMisspelled(next, 'total')) return [{ id: 'package1', at }];
    if ((word === 'total' && next === 'plus') || (isMisspelled(word, 'proteccion') && isPackageNear)) {
      return [{ id: 'package1', at }];
    }
    if (isMisspelled(word, 'bienestar') || (isMisspelled(word, 'integral') && isPackageNear)) {
      return [{ id: 'package2', at }];
    }
    if (isMisspelled(word, 'sonrisa')) return [{ id: 'package3', at }];
    if (isMisspelled(word, 'preventiva') && (words[at - 1] === 'salud' || isPackageNear)) {
      return [{ id: 'package4', at }];
    }
    return isMisspelled(word, 'respaldo') ? [{ id: HOSPITAL_PACKAGE, at }] : [];
  });
}

/** "Package 2", and "el 1 y el 3" where packages are spoken of. */
function numberedIn({ words, taken }: Reading): Mention[] {
  const speaksOfPackages = words.some((word) => isIn('package words', word));
  const mentions: Mention[] = [];
  for (const [at, word] of words.entries()) {
    const digit = /^(?:one|uno|una)$/.test(word) ? '1' : word;
    if (!/^[1-5]$/.test(digit) || isIn('age units', words[at + 1]) || isChildAt(words, at + 1)) continue;
    const before = words[at - 1] ?? '';
    const named = isIn('before number', before) ? (words[at - 2] ?? '') : before;
    const goesOn = /^(?:y|and|o|or)$/.test(before) && mentions.at(-1)?.at === at - 2;
    const isListed =
      speaksOfPackages && /^(?:el|the)$/.test(before) && word === digit && words[at + 1] !== 'of';
    if (isIn('package words', named) || isIn('numbered words', named) || goesOn || isListed) {
      mentions.push({ id: `package${Number(digit) as 1 | 2 | 3 | 4 | 5}`, at });
      taken.add(at);
    }
  }
  return mentions;
}

function hospitalIn(words: readonly string[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    if (!isIn('hospital words', word)) return [];
    const around = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 4)];
    const isPlace =
      around.some((near) => isIn('other hospital', near)) ||
      /^(?:children|childrens|general|my|mi)$/.test(words[at - 1] ?? '');
    return !isPlace && around.some((near) => isIn('near hospital', near))
      ? [{ id: HOSPITAL_PACKAGE, at }]
      : [];
  });
}

/** The package with everything, unless it is the one that is not meant: "not the big one". */
function biggestIn(joined: string): number | undefined {
  const place = placeOf('biggest', joined);
  if (place === undefined) return undefined;
  const before = joined.slice(0, place).trim().split(' ');
  return isIn('denials', before.at(-1)) || isIn('denials', before.at(-2)) ? undefined : before.length;
}

/** The package that has just the benefits that are named: "the one with dental, vision and pharmacy". */
function describedIn(
  words: readonly string[],
): { id?: CorePackageId; at: number; benefits: readonly Benefit[] } | undefined {
  const named = words.flatMap((word, at) => {
    const benefit = BENEFIT_WORDS.get(word) ?? layBenefitAt(words, at);
    return benefit && !isTakenAway(words, at) ? [{ benefit, at }] : [];
  });
  const benefits = [...new Set(named.map(({ benefit }) => benefit))];
  const first = named[0];
  const at = first?.at ?? 0;
  const isPlan =
    isIn('plan words', words[at + 1]) ||
    isIn('plan words', words[at - 1]) ||
    words.slice(Math.max(0, at - 2), at).some((word) => isIn('with a benefit', word));
  if (!first || (benefits.length < 2 && !isPlan && !words.some((word) => isIn('package words', word))))
    return undefined;
  const id = CORE_PACKAGES.find(
    (core) =>
      CORE_BENEFITS[core].length === benefits.length &&
      benefits.every((benefit) => CORE_BENEFITS[core].includes(benefit)),
  );
  const packageAt = words.findLastIndex(
    (word, at) => at < first.at && at > first.at - 6 && isIn('package words', word),
  );
  return { ...(id && { id }), at: packageAt >= 0 ? packageAt : first.at, benefits };
}

/** "The one with glasses": what is named stands for its benefit. "How much are glasses" asks about the thing. */
function layBenefitAt(words: readonly string[], at: number): Benefit | undefined {
  const benefit = LAY_BENEFITS.get(words[at] ?? '');
  if (!benefit) return undefined;
  const before = words.slice(Math.max(0, at - 7), at);
  const joinedAt = before.findLastIndex(
    (word) => !/^(?:and|y|e|my|mis|mi|the|las|los|la|for|para|pa)$/.test(word),
  );
  const isJoined = joinedAt < before.length - 1 && BENEFIT_WORDS.has(before[joinedAt] ?? '');
  return isJoined || WANTS_BENEFIT.test(before.join(' ')) ? benefit : undefined;
}

/** A package that no name belongs to is denied: "sin paquetes". */
function isNoneAt(words: readonly string[], mentions: readonly Mention[]): boolean {
  return words.some(
    (word, at) =>
      isIn('package words', word) &&
      !mentions.some((mention) => Math.abs(mention.at - at) <= 3) &&
      isTakenAway(words, at),
  );
}

function isTakenAway(words: readonly string[], from: number): boolean {
  let at = from - 1;
  while (from - at < 5 && isBetween(words[at] ?? '')) at -= 1;
  const word = words[at] ?? '';
  // "A la vez" takes nothing away, "en vez de" does.
  if (/^(?:vez|lugar)$/.test(word)) return words[at - 1] === 'en';
  return isIn('denials', word) || isIn('take away', word);
}

function isBetween(word: string): boolean {
  return (
    !isIn('denials', word) &&
    !isIn('take away', word) &&
    (isIn('between denial', word) || /^(?:off|out|away|le|lo|of|than|todos|all)$/.test(word))
  );
}
