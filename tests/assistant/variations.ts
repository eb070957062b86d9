/** A polite beginning or end, with its own marks and spaces: "hi there, ", ", thank you". */
export type Courtesy = { at: 'front' | 'end'; words: string };

/** The same message with polite words before or behind it. */
export function withCourtesy(message: string, { at, words }: Courtesy): string {
  if (at === 'end') return message.replace(/[.\s]+$/u, '') + words;
  return words + message.charAt(0).toLowerCase() + message.slice(1);
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
