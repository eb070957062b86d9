import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';

/** Numbers that an answer may name. */
const SHORT_NUMBERS = new RegExp(
  String.raw`\b(?:${EMERGENCY_NUMBERS.emergency}|${EMERGENCY_NUMBERS.suicideAndCrisis})\b`,
  'g',
);
const PHONE =
  /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)|(?<!\d)\d{3}[.-]\d{4}(?!\d)|\b1?-?8\d\d-[A-Z][A-Z-]{4,12}\b/g;

/** The phone numbers in a text, each as its digits (and letters) without the country's 1. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(PHONE)].map(([found]) =>
    found.replace(/[^\dA-Z]/g, '').replace(/^1(?=.{10})/, ''),
  );
}

/** The text without its phone numbers, so that what is left are numbers that count something. */
export function withoutPhones(text: string): string {
  return text.replace(PHONE, ' ; ').replace(SHORT_NUMBERS, ' ; ');
}
