import { telHref } from '#i18n/format.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';

/* Of the emergency numbers what the first load of a page does not need. */

/** The `tel:` address of an emergency number. The short ones are dialled as they are; "tel:+911" would be a number abroad. */
export function emergencyHref(number: string): string {
  return number.length === 3 ? `tel:${number}` : telHref(number);
}

/** The emergency number that a text names; undefined where it names none: "Call 911 now" → "911". */
export function emergencyNumberIn(text: string): string | undefined {
  return Object.values(EMERGENCY_NUMBERS).find((number) =>
    new RegExp(`(?<![\\d-])${number}(?![\\d-])`).test(text),
  );
}
