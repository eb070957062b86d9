import { telHref } from '#i18n/format.ts';

/**
 * Numbers that help at any hour, free, with people who answer. They are the same for every operator, so they are no
 * configuration; whatever names one of them takes it from here.
 */
export const EMERGENCY_NUMBERS = {
  emergency: '911',
  /** 988 Suicide and Crisis Lifeline. */
  suicideAndCrisis: '988',
  poisonControl: '1-800-222-1222',
  /** National Domestic Violence Hotline. */
  domesticViolence: '1-800-799-7233',
  /** Florida Abuse Hotline: children, older people, and adults who cannot protect themselves. */
  floridaAbuse: '1-800-962-2873',
} as const;

/** The `tel:` address of such a number. The short ones are dialled as they are; "tel:+911" would be a number abroad. */
export function emergencyHref(number: string): string {
  return number.length === 3 ? `tel:${number}` : telHref(number);
}

/** The emergency number that a text names; undefined where it names none: "Call 911 now" → "911". */
export function emergencyNumberIn(text: string): string | undefined {
  return Object.values(EMERGENCY_NUMBERS).find((number) =>
    new RegExp(`(?<![\\d-])${number}(?![\\d-])`).test(text),
  );
}
