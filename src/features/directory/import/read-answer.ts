import { ANSWERS, ANSWERS_LEFT_OPEN, ANSWERS_OF_FIELD } from './answer-words.ts';

/** The answer of a cell; null where it says that it depends, undefined where it is not understood. */
export type AnswerReading = boolean | null | undefined;

const list = (words: string) => words.split(',').map((word) => answerKey(word));
const readingsOf = ({ yes, no }: { yes: string; no: string }) =>
  new Map<string, AnswerReading>([
    ...list(yes).map((key) => [key, true] as const),
    ...list(no).map((key) => [key, false] as const),
  ]);

const anywhere = readingsOf(ANSWERS);
const ofField = new Map(Object.entries(ANSWERS_OF_FIELD).map(([field, words]) => [field, readingsOf(words)]));
const leftOpen = new Set(list(ANSWERS_LEFT_OPEN));

/** Yes and no in English or Spanish, as a mark, a spreadsheet's number, or in the words of the column's own question. */
export function readAnswer(field: string, text: string): AnswerReading {
  const key = answerKey(text.replace(/^'?([01])\.0+$/, '$1'));
  const answer = anywhere.get(key) ?? ofField.get(field)?.get(key);
  if (answer !== undefined) return answer;
  return field === 'acceptingNewPatients' && leftOpen.has(key) ? null : undefined;
}

function answerKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\s.,;:!()'"\p{Pd}]+/gu, ' ')
    .trim();
}
