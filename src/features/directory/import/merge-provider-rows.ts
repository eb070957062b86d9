import { PROVIDER_RECORD_FIELDS, type ProviderRecord, type ProviderRecordField } from '../provider-fields.ts';
import type { RejectionKey, RowFinding, WarningKey } from './import-problems.ts';
import { nameKey } from './provider-source-key.ts';

/** A row of a file, and what the directory already has of the same provider and place. */
export type RowOfProvider = ProviderRecord & { line: number; stored: ProviderRecord | null };

/** What is found about a row. */
export type RowFindings<Key extends RejectionKey | WarningKey> = {
  line: number;
  findings: RowFinding<Key>[];
};

/** One provider at one place, made of all rows about it. */
export type MergedProvider = {
  rows: RowOfProvider[];
  provider: ProviderRecord;
  warnings: RowFindings<WarningKey>[];
  /** False where every row says the same, apart from what is warned of. */
  addsUp: boolean;
};

export type Merging = {
  merged: MergedProvider[];
  /** Rows that contradict each other; nothing of their provider and place is merged. */
  refused: RowFindings<RejectionKey>[];
};

/**
 * How the rows about one provider and place are merged, field by field. `same`: rows with other values are about another
 * provider or place. `one`: two values are a contradiction, which is asked. `kept`: there may be two, and the directory
 * has room for one; it is said which. `all`: they add up. `latest`: the rows are as new as the newest of them.
 */
const RULES: Readonly<Record<ProviderRecordField, 'same' | 'one' | 'kept' | 'all' | 'latest'>> = {
  npi: 'same',
  zipCode: 'same',
  sourceKey: 'same',
  doctor: 'one',
  center: 'one',
  county: 'one',
  certified: 'one',
  acceptingNewPatients: 'one',
  panelA: 'one',
  panelB: 'one',
  panelC: 'one',
  panelD: 'one',
  panelF: 'one',
  panelH: 'one',
  panelI: 'one',
  panelJ: 'one',
  // Rows with another address are about another place: here it can only be spelt in another way.
  address: 'kept',
  suite: 'kept',
  // One ZIP code has several: "St Petersburg", "Kenneth City".
  city: 'kept',
  phone: 'kept',
  fax: 'kept',
  email: 'kept',
  ages: 'kept',
  planId: 'kept',
  dateAdded: 'kept',
  specialty: 'all',
  otherSpecialties: 'all',
  languages: 'all',
  listDate: 'latest',
};

const SINGLE_FIELDS = PROVIDER_RECORD_FIELDS.filter(
  (field) => (RULES[field] === 'one' || RULES[field] === 'kept') && field !== 'suite',
);

/**
 * Merges the rows of a file about one provider, who may be at several places. The order of the rows decides only what comes
 * first (of specialties, of two telephone numbers), and only until it is stored: what is stored first stays first as
 * long as the file still has it.
 *
 * @param rows with one NPI, or without NPI with one source key, by line
 * @param options.severalPlaces one center may have the same doctor at two addresses
 */
export function mergeProviderRows(
  rows: readonly RowOfProvider[],
  { severalPlaces }: { severalPlaces: boolean },
): Merging {
  const refused: RowFindings<RejectionKey>[] = [];
  let merged: MergedProvider[] = [];
  for (const place of Map.groupBy(rows, ({ sourceKey }) => sourceKey).values()) {
    const contradictions = findContradictions(place);
    if (contradictions.length > 0) refused.push(...contradictions);
    else merged.push(mergePlace(place));
  }
  if (severalPlaces) return { merged, refused };
  for (const places of Map.groupBy(merged, telephoneKey).values()) {
    if (telephoneKey(places[0]) === undefined || places.length < 2) continue;
    refused.push(...places.flatMap((place) => secondAddress(place, places)));
    merged = merged.filter((place) => !places.includes(place));
  }
  return { merged, refused };
}

/** What is wrong with each of the rows, if any two of them contradict each other. */
function findContradictions(rows: readonly RowOfProvider[]): RowFindings<RejectionKey>[] {
  const findings = new Map<number, RowFinding<RejectionKey>[]>();
  for (const field of SINGLE_FIELDS.filter((name) => RULES[name] === 'one')) {
    const opponentOf = (row: RowOfProvider) => rows.find((other) => contradict(row, other, field));
    const disputed = rows.find(opponentOf);
    if (disputed === undefined) continue;
    for (const row of rows) {
      const found = finding('merge.contradiction', field, row, opponentOf(row) ?? disputed);
      findings.set(row.line, [...(findings.get(row.line) ?? []), found]);
    }
  }
  return [...findings].map(([line, found]) => ({ line, findings: found }));
}

