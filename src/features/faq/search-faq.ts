/** Lower case without accents: "Atención" → "atencion", so that a search needs neither. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/**
 * Which questions a search finds: those whose question or answer has every word of it, in any order, whole or as the
 * beginning of a longer word; upper case and accents do not matter.
 *
 * @param entries the texts of each question and its answer, as they are read
 * @param search what the visitor typed; without a letter or digit it finds everything
 * @returns the ids of the questions found
 */
export function searchFaq(
  entries: readonly { id: string; text: string }[],
  search: string,
): ReadonlySet<string> {
  const wanted = wordsOf(search);
  const found = entries.filter(({ text }) => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return new Set(found.map(({ id }) => id));
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
