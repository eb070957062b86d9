/** The lines of a text without the empty ones, trimmed: for long lists of what people say. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