/** "Ana Ruiz" and "Ana Ruiz Peña, MD" are no contradiction, and neither is what is not said. */
function contradict(row: RowOfProvider, other: RowOfProvider, field: ProviderRecordField): boolean {
  const [words = [], others = []] = [row, other].map((each) => nameKey(toText(each, field)).split(' '));
  if (words.includes('') || others.includes('')) return false;
  const isWithin = (some: string[], all: string[]) => some.every((word) => all.includes(word));
  return !isWithin(words, others) && !isWithin(others, words);
}

function mergePlace(rows: RowOfProvider[]): MergedProvider {
  const [first] = rows;
  if (first === undefined) throw new Error('A provider has at least one row');
  const { line: _line, stored: _stored, ...provider } = first;
  const findings = new Map<number, RowFinding<WarningKey>[]>(rows.map(({ line }) => [line, []]));
  let addsUp = new Set(rows.map(whatAddsUp)).size > 1;
  for (const field of SINGLE_FIELDS) {
    const kept = keptRow(rows, field);
    Object.assign(provider, { [field]: kept[field], ...(field === 'address' && { suite: kept.suite }) });
    for (const row of rows) {
      const value = toText(row, field);
      if (value === toText(kept, field)) continue;
      if (value === '') addsUp = true;
      else findings.get(row.line)?.push(finding('merge.otherKept', field, row, kept));
    }
  }
  if (rows.every((row) => toText(row, 'center') === '')) provider.center = provider.doctor;
  const [specialty = first.specialty, ...otherSpecialties] = allSpecialties(rows);
  const warnings = [...findings].map(([line, found]) => ({ line, findings: found }));
  return {
    rows,
    provider: {
      ...provider,
      specialty,
      otherSpecialties,
      languages: allLanguages(rows),
      listDate: latestListDate(rows),
    },
    warnings: warnings.filter((row) => row.findings.length > 0),
    addsUp,
  };
}

/** The row whose value is kept: the one that says what is stored, else the first that says anything. */
function keptRow(rows: RowOfProvider[], field: ProviderRecordField): RowOfProvider {
  const filled = rows.filter((row) => toText(row, field) !== '');
  const asStored = filled.find(
    (row) => row.stored !== null && toText(row, field) === toText(row.stored, field),
  );
  return asStored ?? filled[0] ?? (rows[0] as RowOfProvider);
}

/** What a row says, as text; '' where it says nothing. A center under the doctor's own name is none. */
function toText(row: ProviderRecord, field: ProviderRecordField): string {
  if (field === 'center' && row.center === row.doctor) return '';
  if (field === 'address') return [row.address, row.suite].filter((part) => part !== null).join(', ');
  const value = row[field];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '' : String(value);
}

function whatAddsUp(row: RowOfProvider): string {
  return JSON.stringify([specialtiesOf(row).toSorted(), row.languages?.toSorted()]);
}

function specialtiesOf({ specialty, otherSpecialties }: ProviderRecord): string[] {
  return [specialty, ...otherSpecialties];
}

/** In the order in which they are stored, then in that of the file. */
function allSpecialties(rows: readonly RowOfProvider[]): string[] {
  const inFile = new Set(rows.flatMap(specialtiesOf));
  const stored = rows[0]?.stored ? specialtiesOf(rows[0].stored) : [];
  return [...new Set([...stored.filter((name) => inFile.has(name)), ...inFile])];
}

/** By how far in front a row has them, then by name: the order of the rows does not matter. */
function allLanguages(rows: readonly RowOfProvider[]): string[] | null {
  const places = new Map<string, number>();
  for (const { languages } of rows) {
    for (const [place, name] of (languages ?? []).entries())
      places.set(name, Math.min(place, places.get(name) ?? place));
  }
  if (places.size === 0) return null;
  const placeOf = (name: string) => places.get(name) ?? 0;
  return [...places.keys()].toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}

function latestListDate(rows: readonly RowOfProvider[]): string | null {
  return (
    rows
      .flatMap(({ listDate }) => listDate ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** Equal for places that nothing but the address tells apart; undefined where too little is known to say so. */
function telephoneKey(place: MergedProvider | undefined): string | undefined {
  if (place === undefined) return undefined;
  const { npi, doctor, center, zipCode, phone } = place.provider;
  if (npi === null || phone === null || center === doctor) return undefined;
  return `${nameKey(center)}|${zipCode}|${phone}`;
}

function secondAddress(
  { rows }: MergedProvider,
  places: readonly MergedProvider[],
): RowFindings<RejectionKey>[] {
  const other = places.find((place) => place.rows !== rows)?.rows[0];
  if (other === undefined) return [];
  return rows.map((row) => ({
    line: row.line,
    findings: [finding('merge.twoAddresses', 'address', row, other)],
  }));
}

function finding<Key extends RejectionKey | WarningKey>(
  key: Key,
  field: ProviderRecordField,
  row: RowOfProvider,
  other: RowOfProvider,
): RowFinding<Key> {
  return {
    field,
    key,
    value: toText(row, field),
    other: { line: other.line, value: toText(other, field) },
  };
}
