/**
 * The parts of a message between commas and other signs: each may say something of its own.
 *
 * @param text as typed
 */
export function partsOf(text: string): string[] {
  return text
    .split(/[,.;:!?\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
