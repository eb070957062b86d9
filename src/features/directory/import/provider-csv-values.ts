import { isValidNpi } from '#forms/form-fields.ts';
import { UnusableImport } from './import-problems.ts';
import { CSV_FIELDS, type CsvField, findCsvField } from './provider-csv-columns.ts';

/* The texts of cells: what they stand for by the operator’s values file, and how each kind of value is read. */

/** Words of a source and the words they stand for, per field; keys folded by `valueKey`. */
export type ValueTranslations = ReadonlyMap<CsvField, ReadonlyMap<string, string>>;

/**
 * Reads the parsed JSON of a values file, for example `{"specialty": {"dialysis": "Internal Medicine"}}`. What has an empty
 * text has not been filled in yet, and is left as it is.
 * Throws UnusableImport when it is not an object of objects of texts or names no field.
 */
export function readValueTranslations(json: unknown): ValueTranslations {
  if (!isRecord(json)) throw new UnusableImport('The values file must hold one JSON object.');
  const translations = new Map<CsvField, ReadonlyMap<string, string>>();
  for (const [fieldName, words] of Object.entries(json)) {
    const field = findCsvField(fieldName);
    if (field === undefined) {
      throw new UnusableImport(
        `The values file names no field "${fieldName}". Fields: ${CSV_FIELDS.join(', ')}.`,
      );
    }
    if (!isRecord(words)) throw new UnusableImport(`In the values file "${fieldName}" must be an object.`);
    const filledIn = Object.entries(words).filter(([, to]) => to !== '');
    translations.set(field, new Map(filledIn.map(([from, to]) => translation(fieldName, from, to))));
  }
  return translations;
}

function translation(fieldName: string, from: string, to: unknown): [string, string] {
  if (typeof to === 'string') return [valueKey(from), to];
  throw new UnusableImport(`In the values file "${fieldName}" → "${from}" must be a text.`);
}

/** The translation of a value where the file has one, else the value. Case and accents do not matter. */
export function translateValue(translations: ValueTranslations, field: CsvField, value: string): string {
  return translations.get(field)?.get(valueKey(value)) ?? value;
}

/** A cell as one line of text without control characters or outer spaces. */
export function cleanText(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** An address of the usual form, domain in small letters; undefined for anything else. */
export function parseEmail(text: string): string | undefined {
  const [, local, domain] = /^([^\s@<>(),;:"]{1,64})@((?:[a-z0-9-]{1,63}\.)+[a-z]{2,63})$/i.exec(text) ?? [];
  return local === undefined || domain === undefined ? undefined : `${local}@${domain.toLowerCase()}`;
}

/**
 * Cuts ZIP+4 to five digits. "FL" before it, a spreadsheet's ".0", "33,126" and "'33126", and any dash are read over;
 * undefined when the text is no ZIP code. No ZIP code of Florida begins with a zero, so four digits are not one that lost it.
 */
export function parseZipCode(text: string): string | undefined {
  const number = plainNumber(text).replace(/^(?:(?:FL|Fla\.?|Florida|ZIP|ZIP code)[\s,:.]+)+/i, '');
  return /^(\d{5})(?:[- ]*\d{4})?(?:-|\.0+)?$/.exec(number.replace(/^(\d{2}),(\d{3})$/, '$1$2'))?.[1];
}

/** Ten digits in any grouping, with "NPI" before them or a spreadsheet's ".0" behind; undefined for anything else. */
export function parseNpi(text: string): string | undefined {
  const digits = plainNumber(text)
    .replace(/^NPI[\s.:#-]*/i, '')
    .replace(/^(\d{10})\.0+$/, '$1')
    .replace(/(?<=\d)[ -](?=\d)/g, '');
  return isValidNpi(digits) ? digits : undefined;
}

/** True for a number that a spreadsheet wrote with an exponent, so that its last digits are lost: "3.05556E+09". */
export function isExponent(text: string): boolean {
  return /^'?\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(text);
}

/** Full-width digits as digits, any dash as a hyphen; points in the middle as points; without
 * marks that are not seen, a spreadsheet's apostrophe or ="…", and punctuation at the end. */
export function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[·•_]/g, '.')
    .replace(/^[='" ]+|['", ;.]+$/g, '');
}

/** A value as it is compared: without case and accents. */
export function valueKey(text: string): string {
  return cleanText(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
