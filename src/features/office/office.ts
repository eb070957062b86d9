import { z } from 'zod';
import { COMMON_LIMITS, optionalCode, optionalLine, readDay, requiredLine } from '#forms/form-fields.ts';
import { floridaDay } from '#i18n/florida-day.ts';
import { readPhoneNumber } from '#i18n/phone-number.ts';
import type { OfficeFacts } from '#site/site.ts';

/*
 * What the office sets of itself: phones, addresses, hours and the days on which they are others. What it leaves empty is
 * as it is configured (docs/configuration.md).
 */

export const MOST_CLOSURES = 60;
const WORDS_LIMIT = 80;
const NAME_LIMIT = 40;

const phone = optionalCode(COMMON_LIMITS.phone).transform((text, context) => {
  const written = text === '' ? '' : asWritten(text);
  if (written === undefined) context.addIssue('phone.none');
  return written ?? z.NEVER;
});

/** A number of this country as the site writes it: "305.555.0100" → "(305) 555-0100"; undefined for what is none. */
function asWritten(text: string): string | undefined {
  const number = readPhoneNumber(text);
  const parts = /^1([2-9]\d\d)(\d{3})(\d{4})$/.exec(number?.digits ?? '');
  // Words or digits behind it would be dialled by nobody.
  if (!parts || number?.extension || /[\p{L}\d]/u.test(text.slice(number?.end))) return undefined;
  return `(${parts[1]}) ${parts[2]}-${parts[3]}`;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = optionalCode(5).refine((text) => text === '' || TIME.test(text), { error: 'hours.format' });
const weekday = z.enum(['', '1', '2', '3', '4', '5', '6', '7'], { error: 'hours.format' }).default('');

/** The hours of a week: all four, or none. */
const schedule = z
  .object({ firstDay: weekday, lastDay: weekday, opens: time, closes: time })
  .superRefine(({ firstDay, lastDay, opens, closes }, context) => {
    const parts = { firstDay, lastDay, opens, closes };
    const missing = Object.entries(parts).filter(([, value]) => value === '');
    if (missing.length === 4) return;
    for (const [name] of missing)
      context.addIssue({ code: 'custom', message: 'hours.incomplete', path: [name] });
    if (firstDay && lastDay && lastDay < firstDay)
      context.addIssue({ code: 'custom', message: 'hours.days', path: ['lastDay'] });
    refuseEarlyClosing({ opens, closes }, context);
  })
  .prefault({});

function refuseEarlyClosing(
  { opens, closes }: { opens: string; closes: string },
  context: z.core.$RefinementCtx,
): void {
  if (TIME.test(opens) && TIME.test(closes) && closes <= opens)
    context.addIssue({ code: 'custom', message: 'hours.closing', path: ['closes'] });
}

const office = z
  .object({
    name: optionalLine(NAME_LIMIT),
    street: optionalLine(COMMON_LIMITS.address),
    city: optionalLine(NAME_LIMIT),
    zipCode: optionalCode(5).refine((text) => /^(\d{5})?$/.test(text), { error: 'zip.format' }),
    hours: schedule,
  })
  .prefault({});

const date = z
  .string({ error: 'date.required' })
  .trim()
  .refine((text) => readDay(text) === text, { error: 'date.required' });

const closure = z
  .object({
    date,
    /** '1' or '2' for one office; empty for both, and for the phones. */
    office: z.enum(['', '1', '2'], { error: 'field.type' }).default(''),
    /** The hours of that day; both are empty where it is closed. */
    opens: time,
    closes: time,
    english: requiredLine(WORDS_LIMIT, 'words.required'),
    spanish: requiredLine(WORDS_LIMIT, 'words.required'),
  })
  .superRefine(({ opens, closes }, context) => {
    if (opens && !closes) context.addIssue({ code: 'custom', message: 'hours.incomplete', path: ['closes'] });
    if (closes && !opens) context.addIssue({ code: 'custom', message: 'hours.incomplete', path: ['opens'] });
    refuseEarlyClosing({ opens, closes }, context);
  });

const closures = z
  .array(closure, { error: 'field.type' })
  .max(MOST_CLOSURES, { error: 'closures.tooMany' })
  .superRefine((all, context) => {
    for (const [index, { date: day, office: place }] of all.entries()) {
      const isTwice = all
        .slice(0, index)
        .some((other) => other.date === day && (other.office === place || !other.office || !place));
      if (isTwice) context.addIssue({ code: 'custom', message: 'date.twice', path: [index, 'date'] });
    }
  })
  .default([]);

const phones = z
  .object({
    miamiDade: phone,
    otherCounties: phone,
    customerService: phone,
    appointments: phone,
    authorizations: phone,
    tollFree: phone,
    tty: phone,
    fax: phone,
  } satisfies Record<keyof OfficeFacts['phones'], typeof phone>)
  .prefault({});

/** What is stored of the office. A text that is empty is as it is configured. */
export const officeSchema = z.object({
  phones,
  hours: schedule,
  first: office,
  second: office,
  closures,
});
export type OfficeBody = z.infer<typeof officeSchema>;
export type ClosureBody = OfficeBody['closures'][number];
export type ScheduleBody = OfficeBody['hours'];

/** What somebody writes today: a day that is past is refused, where one that was stored stays valid. */
export const newOfficeSchema = officeSchema.superRefine((body, context) => {
  const today = floridaDay(new Date());
  for (const [index, { date: day }] of body.closures.entries()) {
    if (day < today)
      context.addIssue({ code: 'custom', message: 'date.past', path: ['closures', index, 'date'] });
  }
});

/** The office of which nothing is set. */
export const EMPTY_OFFICE: OfficeBody = officeSchema.parse({});

/** What somebody goes on with: without the days that are past, which nobody can save again. */
export function withoutPastClosures(body: OfficeBody, today: string): OfficeBody {
  return { ...body, closures: body.closures.filter(({ date: day }) => day >= today) };
}
