import { z } from 'zod';
import { toReadableLine, toReadableLines } from '#ui/readable-text.ts';

/*
 * What all forms' fields are made of. Messages are message keys. Texts arrive from browsers and from anybody's program,
 * so every field says what it takes: type, length, and only then its meaning. Characters that nobody can read are taken
 * out before anything is checked.
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

/** Digits of a North American number without the country's 1. */
const PHONE_DIGITS = 10;
const OLDEST_YEARS = 120;

/** A text on one line, trimmed. @param missing message key when fewer than `minLength` characters are there */
export function requiredLine(maxLength: number, missing: string, minLength = 1) {
  return line(maxLength, missing).min(minLength, missing);
}

/** A text on one line that may be empty or absent. */
export function optionalLine(maxLength: number) {
  return line(maxLength, 'field.type').default('');
}

/** A text of several lines, trimmed. */
export function requiredBlock(maxLength: number, missing: string) {
  return block(maxLength, missing).min(1, missing);
}

/** A text of several lines that may be empty or absent. */
export function optionalBlock(maxLength: number) {
  return block(maxLength, 'field.type').default('');
}

/** An email address: text, @, text, dot, text (docs/product/forms.md, All forms). */
export function requiredEmail(missing: string, format = 'email.format') {
  return requiredLine(COMMON_LIMITS.email, missing).refine((text) => text === '' || isEmail(text), format);
}

export function optionalEmail(format = 'email.format') {
  return optionalLine(COMMON_LIMITS.email).refine((text) => text === '' || isEmail(text), format);
}

/** A phone number in any spelling, with ten digits at least. */
export function requiredPhone(missing: string, format = 'phone.format') {
  return requiredLine(COMMON_LIMITS.phone, missing).refine((text) => text === '' || isPhone(text), format);
}

/** One of a list. @param missing message key when nothing is chosen */
export function requiredChoice<const Value extends string>(values: readonly Value[], missing: string) {
  return requiredLine(100, missing).transform((text, context): Value => {
    const value = values.find((listed) => listed === text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: 'choice.unknown' });
    return z.NEVER;
  });
}

/** A whole number, as a number or as a form writes it. */
export function wholeNumber(least: number, most: number) {
  return z
    .union([z.number(), z.string().max(20)], { error: typeKey('number.range') })
    .transform((given) => (typeof given === 'string' && /^\s*\d+\s*$/.test(given) ? Number(given) : given))
    .pipe(
      z
        .int({ error: 'number.range' })
        .min(least, { error: 'number.range' })
        .max(most, { error: 'number.range' }),
    );
}

/** A day that exists ("1985-02-28"), not in the future and at most 120 years ago. */
export function requiredBirthDate(missing: string) {
  return requiredLine(10, missing).superRefine((text, context) => {
    const problem = text === '' ? undefined : birthDateProblem(text, new Date());
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

/** What is wrong with a date of birth. @param now today is a day in Florida's time */
export function birthDateProblem(text: string, now: Date): (typeof FIELD_PROBLEM_KEYS)[number] | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return 'date.format';
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now);
  if (text > today) return 'date.future';
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return text < oldest ? 'date.tooOld' : undefined;
}

/** Nothing else looks at a text that is too long: what is meant for short ones may take very long on it. */
const tooLong = { error: 'text.tooLong', abort: true } as const;

function line(maxLength: number, missing: string) {
  return z
    .string({ error: typeKey(missing) })
    .overwrite(toReadableLine)
    .max(maxLength, tooLong)
    .trim();
}

function block(maxLength: number, missing: string) {
  // A form without JavaScript writes line ends in two characters.
  return z
    .string({ error: typeKey(missing) })
    .overwrite(toReadableLines)
    .max(maxLength, tooLong)
    .trim();
}

/** An absent field is a missing one; any other value is of the wrong type. */
function typeKey(missing: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? missing : 'field.type');
}

/** Whether a text has the digits of a phone number with its area code, in any spelling. */
export function isPhone(text: string): boolean {
  return text.replace(/\D/g, '').length >= PHONE_DIGITS;
}

/** Whether a text is text, @, text, dot, text (docs/product/forms.md, All forms). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/**
 * True for a well-formed National Provider Identifier: ten digits, the first 1 or 2, the last a Luhn check digit
 * computed with the card-issuer prefix 80840 in front (45 CFR 162.406; CMS "NPI check digit"). It says nothing
 * about whether the number was ever issued.
 */
export function isValidNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && luhnSum(`80840${text}`) % 10 === 0;
}

/** Luhn sum of a string of digits: every second digit from the right is doubled and its digits added. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum;
}
