import { isEveryday, isIn } from './doctor-words.server.ts';
import { type MarkedTokens, markUnderstood, type Span } from './marked-tokens.ts';
import { plainWords } from './read-words.server.ts';

const LONGEST_NAME = 4;

/** A name as it is written, and the words that it was read from, without a title. */
export type DoctorName = Span & { name: string };

/**
 * The doctor's name that a message asks for: after a title ("dr garcia", "la doctora María Pérez"), after "named", or
 * two common names together. Marks its words, and the title's, as understood; titles themselves are left out.
 *
 * @param text the message as typed, from which the name's own spelling is taken
 * @param words after places, specialties and languages were marked in them
 */
export function findDoctorName(text: string, words: MarkedTokens): DoctorName | undefined {
  const typed = typedWords(text);
  for (const [index, word] of words.all.entries()) {
    const end = nameEnd(words, index + 1);
    const first = words.all[index + 1] ?? '';
    const isSurelyName = isIn('names', first) || isCapital(typed.get(first), text);
    // In "skin dr round Hialeah" the title belongs to the specialty.
    const isTitle = isIn('titles', word) && !words.understood.has(index);
    const isTitled = isTitle || ((isIn('titles', word) || isIn('spelled titles', word)) && isSurelyName);
    const isCenter = isIn('centers', word) && isIn('saints', first);
    if (end > index + 1 && (isTitled || isCenter || isIn('namings', word)))
      return take(words, typed, { from: index + 1, to: end }, index);
  }
  for (const index of words.all.keys()) {
    const end = nameEnd(words, index);
    if (end - index > 1 && isIn('names', words.all[index]) && isIn('names', words.all[end - 1])) {
      return take(words, typed, { from: index, to: end }, index);
    }
  }
  return undefined;
}

function nameEnd({ all, understood }: MarkedTokens, from: number): number {
  let end = from;
  for (let index = from; index < Math.min(all.length, from + LONGEST_NAME + 1); index += 1) {
    const word = all[index] ?? '';
    if (understood.has(index)) break;
    if (isIn('particles', word) && end < from + LONGEST_NAME) continue;
    if (!/^\p{L}{2,}$/u.test(word) || isEveryday(word) || index - from >= LONGEST_NAME) break;
    end = index + 1;
  }
  return end;
}

/** @param title where the title before the name stands; the name's own beginning without one */
function take(
  words: MarkedTokens,
  typed: ReadonlyMap<string, string>,
  { from, to }: Span,
  title: number,
): DoctorName {
  markUnderstood(words, { from: title, to });
  const name = words.all.slice(from, to).map((word) => asName(typed.get(word) ?? word, word));
  return { name: name.join(' '), from, to };
}

/** "GARCIA", "garcia" → Garcia; "O'Brien" and "de" stay. */
function asName(typed: string, plain: string): string {
  if (isIn('particles', plain)) return typed === typed.toUpperCase() ? plain : typed;
  const isMixed = typed !== typed.toLowerCase() && typed !== typed.toUpperCase();
  return isMixed ? typed : typed.slice(0, 1).toUpperCase() + typed.slice(1).toLowerCase();
}

function isCapital(typed: string | undefined, text: string): boolean {
  return typed !== undefined && /^\p{Lu}/u.test(typed) && text !== text.toUpperCase();
}

/** Each word as it was typed, by its plain form. */
export function typedWords(text: string): ReadonlyMap<string, string> {
  const typed = text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return new Map(
    typed.flatMap((word) => {
      const plain = plainWords(word);
      return plain.length === 1 && plain[0] !== undefined ? [[plain[0], word] as const] : [];
    }),
  );
}
