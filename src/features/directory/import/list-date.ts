import { floridaDay } from '#i18n/florida-day.ts';
import { readDay } from './read-day.ts';

/* The date of the list that a row is from. */

/** The date of a list, as "YYYY-MM-DD"; undefined for what is no day, and for one that is yet to come. */
export function readListDate(text: string): string | undefined {
  const day = readDay(text);
  return day !== undefined && day <= floridaDay(new Date()) ? day : undefined;
}
