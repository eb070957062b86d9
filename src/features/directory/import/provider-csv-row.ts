import { isValidNpi } from '#forms/form-fields.ts';
import { findFloridaCounty } from '../florida-counties.ts';
import { findLanguage } from '../languages.ts';
import { ANSWER_FIELDS, type ProviderAnswers, type ProviderRecord } from '../provider-fields.ts';
import { findSpecialty, type SpecialtyName } from '../specialties.ts';
import type { RejectionKey, RowFinding, WarningKey } from './import-problems.ts';
import type { CsvField, RecognisedColumns } from './provider-csv-columns.ts';
import {
  cleanText,
  isUnknown,
  parseAnswer,
  parseDay,
  parseEmail,
  parseUsPhoneNumber,
  parseZipCode,
  readableCase,
  translateValue,
  type ValueTranslations,
} from './provider-csv-values.ts';
import { providerSourceKey } from './provider-source-key.ts';

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
  if (!hasHeadersWidth(cells, context.columns.count)) {
    return { rejections: [{ field: 'row', key: 'columns.count', value: `${cells.length} cells` }] };
  }
  const row = new RowCells(cells, context.columns, context.translations);
  const names = readNames(row);
  const npi = row.optional('npi', 'npi.invalid', (text) => (isValidNpi(text) ? text : undefined));
  const specialty = readSpecialty(row);
  const place = readPlace(row, context.findZipCode);
  const details = {
    phone: readPhone(row, 'phone'),
    fax: readPhone(row, 'fax'),
    email: row.optional('email', 'email.invalid', parseEmail),
    languages: readLanguages(row),
    ages: row.text('ages') || null,
    planId: row.text('planId') || null,
    dateAdded: row.optional('dateAdded', 'date.invalid', parseDay),
    ...readAnswers(row),
  };
  if (row.rejections.length > 0 || specialty === undefined || place === undefined) {
    return { rejections: row.rejections };
  }
  const sourceKey = providerSourceKey({ npi, ...names, ...place });
  return { provider: { npi, ...names, specialty, ...place, ...details, sourceKey }, warnings: row.warnings };
}

/** Shorter and longer rows are shifted rows, unless what is beyond the header is empty. */
function hasHeadersWidth(cells: string[], width: number): boolean {
  return cells.length >= width && cells.slice(width).every((cell) => cell.trim() === '');
}

/**
 * Doctor and center of a row. "name" is whichever the row is about; beside a column of last names it is the
 * first name. A facility without a doctor is listed under its own name, a doctor without a center under theirs.
 * Names are kept without title, which is not part of them.
 */
function readNames(row: RowCells): { doctor: string; center: string } {
  const [name, firstName, lastName] = [row.text('name'), row.text('firstName'), row.text('lastName')];
  const nameIsFirstName = lastName !== '' && firstName === '';
  const person = lastName === '' ? firstName : `${firstName || name} ${lastName}`.trim();
  const doctor = (row.text('doctor') || person).replace(/^(dr|dra)\b\.?\s+/i, '');
  const center = row.text('center') || (nameIsFirstName ? '' : name);
  if (doctor === '' && center === '') row.reject('name', 'required', '');
  return { doctor: readableCase(doctor || name || center), center: readableCase(center || doctor) };
}

function readSpecialty(row: RowCells): SpecialtyName | undefined {
  const text = row.required('specialty');
  const specialty = findSpecialty(text)?.es;
  if (text !== '' && specialty === undefined) row.reject('specialty', 'specialty.unknown', text);
  return specialty;
}

type Place = Pick<ProviderRecord, 'address' | 'suite' | 'city' | 'county' | 'zipCode'>;

/**
 * Where the provider is. One Florida ZIP in ten reaches into a second county, so a county other than the ZIP's
 * main one is kept with a warning.
 */
