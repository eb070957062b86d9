/** Splits a message where a question ends, or where another may begin. */
const BETWEEN =
  /[?!.;\n]+|,?\s+(?:and also|and|also|plus|y tambi[eé]n|y adem[aá]s|tambi[eé]n|adem[aá]s|y)\s+/iu;

/** A part of fewer letters asks nothing by itself. */
const FEWEST_LETTERS = 5;

/** The parts of a message that may be questions of their own, in their order. */
export function clausesOf(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(({ length }) => length >= FEWEST_LETTERS);
}
