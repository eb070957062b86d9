import { readWordLists } from '../learning/word-lists.server.ts';
import { anyOf } from './patterns.ts';

/** With or without a comma inside: "great, thank you". */
const SAID = anyOf(readWordLists('courtesy').list('courtesy')).source.replaceAll(' ', '[ ,.!]+');
const BEFORE = new RegExp(`^[^a-z0-9]*${SAID}[^\\p{L}\\p{N}(¿¡$]*(?:(?:but|pero) )?`, 'u');
const AFTER = new RegExp(`[\\s,;:(-]*${SAID}[^\\p{L}\\p{N}]*$`, 'u');

/**
 * Takes greetings, thanks and apologies off both ends of a message (`examples/words/courtesy.txt`), so that they swallow
 * no question. A message of nothing else keeps them.
 */
export function withoutCourtesy(text: string): string {
  const asked = peeled(text);
  return /[\p{L}\p{N}]/u.test(asked) ? asked : text;
}

function peeled(text: string): string {
  const plain = inPlainLetters(text);
  const asked = text.slice(BEFORE.exec(plain)?.[0].length ?? 0, AFTER.exec(plain)?.index);
  return asked === text ? text : peeled(asked);
}

/** Lower case without accents, each letter in its place. */
function inPlainLetters(text: string): string {
  return text
    .replace(/[’‘`´]/g, "'")
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').toLowerCase().slice(0, letter.length));
}
