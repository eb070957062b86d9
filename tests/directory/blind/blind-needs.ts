import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findFloridaPlace } from '#features/directory/places/florida-places.ts';
import type { Understood } from '#features/directory/search/search-providers.ts';
import { searchWords } from '#features/directory/search/search-words.ts';
import { findSpecialty, type Specialty } from '#features/directory/specialties.ts';

/*
 * 140 invented providers, and searches in people's own words that were written without sight of code, data or other sets.
 * Nothing is tuned on them: `npm run bench -- needs` asks them and prints shares. A line that somebody looked at to mend
 * something moves to the tests of what it was about and is replaced.
 */

const provider = z.strictObject({
  provider: z.string(),
  credentials: z.string(),
  /** As the field names it; the directory's 24 are fewer. */
  specialty: z.string(),
  centerName: z.string(),
  city: z.string(),
  county: z.string(),
  zipCode: z.string(),
  languages: z.array(z.string()),
  acceptingNewPatients: z.boolean().nullable(),
});

const filters = z.strictObject({
  specialty: z.string().optional(),
  city: z.string().optional(),
  county: z.string().optional(),
  zipCode: z.string().optional(),
  language: z.string().optional(),
  accepting: z.boolean().optional(),
});
type Filters = z.infer<typeof filters>;

const query = z.strictObject({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['name', 'need']),
  language: z.enum(['en', 'es', 'mixed']),
  expect: z.strictObject({
    /** Any of these providers in the first three, by their place in the list. */
    providerIndex: z.array(z.number().int()).optional(),
    filters: filters.optional(),
    /** Other specialties that are right. */
    alternatives: z.strictObject({ specialty: z.array(z.string()) }).optional(),
    notUnderstood: z.array(z.string()).optional(),
    emergency: z.boolean().optional(),
    /** Another reading would be right too; what is expected is the likeliest. */
    arguable: z.boolean().optional(),
    /** No invented provider is like that. */
    emptyInProviders: z.boolean().optional(),
    note: z.string().optional(),
  }),
});
export type BlindQuery = z.infer<typeof query>;
export type BlindAnswer = { providers: readonly { doctor: string }[]; understood?: Understood | undefined };

export const BLIND_PROVIDERS = read('providers.json', z.array(provider));
export const BLIND_QUERIES = read('queries.json', z.array(query));

/**
 * Names of specialties in the set that the directory's 24 have under another name, and those that it lists nowhere: of
 * these a search may say that it does not know them, or look where they are stored here.
 */
const SAME: Readonly<Record<string, readonly Specialty['en'][]>> = {
  'Family Medicine': ['General Medicine'],
  'Urgent Care': ['General Medicine'],
  Dentistry: ['Dental'],
  'Obstetrics and Gynecology': ['Gynecology', 'Obstetrics'],
  Otolaryngology: ['ENT (Ear, Nose, Throat)'],
  'General Surgery': ['Surgery'],
  Radiology: ['Diagnostics'],
  Laboratory: ['Diagnostics'],
};
export const NOT_LISTED: Readonly<Record<string, Specialty['en']>> = {
  Nephrology: 'Internal Medicine',
  Oncology: 'Internal Medicine',
  Rheumatology: 'Internal Medicine',
  'Allergy and Immunology': 'Internal Medicine',
  'Physical Therapy': 'Orthopedics',
  Psychology: 'Psychiatry',
  Neurosurgery: 'Surgery',
};

/** What is wrong with an answer to a query, in words; empty when it is right. */
export function findFaults(
  { expect }: BlindQuery,
  { providers, understood }: BlindAnswer,
): readonly string[] {
  if (expect.providerIndex !== undefined) {
    const wanted = expect.providerIndex.map((index) => BLIND_PROVIDERS[index]?.provider);
    const first = providers.slice(0, 3).map(({ doctor }) => doctor);
    return first.some((doctor) => wanted.includes(doctor)) ? [] : [`found ${first.join(', ') || 'nobody'}`];
  }
  const read = understood?.filters ?? {};
  const notUnderstood = understood?.notUnderstood ?? [];
  const { specialty, city, county, zipCode, language, accepting }: Filters = expect.filters ?? {};
  const specialties = [specialty, ...(expect.alternatives?.specialty ?? [])].flatMap(namesOf);
  const isMissing =
    specialty !== undefined && specialty in NOT_LISTED && !read.specialty && notUnderstood.length > 0;
  const isRight: Record<string, boolean> = {
    specialty: isMissing || isAny(read.specialty, specialties),
    // A place is right as what its city shows: "Kendall" is searched as Miami.
    city: isAny(read.city && (findFloridaPlace(read.city)?.city ?? read.city), placesOf(city)),
    county: isAny(read.county, [county]),
    zipCode: isAny(read.zipCode, [zipCode]),
    language: isAny(read.languages, [language]),
    accepting: (read.acceptingNewPatients ?? false) === (accepting ?? false),
    name: !read.doctor,
    // One word of a phrase says which is meant.
    notUnderstood: (expect.notUnderstood ?? []).every((phrase) =>
      searchWords(phrase).some((word) => notUnderstood.some((said) => searchWords(said).includes(word))),
    ),
    emergency: expect.emergency === undefined || expect.emergency === (understood?.emergency ?? false),
  };
  return Object.entries(isRight).flatMap(([name, right]) => (right ? [] : [name]));
}

/** Undefined among the expected: nothing of that kind was to be read. */
function isAny(value: string | undefined, expected: readonly (string | undefined)[]): boolean {
  return expected.some((other) => (value ? fold(value) === fold(other ?? '') : other === undefined));
}

function namesOf(specialty: string | undefined): readonly (string | undefined)[] {
  if (specialty === undefined) return [undefined];
  const listed: string = NOT_LISTED[specialty] ?? specialty;
  const names: readonly string[] = SAME[listed] ?? [listed];
  return names.map((name) => findSpecialty(name)?.es ?? name);
}

function placesOf(city: string | undefined): readonly (string | undefined)[] {
  return city === undefined ? [undefined] : [city, findFloridaPlace(city)?.city ?? city];
}

function fold(text: string): string {
  return searchWords(text)
    .join(' ')
    .replace(/\bst\b/, 'saint');
}

function read<Line>(file: string, schema: z.ZodType<Line>): Line {
  return schema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
}
