import type { Locale } from '#i18n/locale.ts';

/** How polite people begin. */
const LEAD_INS: Record<Locale, readonly string[]> = {
  en: [
    'hi good morning, quick question, ',
    'hello there! I was wondering, ',
    'hey sorry to bother you but ',
    'good afternoon, my name is Carol and I wanted to ask ',
    'ok so ',
  ],
  es: [
    'oiga una preguntica, ',
    'hola buenas tardes, disculpe la molestia, ',
    'buenos días, le quería preguntar algo, ',
    'mire señorita, ',
    'ay mi amor una consulta, ',
  ],
};

/** The same message after a polite beginning; `index` chooses it. */
export function withLeadIn(message: string, language: Locale, index: number): string {
  const leadIn = LEAD_INS[language][index % LEAD_INS[language].length] ?? '';
  return leadIn + message.charAt(0).toLowerCase() + message.slice(1);
}

/** What a finger does to a word at one of its inner letters. */
const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + neighborOf(word.charAt(at)) + word.slice(at + 1),
];
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * The same message with one typing error in one of its longer words.
 *
 * @param index decides which word, which letter and which slip; the same message is always changed alike
 * @returns the message as it is when it has no word of four letters
 */
export function withTypingError(message: string, index: number): string {
  const words = [...message.matchAll(/\p{L}{4,}/gu)];
  const word = words[index % words.length];
  const slip = SLIPS[index % SLIPS.length];
  if (!word || !slip) return message;
  const at = 1 + (index % (word[0].length - 2));
  return message.slice(0, word.index) + slip(word[0], at) + message.slice(word.index + word[0].length);
}

function neighborOf(letter: string): string {
  const row = ROWS.find((letters) => letters.includes(letter)) ?? ROWS[1] ?? '';
  return row.charAt((row.indexOf(letter) + 1) % row.length);
}
