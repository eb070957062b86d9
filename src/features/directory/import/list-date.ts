import { readDay } from './read-day.ts';

/* The date of the list that a row is from. */

const FLORIDA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The day that a moment is in Florida, as "YYYY-MM-DD". */
export function floridaDay(moment: Date): string {
  return FLORIDA_DAY.format(moment);
}

/** The date of a list, as "YYYY-MM-DD"; undefined for what is no day, and for one that is yet to come. */
export function readListDate(text: string): string | undefined {
  const day = readDay(text);
  return day !== undefined && day <= floridaDay(new Date()) ? day : undefined;
}
