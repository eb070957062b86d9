import { SPECIALTIES, type Specialty } from '../specialties.ts';
import { AROUND_SPECIALTY, BRANCHES, GROUPS, LISTED_UNDER, SAME_SPECIALTY } from './specialty-words.ts';

/** A specialty as a file writes it. */
export type SpecialtyReading = {
  specialty: Specialty;
  /** False where the text means a part of it, or more than it: "Geriatric Medicine", "OB/GYN". */
  isSame: boolean;
};

const list = (words: string) => words.split(',').map((word) => specialtyKey(word));

const readings = new Map<string, SpecialtyReading>(
  SPECIALTIES.flatMap((specialty) => [
    ...list(LISTED_UNDER[specialty.en] ?? '').map((key) => [key, { specialty, isSame: false }] as const),
    ...[specialtyKey(specialty.en), specialtyKey(specialty.es), ...list(SAME_SPECIALTY[specialty.en])].map(
      (key) => [key, { specialty, isSame: true }] as const,
    ),
  ]),
);
readings.delete('');
const groups = new Set(list(GROUPS));
const before = list(AROUND_SPECIALTY.before);
const after = list(AROUND_SPECIALTY.after);

/**
 * The specialty that a text names in English or Spanish, whatever its case, accents and punctuation; short forms and NUCC's
 * names and codes too (specialty-words.ts).
 *
 * @returns undefined when it names none, or several
 */
export function readSpecialty(text: string): SpecialtyReading | undefined {
  const whole = readName(specialtyKey(text));
  if (whole !== undefined) return whole;
  // NUCC writes from the wide to the narrow; a slash or an ampersand joins equals.
  const parts = text
    .split(/[,:;>|]|\s[-–—]\s/)
    .map(specialtyKey)
    .filter((part) => part !== '');
  return (parts.length > 1 ? readPath(parts) : undefined) ?? readTwice(text);
}

/** The same specialty twice: "Dermatología/Dermatology", "Cardiovascular Disease (Cardiology)". */
function readTwice(text: string): SpecialtyReading | undefined {
  const parts = text
    .split(/[/()]/)
    .map(specialtyKey)
    .filter((part) => part !== '');
  const [first, ...others] = parts.map(readName);
  return others.length > 0 && others.every((other) => other?.specialty === first?.specialty)
    ? first
    : undefined;
}

/** "Internal Medicine, Cardiovascular Disease": the last, if each one before is a group or the branch that it belongs to. */
function readPath(parts: readonly string[]): SpecialtyReading | undefined {
  let narrowest: SpecialtyReading | undefined;
  for (const part of parts) {
    if (groups.has(part)) continue;
    const reading = readName(part);
    if (reading === undefined || (narrowest !== undefined && !isWithin(reading, narrowest))) return undefined;
    narrowest = reading;
  }
  return narrowest;
}

function isWithin(narrow: SpecialtyReading, wide: SpecialtyReading): boolean {
  if (narrow.specialty === wide.specialty) return true;
  return BRANCHES[wide.specialty.en]?.includes(narrow.specialty.en) ?? false;
}

function readName(key: string): SpecialtyReading | undefined {
  const exact = readings.get(key);
  if (exact !== undefined) return exact;
  const word = before.find((words) => key.startsWith(`${words} `));
  if (word !== undefined) return readName(key.slice(word.length + 1));
  const end = after.find((words) => key.endsWith(` ${words}`));
  return end === undefined ? undefined : readName(key.slice(0, -end.length - 1));
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
