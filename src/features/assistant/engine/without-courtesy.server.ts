import { anyOf } from '#features/directory/need/patterns.ts';
import { readWordLists } from '../learning/word-lists.server.ts';

/** With or without a comma inside: "great, thank you". */
const SAID = anyOf(readWordLists('courtesy').list('courtesy')).source.replaceAll(' ', '[ ,.!]+');
/** Who is writing: "my name is Rosa and", "le habla Pedro" before, "- Maria", "atentamente, Maria" behind. */
const NAMED =
  '(?:my name is|me llamo|mi nombre es|le habla) [a-z]+(?=[ ]?[,.!;:-]| and | y )(?: (?:and|y) )?';
const SIGNED =
  '(?:(?:atentamente|sinceramente|sincerely|regards|saludos|cordialmente)[ ,.:-]+|[.!?,] ?[-–—~] ?)[a-z]+(?: [a-z]+)?';
const BEFORE = new RegExp(`^[^a-z0-9]*(?:${SAID}|${NAMED})[^\\p{L}\\p{N}(¿¡$]*(?:(?:but|pero) )?`, 'u');
// Looked for once in each run of separators, not from every one of them.
const AFTER = new RegExp(`(?<![\\s,;:(-])[\\s,;:(-]*(?:${SAID}|${SIGNED})[^\\p{L}\\p{N}]*$`, 'u');
/** Courtesies taken off each end: nobody says more, and a message full of them is to take no longer than another. */
const MOST_AT_AN_END = 10;

/**
 * Takes greetings, thanks and apologies off both ends of a message (`examples/words/courtesy.txt`), so that they swallow
 * no question. A message of nothing else keeps them.
 */
export function withoutCourtesy(text: string): string {
  const asked = withoutBothEnds(text);
  return /[\p{L}\p{N}]/u.test(asked) ? asked : text;
}

function withoutBothEnds(text: string): string {
  let plain = inPlainLetters(text);
  let start = 0;
  for (let round = 0; round < MOST_AT_AN_END; round += 1) {
    const from = BEFORE.exec(plain)?.[0].length ?? 0;
    const to = AFTER.exec(plain)?.index ?? plain.length;
    if (from === 0 && to === plain.length) break;
    plain = plain.slice(from, to);
    start += from;
  }
  return text.slice(start, start + plain.length);
}

/** Lower case without accents, each letter in its place. */
function inPlainLetters(text: string): string {
  return text
    .replace(/[’‘`´]/g, "'")
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').toLowerCase().slice(0, letter.length));
}
