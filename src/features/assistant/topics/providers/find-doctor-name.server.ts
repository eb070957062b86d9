import { wordSet } from '../../engine/patterns.ts';
import { plainWords } from '../../engine/read-question.server.ts';
import { type MarkedTokens, markUnderstood } from './marked-tokens.ts';
import { DOCTOR_LISTS, NOT_A_NAME } from './stop-words.server.ts';

const TITLES = new Set('dr dra drs'.split(' '));
const SPELLED_TITLES = new Set('doctor doctora doc'.split(' '));
/** Centers are named so: "clínica Las Américas", "farmacia San Rafael". */
const CENTERS = new Set('clinica policlinica farmacia botica'.split(' '));
const SAINTS = new Set('las los san santa'.split(' '));
/** What comes right before a name: "named", "se llama", "de apellido". */
const NAMINGS = new Set('named called llamado llamada llama llamaba apellido surname'.split(' '));
/** May be inside a name, not at its end. */
const PARTICLES = new Set('de la del los las da dos di van von st san santa el al y'.split(' '));
const LONGEST_NAME = 4;

/**
 * The doctor's name that a message asks for: after a title ("dr garcia", "la doctora María Pérez"), after "named", or
 * two common names together. Marks its words, and the title's, as understood; titles themselves are left out.
 *
 * @param text the message as typed, from which the name's own spelling is taken
 * @param words after places, specialties and languages were marked in them
 */
export function findDoctorName(text: string, words: MarkedTokens): string | undefined {
  const typed = typedWords(text);
  for (const [index, word] of words.all.entries()) {
    const end = nameEnd(words, index + 1);
    const first = words.all[index + 1] ?? '';
    const isSurelyName = COMMON_NAMES.has(first) || isCapital(typed.get(first), text);
    // In "skin dr round Hialeah" the title belongs to the specialty.
    const isTitle = TITLES.has(word) && !words.understood.has(index);
    const isTitled = isTitle || ((TITLES.has(word) || SPELLED_TITLES.has(word)) && isSurelyName);
    const isCenter = CENTERS.has(word) && SAINTS.has(first);
    if (end > index + 1 && (isTitled || isCenter || NAMINGS.has(word))) return take(words, typed, index, end);
  }
  for (const index of words.all.keys()) {
    const end = nameEnd(words, index);
    const isKnown = (word: string | undefined) => word !== undefined && COMMON_NAMES.has(word);
    if (end - index > 1 && isKnown(words.all[index]) && isKnown(words.all[end - 1])) {
      return take(words, typed, index - 1, end);
    }
  }
  return undefined;
}

/** The whole message as a name, when that was asked for: "maria perez". */
export function readAsName(text: string, words: MarkedTokens): string | undefined {
  const start = words.all.findIndex((word) => !NOT_A_NAME.has(word));
  const end = start < 0 ? start : nameEnd(words, start);
  return end > start ? take(words, typedWords(text), start - 1, end) : undefined;
}

function nameEnd({ all, understood }: MarkedTokens, from: number): number {
  let end = from;
  for (let index = from; index < Math.min(all.length, from + LONGEST_NAME + 1); index += 1) {
    const word = all[index] ?? '';
    if (understood.has(index)) break;
    if (PARTICLES.has(word) && end < from + LONGEST_NAME) continue;
    if (!/^\p{L}{2,}$/u.test(word) || NOT_A_NAME.has(word) || index - from >= LONGEST_NAME) break;
    end = index + 1;
  }
  return end;
}

function take(words: MarkedTokens, typed: ReadonlyMap<string, string>, title: number, end: number): string {
  markUnderstood(words, { from: Math.max(0, title), to: end });
  return words.all
    .slice(title + 1, end)
    .map((word) => asName(typed.get(word) ?? word, word))
    .join(' ');
}

/** "GARCIA", "garcia" → Garcia; "O'Brien" and "de" stay. */
function asName(typed: string, plain: string): string {
  if (PARTICLES.has(plain)) return typed === typed.toUpperCase() ? plain : typed;
  const isMixed = typed !== typed.toLowerCase() && typed !== typed.toUpperCase();
  return isMixed ? typed : typed.slice(0, 1).toUpperCase() + typed.slice(1).toLowerCase();
}

function isCapital(typed: string | undefined, text: string): boolean {
  return typed !== undefined && /^\p{Lu}/u.test(typed) && text !== text.toUpperCase();
}

/** Each word as it was typed, by its plain form. */
function typedWords(text: string): ReadonlyMap<string, string> {
  const typed = text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return new Map(
    typed.flatMap((word) => {
      const plain = plainWords(word);
      return plain.length === 1 && plain[0] !== undefined ? [[plain[0], word] as const] : [];
    }),
  );
}

/** Names that are common among doctors of Florida: see `examples/words/doctors.txt`. */
export const COMMON_NAMES = wordSet(DOCTOR_LISTS.list('names'));
