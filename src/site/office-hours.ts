import type { OfficeFacts } from '#site/site.ts';

const HOUR_MS = 3_600_000;

/** Whether somebody answers the phone now, by Florida's clock: by the hours, or by the exception that this day is. */
export function isOfficeOpen(
  { hours, closures }: Pick<OfficeFacts, 'hours' | 'closures'>,
  now: Date,
): boolean {
  const florida = floridaTime(now);
  const date = florida.toISOString().slice(0, 10);
  const exception = closures.find((closure) => closure.date === date && closure.office === undefined);
  if (exception && !exception.open) return false;
  // Sunday is 0 for the browser and 7 for the schedule.
  const day = florida.getUTCDay() || 7;
  const minutes = florida.getUTCHours() * 60 + florida.getUTCMinutes();
  const { opensAt, closesAt } = exception?.open ?? hours;
  const isDay = exception !== undefined || (day >= hours.firstDay && day <= hours.lastDay);
  return isDay && minutes >= opensAt && minutes < closesAt;
}

/**
 * The clock on an office's wall in Miami, as if it showed UTC. By hand and not `i18n/florida-clock.ts`: every page asks
 * for it at once, and the first use of a browser's own formatter costs a slow phone a tenth of a second (decision 6).
 */
function floridaTime(now: Date): Date {
  const year = now.getUTCFullYear();
  // From the second Sunday in March to the first in November, each at two in the morning.
  const isSummerTime = now >= firstSunday(year, 2, 8, 7) && now < firstSunday(year, 10, 1, 6);
  return new Date(now.getTime() - (isSummerTime ? 4 : 5) * HOUR_MS);
}

/** The first Sunday on or after a day (months count from 0), at an hour of UTC. */
function firstSunday(year: number, month: number, day: number, hour: number): Date {
  const date = new Date(Date.UTC(year, month, day, hour));
  date.setUTCDate(day + ((7 - date.getUTCDay()) % 7));
  return date;
}
