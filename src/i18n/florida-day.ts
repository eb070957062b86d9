/* What every page loads of Florida's clock; the rest is in `florida-clock.ts`. */

/** The time zone of the offices, and of every date and hour on the site. */
export const FLORIDA_TIME_ZONE = 'America/New_York';

/** The day that a moment is in Florida, as "YYYY-MM-DD". */
export function floridaDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: FLORIDA_TIME_ZONE }).format(moment);
}
