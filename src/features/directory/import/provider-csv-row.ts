import { findFloridaCounty } from '../florida-counties.ts';
import { findLanguage } from '../languages.ts';
import { isValidNpi } from '../npi.ts';
import { ANSWER_FIELDS, type ProviderAnswers, type ProviderRecord } from '../provider-record.ts';
import { findSpecialty } from '../specialties.ts';
import { parseUsPhoneNumber } from '../us-phone-number.ts';
import type { CsvField, RecognisedColumns } from './provider-csv-columns.ts';
import type { RejectionKey, RowFinding, WarningKey } from './provider-csv-problems.ts';
import {
  cleanText,
  isUnknown,
  parseAnswer,
  parseDay,
  parseEmail,
  parseZipCode,
  translateValue,
  type ValueTranslations,
} from './provider-csv-values.ts';
import { providerSourceKey } from './provider-source-key.ts';
import { readableCase } from './readable-case.ts';

const MAX_TEXT_LENGTH = 200;

/** What reading a row needs to know. */
export type RowContext = {
  columns: RecognisedColumns;
  translations: ValueTranslations;
  findZipCode: (zipCode: string) => { city: string; county: string } | undefined;
};

export type RowReading =
  | { provider: ProviderRecord; warnings: RowFinding<WarningKey>[] }
  | { rejections: RowFinding<RejectionKey>[] };

/** Reads one row of cells: an accepted provider with its warnings, or everything that is wrong with the row. */
export function readProviderRow(cells: string[], context: RowContext): RowReading {
  const rejections: RowFinding<RejectionKey>[] = [];
  const warnings: RowFinding<WarningKey>[] = [];
  if (!hasHeadersWidth(cells, context.columns.count)) {
    return { rejections: [{ field: 'row', key: 'columns.count', value: `${cells.length} cells` }] };
  }

  const reject = (field: CsvField, key: RejectionKey, value: string) => {
    rejections.push({ field, key, value });
  };
  /** The cell's text, translated; empty when the column is absent or its value unknown. */
  const textOf = (field: CsvField): string => {
    const position = context.columns.positions.get(field);
    const text = position === undefined ? '' : cleanText(cells[position] ?? '');
    const translated = translateValue(context.translations, field, text);
    if (translated.length > MAX_TEXT_LENGTH) reject(field, 'tooLong', translated);
    return isUnknown(translated) ? '' : translated;
  };
  /** Parses a cell that may be unknown; what cannot be parsed is rejected. */
  const optional = <T>(field: CsvField, key: RejectionKey, parse: (text: string) => T | undefined) => {
    const text = textOf(field);
    if (text === '') return null;
    const value = parse(text);
    if (value === undefined) reject(field, key, text);
    return value ?? null;
  };
  const required = (field: CsvField): string => {
    const text = textOf(field);
    if (text === '') reject(field, 'required', '');
    return text;
  };
  const phoneOf = (field: 'phone' | 'fax') =>
    optional(field, 'phone.invalid', (text) => {
      const number = parseUsPhoneNumber(text);
      if (number?.extension !== undefined) {
        warnings.push({ field, key: 'phone.extensionDropped', value: text });
      }
      return number?.phone;
    });

  const { doctor, center } = namesOf(textOf);
  if (doctor === '') reject('name', 'required', '');
  const npi = optional('npi', 'npi.invalid', (text) => (isValidNpi(text) ? text : undefined));
  const specialtyText = required('specialty');
  const specialty = findSpecialty(specialtyText)?.es;
  if (specialtyText !== '' && specialty === undefined)
    reject('specialty', 'specialty.unknown', specialtyText);

  const address = readableCase(required('address'));
  const suite = readableCase(textOf('suite')) || null;
  const stateText = textOf('state');
  if (!/^(|fl|fla\.?|florida)$/i.test(stateText)) reject('state', 'state.notFlorida', stateText);
  const zipText = required('zipCode');
  const zipCode = parseZipCode(zipText);
  const place = zipCode === undefined ? undefined : context.findZipCode(zipCode);
  if (zipText !== '' && zipCode === undefined) reject('zipCode', 'zipCode.format', zipText);
  else if (zipText !== '' && place === undefined) reject('zipCode', 'zipCode.notInFlorida', zipText);
  const cityText = required('city');
  const city = place?.city.toLowerCase() === cityText.toLowerCase() ? place.city : readableCase(cityText);
  const writtenCounty = optional('county', 'county.unknown', findFloridaCounty);
  if (writtenCounty !== null && place !== undefined && writtenCounty !== place.county) {
    warnings.push({ field: 'county', key: 'county.differsFromZip', value: writtenCounty });
  }

  const provider = {
    npi,
    center,
    doctor,
    address,
    suite,
    city,
    phone: phoneOf('phone'),
    fax: phoneOf('fax'),
    email: optional('email', 'email.invalid', parseEmail),
    languages: languagesOf(textOf('languages'), context.translations, reject),
    ages: textOf('ages') || null,
    planId: textOf('planId') || null,
    dateAdded: optional('dateAdded', 'date.invalid', parseDay),
    ...(Object.fromEntries(
      ANSWER_FIELDS.map((field) => [field, optional(field, 'answer.unknown', parseAnswer)]),
    ) as ProviderAnswers),
  };
  if (rejections.length > 0 || specialty === undefined || zipCode === undefined || place === undefined) {
    return { rejections };
  }
  const county = writtenCounty ?? place.county;
  const sourceKey = providerSourceKey({ npi, doctor, address, suite, zipCode });
  return { provider: { ...provider, specialty, county, zipCode, sourceKey }, warnings };
}

/** Shorter and longer rows are shifted rows, unless what is beyond the header is empty. */
function hasHeadersWidth(cells: string[], width: number): boolean {
  return cells.length >= width && cells.slice(width).every((cell) => cell.trim() === '');
}

/**
 * Doctor and center of a row. "name" is whichever the row is about; beside a column of last names it is the
 * first name. A facility without a doctor is listed under its own name, a doctor without a center under theirs.
 * Pages set the title before a doctor's name, so it is not kept here.
 */
function namesOf(textOf: (field: CsvField) => string): { doctor: string; center: string } {
  const [name, firstName, lastName] = [textOf('name'), textOf('firstName'), textOf('lastName')];
  const person = lastName === '' ? firstName : `${firstName || name} ${lastName}`.trim();
  const doctor = (textOf('doctor') || person).replace(/^(dr|dra)\b\.?\s+/i, '');
  const nameIsFirstName = lastName !== '' && firstName === '';
  const center = textOf('center') || (nameIsFirstName ? '' : name);
  return { doctor: readableCase(doctor || name || center), center: readableCase(center || doctor) };
}

/** The languages of a list ("English, Spanish / Creole y francés") by their English names, each once. */
function languagesOf(
  text: string,
  translations: ValueTranslations,
  reject: (field: CsvField, key: RejectionKey, value: string) => void,
): string[] | null {
  const names = text.split(/[,;/|]|\s+(?:and|y|e)\s+/i).map((name) => name.trim());
  const languages = new Set<string>();
  for (const name of names.filter((part) => part !== '')) {
    const language = findLanguage(translateValue(translations, 'languages', name));
    if (language === undefined) reject('languages', 'languages.unknown', name);
    else languages.add(language.en);
  }
  return languages.size === 0 ? null : [...languages];
}