function readPlace(row: RowCells, findZipCode: RowContext['findZipCode']): Place | undefined {
  const address = readableCase(row.required('address'));
  const suite = readableCase(row.text('suite')) || null;
  const cityText = row.required('city');
  const state = row.text('state');
  if (!/^(|fl|fla\.?|florida)$/i.test(state)) row.reject('state', 'state.notFlorida', state);

  const zipText = row.required('zipCode');
  const zipCode = parseZipCode(zipText);
  const zipPlace = zipCode === undefined ? undefined : findZipCode(zipCode);
  if (zipText !== '' && zipCode === undefined) row.reject('zipCode', 'zipCode.format', zipText);
  else if (zipText !== '' && zipPlace === undefined) row.reject('zipCode', 'zipCode.notInFlorida', zipText);

  const county = row.optional('county', 'county.unknown', findFloridaCounty);
  if (zipCode === undefined || zipPlace === undefined) return undefined;
  if (county !== null && county !== zipPlace.county) row.warn('county', 'county.differsFromZip', county);
  const isCityOfZip = zipPlace.city.toLowerCase() === cityText.toLowerCase();
  const city = isCityOfZip ? zipPlace.city : readableCase(cityText);
  return { address, suite, city, county: county ?? zipPlace.county, zipCode };
}

function readPhone(row: RowCells, field: 'phone' | 'fax'): string | null {
  return row.optional(field, 'phone.invalid', (text) => {
    const number = parseUsPhoneNumber(text);
    if (number?.extension !== undefined) row.warn(field, 'phone.extensionDropped', text);
    return number?.phone;
  });
}

/** The languages of a list ("English, Spanish / Creole y francés") by their English names, each once. */
function readLanguages(row: RowCells): string[] | null {
  const names = row.text('languages').split(/[,;/|]|\s+(?:and|y|e)\s+/i);
  const languages = new Set<string>();
  for (const name of names.map((part) => part.trim()).filter((part) => part !== '')) {
    const language = findLanguage(translateValue(row.translations, 'languages', name));
    if (language === undefined) row.reject('languages', 'languages.unknown', name);
    else languages.add(language.en);
  }
  return languages.size === 0 ? null : [...languages];
}

function readAnswers(row: RowCells): ProviderAnswers {
  const answers = ANSWER_FIELDS.map((field) => [field, row.optional(field, 'answer.unknown', parseAnswer)]);
  return Object.fromEntries(answers) as ProviderAnswers;
}

const MAX_TEXT_LENGTH = 200;

/** The cells of one row by field, and what is found wrong with them on the way. */
class RowCells {
  readonly rejections: RowFinding<RejectionKey>[] = [];
  readonly warnings: RowFinding<WarningKey>[] = [];
  readonly translations: ValueTranslations;
  readonly #cells: readonly string[];
  readonly #columns: RecognisedColumns;

  constructor(cells: readonly string[], columns: RecognisedColumns, translations: ValueTranslations) {
    this.#cells = cells;
    this.#columns = columns;
    this.translations = translations;
  }

  reject(field: CsvField, key: RejectionKey, value: string): void {
    this.rejections.push({ field, key, value });
  }

  warn(field: CsvField, key: WarningKey, value: string): void {
    this.warnings.push({ field, key, value });
  }

  /** The cell's text on one line, translated; empty when the column is absent or the value unknown. */
  text(field: CsvField): string {
    const position = this.#columns.positions.get(field);
    const cell = position === undefined ? '' : cleanText(this.#cells[position] ?? '');
    const text = translateValue(this.translations, field, cell);
    // Nothing reads on in a cell of a megabyte: what is meant for short ones may take very long on it.
    if (text.length > MAX_TEXT_LENGTH) {
      this.reject(field, 'tooLong', text);
      return text.slice(0, MAX_TEXT_LENGTH);
    }
    return isUnknown(text) ? '' : text;
  }

  /** As `text`, but an empty one is rejected. */
  required(field: CsvField): string {
    const text = this.text(field);
    if (text === '') this.reject(field, 'required', '');
    return text;
  }

  /** A value that may be unknown (null); a text that `parse` does not understand is rejected. */
  optional<T>(field: CsvField, key: RejectionKey, parse: (text: string) => T | undefined): T | null {
    const text = this.text(field);
    if (text === '') return null;
    const value = parse(text);
    if (value === undefined) this.reject(field, key, text);
    return value ?? null;
  }
}
