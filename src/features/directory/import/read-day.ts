import { plainNumber } from './provider-csv-values.ts';

/* The dates of a file: in the forms that spreadsheets and offices write, month first. */

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];
const TIME = /[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\.?,?\s+/i;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/;
const MONTH_FIRST = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/;
const NAMED_MONTH_FIRST = /^(\p{L}{3,})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})$/iu;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|º)?[\s-]*(?:of |de )?[\s-]*(\p{L}{3,})\.?,?[\s-]*(?:de |del )?[\s-]*(\d{4}|\d{2})$/iu;
/** A spreadsheet's number of days; from 2000 to 2099, so that a year or a ZIP code is seldom taken for one. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];
/** Day 0 of Excel for all days after February 1900. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_LENGTH = 86_400_000;

/**
 * A day as "YYYY-MM-DD"; a time behind it is dropped. In numbers the month is first, as in Florida, or the year.
 *
 * @returns undefined for what is no such day: "25/12/2026", "02/30/2026"
 */
export function readDay(text: string): string | undefined {
  const day = plainNumber(text).replace(TIME, '').replace(WEEKDAY, '').trim();
  const serial = Number(SERIAL.exec(day)?.[1]);
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL) return isoDay(EXCEL_EPOCH + serial * DAY_LENGTH);
  const [, year, , month, date] = YEAR_FIRST.exec(day) ?? [];
  if (year !== undefined) return existing(year, Number(month), date);
  const compact = COMPACT.exec(day);
  if (compact) return existing(compact[1], Number(compact[2]), compact[3]);
  const american = MONTH_FIRST.exec(day);
  if (american) return existing(american[4], Number(american[1]), american[3]);
  const named = NAMED_MONTH_FIRST.exec(day);
  if (named) return existing(named[3], monthOf(named[1]), named[2]);
  const dayFirst = DAY_FIRST.exec(day);
  return dayFirst ? existing(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]) : undefined;
}

/** 1 to 12 of a name or its beginning of three letters and more, in English or Spanish; 0 for anything else. */
function monthOf(word = ''): number {
  const name = word.toLowerCase();
  return MONTHS.findIndex((names) => names.some((full) => full.startsWith(name))) + 1;
}

function existing(year = '', month = 0, date = ''): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const written = `${fullYear}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(time) === written ? written : undefined;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
