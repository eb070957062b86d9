import { editDistance } from '#features/directory/need/misspelled-words.ts';
import { meantByTyped, wordSet } from '#features/directory/need/patterns.ts';
import { plainWords } from '#features/directory/need/read-words.server.ts';
import { readWordLists } from '../learning/word-lists.server.ts';

/** Words shorter than this are too much alike for guessing. */
const SHORTEST_GUESSED = 6;
/** In words this long an edit distance of two is accepted. */
const LONG_WORD = 9;

const SENTENCE_END = /[.!?;¿¡\n…]+(?=\s|$|\p{L})|\n/u;
const CARIBBEAN_ENDING = /^\p{L}{3,}ao$/u;
/** Forms in which people split or join what the patterns have in one word. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b|\bcan t\b/g, 'cant'],
  [/\bblood (pressure|sugar)\b/g, '$1'],
  [/\bright now\b/g, 'right_now'],
  [/\b(is|was|does|do|did|are|has|have|could|would|were) not\b/g, '$1nt'],
  [/\b(isn|wasn|doesn|don|didn|aren|hasn|haven|couldn|wouldn|weren|won) t\b/g, '$1t'],
  [/\bwill not\b/g, 'wont'],
  [/\ben cinta\b/g, 'embarazada'],
  [/\bi am\b|\bi m\b/g, 'im'],
  [/\b(he|she) (?:is|s)\b/g, '$1s'],
];

/** How the words of emergencies are typed. */
export const SPELLING = readWordLists('emergency-spelling');
const MEANT_BY = meantByTyped(SPELLING.list('spellings'));
const DROPPED_G = wordSet(SPELLING.list('droppedG'));
const keyWords = wordSet(SPELLING.list('keyWords'));
const keyWordsByBeginning = Map.groupBy(keyWords, (word) => word.slice(0, 2));

/**
 * A message as the danger patterns are matched against it: lower case without accents, chat's short forms and the
 * commonest slips of spelling corrected in whichever language, " . " where a sentence ends.
 *
 * @param text as typed
 */
export function normalizeMessage(text: string): string {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentenceWords(sentence))
    .filter((sentence) => sentence !== '')
    .join(' . ');
}

function sentenceWords(sentence: string): string {
  let words = plainWords(sentence).map(mend).join(' ');
  for (const [parted, joined] of JOINED) words = words.replace(parted, joined);
  return words.replaceAll('_', ' ');
}

function mend(typed: string): string {
  // "heeeelp", "ayudaaa"; no word of either language has three of a letter.
  const word = typed.replace(/(\p{L})\1{2,}/gu, '$1');
  const meant = MEANT_BY.get(word);
  if (meant !== undefined) return meant;
  if (DROPPED_G.has(word)) return `${word}g`;
  // "tirao", "desmayao": the Caribbean leaves the d out, in speech and in chats.
  if (CARIBBEAN_ENDING.test(word)) return `${word.slice(0, -1)}do`;
  if (word.length < SHORTEST_GUESSED || keyWords.has(word)) return word;
  const slips = word.length >= LONG_WORD ? 2 : 1;
  return (
    keyWordsByBeginning
      .get(word.slice(0, 2))
      ?.find(
        (key) => Math.abs(key.length - word.length) <= slips && editDistance(word, key, slips + 1) <= slips,
      ) ?? word
  );
}
