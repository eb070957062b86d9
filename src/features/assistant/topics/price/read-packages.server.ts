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
  CHILD_NOUNS,
  isCorrectedBetween,
  isIn,
  isTakenAway,
  placeOf,
  type Said,
  says,
} from './price-words.server.ts';

/** What a message says of packages. */
export type PackagesRead = {
  /** The core packages that are wanted or asked for, in their order. */
  cores: readonly CorePackageId[];
  /** False when it is taken away; undefined when it is not spoken of. */
  hospital: boolean | undefined;
  /** "No packages", "quítale el paquete". */
  isNone: boolean;
  /** Benefits that more than one package has, where none is named: "with dental". */
  benefits: readonly Benefit[];
  /** The first that is wanted comes on top of a plan: "with Sonrisa". */
  isAdded: boolean;
  /** A word for packages is said. */
  hasWord: boolean;
};

/** What each core package adds (docs/product/quote.md, Packages). */
export const CORE_BENEFITS: Record<CorePackageId, readonly Benefit[]> = {
  package1: ['medical', 'dental', 'vision', 'pharmacy'],
  package2: ['dental', 'vision', 'pharmacy'],
  package3: ['dental', 'vision'],
  package4: ['dental', 'pharmacy'],
};

type Mention = { id: PackageId; at: number };

/** Reads the packages of a message: by name, by number, or by just the benefits that one has. */
export function readPackages(said: Said): PackagesRead {
  const { words } = said;
  const mentions = [...namedIn(words), ...numberedIn(words), ...hospitalIn(words), ...biggestIn(said)];
  const described = mentions.some(({ id }) => id !== HOSPITAL_PACKAGE) ? undefined : describedIn(words);
  if (described?.id) mentions.push({ id: described.id, at: described.at });
  const wanted = mentions.filter(({ at }) => !isTakenAway(words, at)).sort((one, other) => one.at - other.at);
  const denied = mentions.filter((mention) => !wanted.includes(mention));
  const isHospital = ({ id }: Mention) => id === HOSPITAL_PACKAGE;
  const cores = coresOf(wanted, said);
  const first = wanted[0]?.at ?? described?.at ?? 0;
  return {
    cores,
    hospital: wanted.some(isHospital) ? true : denied.some(isHospital) ? false : undefined,
    isNone:
      cores.length === 0 &&
      (says('nothing added', said) ||
        isNoneAt(words, mentions) ||
        denied.some((mention) => !isHospital(mention))),
    benefits: described && !described.id ? described.benefits : [],
    isAdded: words
      .slice(Math.max(0, first - 4), first)
      .some((word) => isIn('with a benefit', word) || isIn('and', word)),
    hasWord: words.some((word) => isIn('package words', word)),
  };
}

/** Each once; of "change A for B" and "A, no sorry, B" the last. */
function coresOf(wanted: readonly Mention[], said: Said): CorePackageId[] {
  const cores = [...new Set(wanted.map(({ id }) => id))].filter((id) => id !== HOSPITAL_PACKAGE);
  const places = wanted.flatMap(({ id, at }) => (id === HOSPITAL_PACKAGE ? [] : [at]));
  return says('swapped', said) || isCorrectedBetween(places, said) ? cores.slice(-1) : cores;
}

function namedIn(words: readonly string[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const next = words[at + 1] ?? '';
    const isNear = isIn('package words', words[at - 1]) || isIn('package words', next);
    const isTotal = isMisspelled(next, 'total') || words[at - 1] === 'total';
    if (isMisspelled(word, 'proteccion') && (isTotal || isNear)) return [{ id: 'package1', at }];
    if (word === 'total' && next === 'plus') return [{ id: 'package1', at }];
    if (isMisspelled(word, 'bienestar') || (isMisspelled(word, 'integral') && isNear))
      return [{ id: 'package2', at }];
    if (isMisspelled(word, 'sonrisa')) return [{ id: 'package3', at }];
    if (isMisspelled(word, 'preventiva') && (words[at - 1] === 'salud' || isNear))
      return [{ id: 'package4', at }];
    return isMisspelled(word, 'respaldo') ? [{ id: HOSPITAL_PACKAGE, at }] : [];
  });
}

/** "Package 2", "paquete número 3", "option one". */
function numberedIn(words: readonly string[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const digit = /^(?:one|uno)$/.test(word) ? '1' : word;
    if (!/^[1-5]$/.test(digit) || isIn('age units', words[at + 1]) || CHILD_NOUNS.has(words[at + 1] ?? ''))
      return [];
    const named = isIn('before number', words[at - 1]) ? words[at - 2] : words[at - 1];
    const isNumbered = isIn('package words', named) || isIn('numbered words', named);
    return isNumbered ? [{ id: `package${Number(digit) as 1 | 2 | 3 | 4 | 5}`, at }] : [];
  });
}

/** "With hospital", but not "a hospital stay". */
function hospitalIn(words: readonly string[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    // "Respaldo hospitalario" is named already.
    if (!isIn('hospital words', word) || isMisspelled(words[at - 1] ?? '', 'respaldo')) return [];
    const around = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 4)];
    const isPlace =
      around.some((near) => isIn('other hospital', near)) || isIn('before other hospital', words[at - 1]);
    return !isPlace && around.some((near) => isIn('near hospital', near))
      ? [{ id: HOSPITAL_PACKAGE, at }]
      : [];
  });
}

/** The package with everything: "todo incluido". */
function biggestIn(said: Said): Mention[] {
  const at = placeOf('biggest', said);
  return at === undefined ? [] : [{ id: 'package1', at }];
}

/** The package that has just the benefits that are named: "the one with dental, vision and pharmacy". */
function describedIn(
  words: readonly string[],
): { id?: CorePackageId; at: number; benefits: readonly Benefit[] } | undefined {
  const named = words.flatMap((word, at) => {
    const benefit = BENEFIT_WORDS.get(word);
    return benefit && !isTakenAway(words, at) ? [{ benefit, at }] : [];
  });
  const benefits = [...new Set(named.map(({ benefit }) => benefit))];
  const first = named[0];
  if (!first) return undefined;
  const { at } = first;
  const isPlan =
    isIn('plan words', words[at + 1]) ||
    // "Plan médico" is any plan.
    (isIn('plan words', words[at - 1]) && first.benefit !== 'medical') ||
    words.slice(Math.max(0, at - 2), at).some((word) => isIn('with a benefit', word));
  if (benefits.length < 2 && !isPlan && !words.some((word) => isIn('package words', word))) return undefined;
  const id = CORE_PACKAGES.find(
    (core) =>
      CORE_BENEFITS[core].length === benefits.length &&
      benefits.every((benefit) => CORE_BENEFITS[core].includes(benefit)),
  );
  return { ...(id && { id }), at, benefits };
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
