import { z } from 'zod';
import { floridaDay } from '#i18n/florida-day.ts';
import { readPhoneNumber } from '#i18n/phone-number.ts';
import { hasVisible, toReadableCode, toReadableLine, toReadableLines } from '#ui/readable-text.ts';
import { luhnSum } from './luhn-sum.ts';

/*
 * What fields of forms and articles are made of. Messages are message keys. Texts arrive from browsers and from anybody's
 * program, so every field says what it takes: type, length, and only then its meaning. Characters that nobody can read
 * are taken out before anything is checked.
 */

// Compiled checks need `new Function`, which our Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Message keys that every form's fields may answer with; the texts are in forms/messages. */
export const FIELD_PROBLEM_KEYS = [
  'field.unknown',
  'field.type',
  'text.tooLong',
  'choice.unknown',
  'email.format',
  'phone.format',
  'number.range',
  'date.format',
  'date.future',
  'date.tooOld',
] as const;

/** Longest texts of the fields that several forms have. */
export const COMMON_LIMITS = { name: 100, email: 254, phone: 40, address: 200, block: 4000 } as const;

const OLDEST_YEARS = 120;

/** A text on one line, trimmed. @param missing message key when fewer than `minLength` characters are there */
export function requiredLine(maxLength: number, missing: string, minLength = 1) {
  return line(maxLength, missing).min(minLength, missing);
}

/** A text on one line that may be empty or absent. */
export function optionalLine(maxLength: number) {
  return line(maxLength, 'field.type').default('');
}

/** What is looked up, dialled or written to, as it was meant (`toReadableCode`). @param missing as for a line */
export function requiredCode(maxLength: number, missing: string) {
  return line(maxLength, missing, toReadableCode).min(1, missing);
}

/** The same that may be empty or absent. */
export function optionalCode(maxLength: number) {
  return line(maxLength, 'field.type', toReadableCode).default('');
}

/** A text of several lines, trimmed. */
export function requiredBlock(maxLength: number, missing: string) {
  return block(maxLength, missing).min(1, missing);
}

/** A text of several lines that may be empty or absent. */
export function optionalBlock(maxLength: number) {
  return block(maxLength, 'field.type').default('');
}

/** Year, month and day, as browsers send them. */
const YEAR_FIRST = /^(?<year>\d{4})([-/. ])(?<month>\d{1,2})\2(?<day>\d{1,2})$/;
/** As people type them where the browser shows no calendar. */
const YEAR_LAST = /^(?<first>\d{1,2})([-/. ])(?<second>\d{1,2})\2(?<year>\d{4})$/;

/**
 * The day that a text names, as "1985-02-28"; undefined when it names none or the day does not exist. Month before day,
 * as Florida writes it in both languages, unless the first number can only be a day (docs/product/forms.md).
 */
export function readDay(text: string): string | undefined {
  const found = (YEAR_FIRST.exec(text) ?? YEAR_LAST.exec(text))?.groups;
  if (!found) return undefined;
  const { year = '', month, day, first = '', second = '' } = found;
  const isDayFirst = Number(first) > 12;
  const parts = [year, month ?? (isDayFirst ? second : first), day ?? (isDayFirst ? first : second)];
  const written = parts.map((part) => part.padStart(2, '0')).join('-');
  const moment = new Date(`${written}T00:00:00Z`);
  const doesExist = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return doesExist ? written : undefined;
}

/** What is wrong with a day as a date of birth. @param now today is a day in Florida's time */
export function birthDateProblem(day: string, now: Date): 'date.future' | 'date.tooOld' | undefined {
  const today = floridaDay(now);
  if (day > today) return 'date.future';
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return day < oldest ? 'date.tooOld' : undefined;
}

/** Nothing else looks at a text that is too long: what is meant for short ones may take very long on it. */
const tooLong = { error: 'text.tooLong', abort: true } as const;

function line(maxLength: number, missing: string, read = toReadableLine) {
  return z
    .string({ error: typeKey(missing) })
    .overwrite((text) => orEmpty(read(text)))
    .max(maxLength, tooLong)
    .trim();
}

function block(maxLength: number, missing: string) {
  // A form without JavaScript writes line ends in two characters.
  return z
    .string({ error: typeKey(missing) })
    .overwrite((text) => orEmpty(toReadableLines(text)))
    .max(maxLength, tooLong)
    .trim();
}

/** A text in which nobody could read anything is none. */
function orEmpty(text: string): string {
  return hasVisible(text) ? text : '';
}

/** The error of a value of another type: an absent field is a missing one. */
export function typeKey(missing: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? missing : 'field.type');
}

/** Whether a text has a phone number with its area code, in any spelling; an extension may follow. */
export function isPhone(text: string): boolean {
  return readPhoneNumber(text) !== undefined;
}

/**
 * Whether a text is text, @, text, dot, text (docs/product/forms.md, All forms), and an address that a mail's header can
 * hold: dots between its words alone, no name, no quotes, Latin letters (RFC 5322, dot-atom). To any other nobody could
 * reply.
 */
export function isEmail(text: string): boolean {
  return /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(
    text,
  );
}

/**
 * True for a well-formed National Provider Identifier: ten digits, the first 1 or 2, the last a Luhn check digit
 * computed with the card-issuer prefix 80840 in front (45 CFR 162.406; CMS "NPI check digit"). It says nothing
 * about whether the number was ever issued.
 */
export function isValidNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && luhnSum(`80840${text}`) % 10 === 0;
}
