/**
 * A pattern that finds any of some words and phrases, as wholes, in what `readQuestion` calls `plain`.
 *
 * @param phrases separated by commas: lower case, without accents and apostrophes; "dentist*" stands for all words that
 *   begin so
 */
export function anyOf(phrases: string): RegExp {
  const alternatives = listed(phrases)
    // The longest first: "what time" is found before "what".
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => (phrase.endsWith('*') ? `${phrase.slice(0, -1)}[a-z0-9]*` : phrase));
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`);
}

/** The parts of a list that is written as one text, separated by commas and line breaks. */
function listed(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}
