import { findFloridaCounty } from '../places/florida-counties.ts';
import { ANSWER_FIELDS, type ProviderAnswers, type ProviderRecord } from '../provider-fields.ts';
import type { RejectionKey, RowFinding, WarningKey } from './import-problems.ts';
import { readListDate } from './list-date.ts';
import type { RecognisedColumns } from './provider-csv-columns.ts';
import { readNames } from './provider-csv-names.ts';
import {
  isExponent,
  parseEmail,
  parseNpi,
  parseZipCode,
  translateValue,
  type ValueTranslations,
} from './provider-csv-values.ts';
import { providerSourceKey } from './provider-source-key.ts';
import { readAnswer } from './read-answer.ts';
import { readDay } from './read-day.ts';
import { readLanguages } from './read-languages.ts';
import { readUsPhoneNumber } from './read-phone.ts';
import { readSpecialties } from './read-specialty.ts';
import { readableAddress } from './readable-case.ts';
import { RowCells } from './row-cells.ts';

type ZipCodePlace = { city: string; county: string };

/** What reading a row needs to know. */
export type RowContext = {
  columns: RecognisedColumns;
  translations: ValueTranslations;
  findZipCode: (zipCode: string) => ZipCodePlace | undefined;
};

export type RowReading =
  | { provider: ProviderRecord; warnings: RowFinding<WarningKey>[] }
  | { rejections: RowFinding<RejectionKey>[] };

/** Reads one row of cells: an accepted provider with its warnings, or everything that is wrong with the row. */
export function readProviderRow(cells: string[], context: RowContext): RowReading {
  if (!hasHeadersWidth(cells, context.columns)) {
    return { rejections: [{ field: 'row', key: 'columns.count', value: `${cells.length} cells` }] };
  }
  const row = new RowCells(cells, context.columns, context.translations);
  if (cells.length < context.columns.count)
    row.warnings.push({ field: 'row', key: 'columns.missing', value: `${cells.length} cells` });
  const names = readNames(row);
  const npi = row.number('npi', 'npi.invalid', parseNpi);
  const specialties = specialtiesOf(row);
  const place = readPlace(row, context.findZipCode);
  const details = {
    phone: phoneOf(row, 'phone'),
    fax: phoneOf(row, 'fax'),
    email: row.optional('email', 'email.invalid', parseEmail),
    languages: languagesOf(row),
    ages: row.text('ages') || null,
    planId: row.text('planId') || null,
    dateAdded: row.optional('dateAdded', 'date.invalid', readDay),
    listDate: row.optional('listDate', 'listDate.invalid', readListDate),
    ...answersOf(row),
  };
  if (row.rejections.length > 0 || specialties === undefined || place === undefined) {
    return { rejections: row.rejections };
  }
  const sourceKey = providerSourceKey({ npi, ...names, ...place });
  return {
    provider: { npi, ...names, ...specialties, ...place, ...details, sourceKey },
    warnings: row.warnings,
  };
}

/** A row that names no state is taken for one of Florida; its ZIP code says whether it is. */
const FLORIDA = /^(?:|fl|fla\.?|florida)$/i;

/** Whether a row names another state than Florida. */
export function isElsewhere(cells: readonly string[], { columns, translations }: RowContext): boolean {
  return !FLORIDA.test(new RowCells(cells, columns, translations).text('state'));
}

const NEEDED = ['name', 'doctor', 'center', 'lastName', 'specialty', 'address', 'city', 'zipCode'] as const;

/**
 * Longer rows are shifted, unless what is beyond the header is empty. Of shorter ones only cells may be missing that a file
 * need not have: spreadsheets leave out empty ones at the end.
 */
function hasHeadersWidth(cells: string[], { count, positions }: RecognisedColumns): boolean {
  if (cells.slice(count).some((cell) => cell.trim() !== '')) return false;
  return NEEDED.every((field) => (positions.get(field) ?? 0) < cells.length);
}

function specialtiesOf(row: RowCells): Pick<ProviderRecord, 'specialty' | 'otherSpecialties'> | undefined {
  const text = row.required('specialty');
  const readings = readSpecialties(text) ?? [];
  if (text !== '' && readings.length === 0) row.reject('specialty', 'specialty.unknown', text);
  for (const { specialty } of readings.filter(({ isSame }) => !isSame))
    row.warn('specialty', 'specialty.listedUnder', `${text} → ${specialty.en}`);
  const [first, ...others] = readings.map(({ specialty }) => specialty.es);
  return first === undefined ? undefined : { specialty: first, otherSpecialties: others };
}

type Place = Pick<ProviderRecord, 'address' | 'suite' | 'city' | 'county' | 'zipCode'>;

/**
 * Where the provider is. One Florida ZIP in ten reaches into a second county, so a county other than the ZIP's
 * main one is kept with a warning.
 */
function readPlace(row: RowCells, findZipCode: RowContext['findZipCode']): Place | undefined {
  const address = readableAddress(row.required('address'));
  const suite = readableAddress(row.text('suite')) || null;
  const cityText = row.required('city');
  const state = row.text('state');
  if (!FLORIDA.test(state)) row.reject('state', 'state.notFlorida', state);

  const zipText = row.required('zipCode');
  const zipCode = parseZipCode(zipText);
  const zipPlace = zipCode === undefined ? undefined : findZipCode(zipCode);
  if (zipText !== '' && zipCode === undefined) {
    row.reject('zipCode', isExponent(zipText) ? 'number.exponent' : 'zipCode.format', zipText);
  } else if (zipText !== '' && zipPlace === undefined) row.reject('zipCode', 'zipCode.notInFlorida', zipText);

  const county = row.optional('county', 'county.unknown', findFloridaCounty);
  if (zipCode === undefined || zipPlace === undefined) return undefined;
  if (county !== null && county !== zipPlace.county) row.warn('county', 'county.differsFromZip', county);
  const isCityOfZip = zipPlace.city.toLowerCase() === cityText.toLowerCase();
  const city = isCityOfZip ? zipPlace.city : readableAddress(cityText);
  return { address, suite, city, county: county ?? zipPlace.county, zipCode };
}

function phoneOf(row: RowCells, field: 'phone' | 'fax'): string | null {
  return row.number(field, 'phone.invalid', (text) => {
    const number = readUsPhoneNumber(text);
    if (number?.extension !== undefined) row.warn(field, 'phone.extensionDropped', text);
    if (number?.hasMore) row.warn(field, 'phone.moreDropped', text);
    return number?.phone;
  });
}

function languagesOf(row: RowCells): string[] | null {
  const text = row.text('languages');
  if (text === '') return null;
  const translate = (part: string) => translateValue(row.translations, 'languages', part);
  const { languages, unknown, isUnnamed } = readLanguages(text, translate);
  for (const word of unknown) row.reject('languages', 'languages.unknown', word);
  if (isUnnamed) row.reject('languages', 'languages.notNamed', text);
  return languages;
}

function answersOf(row: RowCells): ProviderAnswers {
  const answers = ANSWER_FIELDS.map((field) => {
    const text = row.text(field);
    const answer = text === '' ? null : readAnswer(field, text);
    if (answer === undefined) row.reject(field, 'answer.unknown', text);
    if (answer === null && text !== '') row.warn(field, 'answer.leftOpen', text);
    return [field, answer ?? null];
  });
  return Object.fromEntries(answers) as ProviderAnswers;
}
