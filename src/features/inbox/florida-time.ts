import { plainDayPeriod } from '#i18n/format.ts';

const TIME_ZONE = 'America/New_York';
const long = new Intl.DateTimeFormat('es-US', { timeZone: TIME_ZONE, dateStyle: 'long', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('es-US', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});
// The one language that writes dates in the order in which they sort.
const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "21 de noviembre de 2026 a las 5:47 PM", as the offices' clocks show it. */
export function floridaTimeOf(date: Date): string {
  return plainDayPeriod(long.format(date));
}

/** "21 nov 2026, 5:47 PM" */
export function shortTimeOf(date: Date): string {
  return plainDayPeriod(short.format(date));
}

/** "2026-11-21 17:47:03", which spreadsheets sort. */
export function sortableTimeOf(date: Date): string {
  return sortable.format(date);
}
