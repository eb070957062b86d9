import { SPECIALTIES, type Specialty } from '../specialties.ts';
import {
  AROUND_SPECIALTY,
  BRANCHES,
  GROUPS,
  LISTED_UNDER,
  SAME_SPECIALTY,
  SEVERAL_SPECIALTIES,
} from './specialty-words.ts';

/** A specialty as a file writes it. */
export type SpecialtyReading = {
  specialty: Specialty;
  /** False where the text means a part of it, or more than it: "Geriatric Medicine". */
  isSame: boolean;
};

const list = (words: string) => words.split(',').map((word) => specialtyKey(word));

const readings = new Map<string, SpecialtyReading[]>([
  ...SPECIALTIES.flatMap((specialty) => [
    ...wordsFor(LISTED_UNDER[specialty.en] ?? '', [specialty], false),
    ...wordsFor(SAME_SPECIALTY[specialty.en], [specialty]),
  ]),
  ...SPECIALTIES.flatMap((specialty) => [
    ...wordsFor(specialtyKey(specialty.en), [specialty]),
    ...wordsFor(specialtyKey(specialty.es), [specialty]),
  ]),
  ...SEVERAL_SPECIALTIES.flatMap(({ words, names }) =>
    wordsFor(
      words,
      names.flatMap((name) => SPECIALTIES.filter(({ en }) => en === name)),
    ),
  ),
]);
readings.delete('');
const groups = new Set(list(GROUPS));
const before = list(AROUND_SPECIALTY.before);
const after = list(AROUND_SPECIALTY.after);

/** What may stand between the names of several specialties; the first that is there separates first. */
const SEPARATORS = [/[;|•]/, /[/()[\]+]/, /,/, /&|\s(?:and|y|e)\s/i, /\s[-–—]\s/];

/**
 * The specialties that a text names in English or Spanish, whatever its case, accents and punctuation; short forms and NUCC's
 * names and codes too (specialty-words.ts).
 *
 * @returns each once, in the order of the text; undefined when a part of it names none
 */
export function readSpecialties(text: string): SpecialtyReading[] | undefined {
  const whole = readName(specialtyKey(text));
  // In a list each is named for itself, in its order: "Obstetrics; Gynecology".
  if (whole !== undefined && !(whole.length > 1 && /[;|•]/.test(text))) return whole;
  // "Psychiatry & Neurology" is NUCC's name for either.
  if (groups.has(specialtyKey(text)) && !/[;|/,]/.test(text)) return undefined;
  const path = readPath(text);
  if (path !== undefined) return path;
  for (const separator of SEPARATORS) {
    const parts = partsOf(text, separator);
    const read = parts.length > 1 ? parts.map(readSpecialties) : [undefined];
    if (read.every((reading) => reading !== undefined)) return eachOnce(read.flat());
  }
  return whole;
}

/** The same specialty may be named twice: "Dermatología/Dermatology". */
function eachOnce(named: readonly SpecialtyReading[]): SpecialtyReading[] {
  const specialties = [...new Set(named.map(({ specialty }) => specialty))];
  return specialties.map((specialty) => ({
    specialty,
    isSame: named.every((reading) => reading.specialty !== specialty || reading.isSame),
  }));
}

/**
 * NUCC writes from the wide to the narrow: of "Internal Medicine, Cardiovascular Disease" the last counts, if each one before is a
 * group or the branch that it belongs to. A semicolon separates a list, unless a group stands in it.
 */
function readPath(text: string): SpecialtyReading[] | undefined {
  const parts = partsOf(text, /[,:;>|]|\s[-–—]\s/).map(specialtyKey);
  if (parts.length < 2 || (/[;|]/.test(text) && !parts.some((part) => groups.has(part)))) return undefined;
  let narrowest: SpecialtyReading[] | undefined;
  for (const part of parts) {
    if (groups.has(part)) continue;
    const reading = readName(part);
    if (reading === undefined || (narrowest !== undefined && !isWithin(reading, narrowest))) return undefined;
    narrowest = reading;
  }
  return narrowest;
}

function isWithin(narrow: readonly SpecialtyReading[], wide: readonly SpecialtyReading[]): boolean {
  return narrow.every((inner) => wide.some((outer) => isBranch(inner.specialty, outer.specialty)));
}

function isBranch(inner: Specialty, outer: Specialty): boolean {
  return inner === outer || (BRANCHES[outer.en]?.includes(inner.en) ?? false);
}

function readName(key: string): SpecialtyReading[] | undefined {
  const exact = readings.get(key);
  if (exact !== undefined) return exact;
  const word = before.find((words) => key.startsWith(`${words} `));
  if (word !== undefined) return readName(key.slice(word.length + 1));
  const end = after.find((words) => key.endsWith(` ${words}`));
  return end === undefined ? undefined : readName(key.slice(0, -end.length - 1));
}

/** What stands between separators, without what is empty. */
function partsOf(text: string, separator: RegExp): string[] {
  return text.split(separator).filter((part) => specialtyKey(part) !== '');
}

function wordsFor(
  words: string,
  specialties: readonly Specialty[],
  isSame = true,
): [string, SpecialtyReading[]][] {
  const meant = specialties.map((specialty) => ({ specialty, isSame }));
  return list(words).map((key) => [key, meant]);
}

function specialtyKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|[.'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=^| )(?:and|y|e)(?= |$)/g, '')
    .replace(/ +/g, ' ')
    .trim();
}
