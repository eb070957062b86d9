/** "[2]", "[1, 3]", also in the brackets that some models write. */
const CITATION = /\s?[[【]\s?(\d{1,2}(?:\s?,\s?\d{1,2}){0,5})\s?(?:†[^\]】]{0,20})?[\]】]/g;
const ABBREVIATION = /(?:^|[\s(])(?:dra?s?|sra?|srta|mrs?|ms|st|ste|ave|no|núm|lic|[a-z]|[ap]\.m)$/i;

/** The numbers of passages that a text cites, each once, in order. */
export function citedNumbers(text: string): number[] {
  const cited = [...text.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.split(',').map(Number));
  return [...new Set(cited)];
}

/** The text as it is shown: without citations and markup; lists begin each line with "- ". */
export function shownText(text: string): string {
  return text
    .replace(CITATION, '')
    .replace(/\*\*|__/g, '')
    .replace(/^[ \t]{0,8}(?:[*•–]|\d{1,2}[.)])[ \t]{1,4}/gm, '- ')
    .replace(/^#{1,6}[ \t]{1,4}/gm, '')
    .replace(/[ \t]{1,8}([.,;:!?])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** As much of a growing text as ends with a whole sentence or line. */
export function wholeSentences(text: string): string {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]["”»)]?(?=\s)|\n/g)) {
    if (mark === '\n' || !ABBREVIATION.test(text.slice(Math.max(0, index - 8), index)))
      end = index + mark.length;
  }
  return text.slice(0, end);
}

/** Whether every sentence asks something. */
export function onlyAsks(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length > 0 && sentences.every((sentence) => sentence.trim().endsWith('?'));
}
