import { lowerPlain, statedNumbers } from './numbers.ts';

/** Numbers that say who is meant: an age, a count of people, a ZIP code. */
const ABOUT_THE_VISITOR = [
  /\b(?:ages?|aged|edad(?: de)?) (\d{1,2})\b/g,
  /\b(\d{1,2})[ -]years?[ -]old\b/g,
  /\b(?:de|con|tiene|tienen) (\d{1,2}) anos\b/g,
  /\b(\d{1,2}|two|three|four|dos|tres|cuatro) (?:kids|children|adults|people|hijos|hijas|ninos|ninas|adultos|personas)\b/g,
  /\b(3[2-4]\d{3})\b/g,
];

/**
 * Takes out of an answer what it repeats of the visitor's own ages, children and ZIP code: these need no source.
 * Amounts, shares and periods that a visitor names are not repeated so: they may be wrong.
 *
 * @param asked everything that the visitor said
 */
export function withoutEchoes(answer: string, asked: string): string {
  const own = new Set(statedNumbers(asked).map(({ value }) => value));
  return ABOUT_THE_VISITOR.reduce(
    (text, pattern) =>
      text.replace(pattern, (found: string, number: string) =>
        statedNumbers(number).every(({ value }) => own.has(value)) ? ' ; ' : found,
      ),
    lowerPlain(answer),
  );
}
