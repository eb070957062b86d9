import { FLORIDA_TIME_ZONE } from './florida-day.ts';
import { localeTag, plainDayPeriod } from './format.ts';
import type { Locale } from './locale.ts';

/*
 * The clock on an office's wall in Florida. Formatters are made when they are first needed: making one costs a slow phone
 * a tenth of a second (docs/decisions/0006-first-load.md).
 */

const HOUR_MS = 3_600_000;
/** How far Florida may be behind UTC: in summer, in winter. */
const HOURS_BEHIND = [4, 5];

const long = formatter('es-US', { dateStyle: 'long', timeStyle: 'short' });
const short = formatter('es-US', { dateStyle: 'medium', timeStyle: 'short' });
// The one language that writes dates in the order in which they sort.
const sortable = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const days = {
  en: formatter(localeTag('en'), { dateStyle: 'long' }),
  es: formatter(localeTag('es'), { dateStyle: 'long' }),
} as const satisfies Record<Locale, unknown>;

/** "21 de noviembre de 2026 a las 5:47 PM". */
export function floridaTimeOf(moment: Date): string {
  return plainDayPeriod(long().format(moment));
}

/** "21 nov 2026, 5:47 PM" */
export function shortTimeOf(moment: Date): string {
  return plainDayPeriod(short().format(moment));
}

/** "2026-11-21 17:47:03", which spreadsheets sort. */
export function sortableTimeOf(moment: Date): string {
  return sortable().format(moment);
}

/** The day in Florida on which something happened: "July 14, 2026", "14 de julio de 2026". */
export function formatDay(moment: Date, locale: Locale): string {
  return days[locale]().format(moment);
}

/**
 * As `floridaDay`, for what asks at each request: a formatter that is made anew holds some 20 kB outside of V8's heap until
 * that looks for garbage, and what was between them is not given back then.
 */
export function floridaDayOf(moment: Date): string {
  return sortableTimeOf(moment).slice(0, 10);
}

/** The hour and minute that a moment is in Florida, as "HH:MM" of 24 hours. */
export function floridaTime(moment: Date): string {
  return sortableTimeOf(moment).slice(11, 16);
}

/**
 * The moment at which Florida's clocks show a day and a time. An hour that comes twice, in November, is the first one.
 *
 * @param day "YYYY-MM-DD"
 * @param time "HH:MM" of 24 hours
 * @returns undefined for a day or a time that is none, and for the hour that is left out in March
 */
export function floridaMoment(day: string, time: string): Date | undefined {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  return HOURS_BEHIND.map((hours) => new Date(asIfUtc + hours * HOUR_MS)).find(
    (moment) => sortableTimeOf(moment) === `${day} ${time}:00`,
  );
}

function formatter(tag: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat(tag, { timeZone: FLORIDA_TIME_ZONE, ...options });
    return made;
  };
}
