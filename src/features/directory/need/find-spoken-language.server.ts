import { findLanguage, LANGUAGES, type Language } from '../languages.ts';
import { isIn } from './doctor-words.server.ts';
import { type MarkedTokens, markUnderstood } from './marked-tokens.ts';
import { closestWord } from './misspelled-words.ts';

/** How many words after the verb a language may come. */
const REACH = 6;
const LONGEST_NAME = 3;
const SINGLE_NAMES = LANGUAGES.flatMap(({ en, es }) => [en, es])
  .map((name) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
  .filter((name) => !name.includes(' '));

/**
 * The language that the doctor is to speak: "who speaks creole", "que hable español", "Portuguese-speaking", "creole
 * dentist". English counts only when no other language is named. Marks its words as understood.
 *
 * @param isDoctor whether a specialty or a word for a doctor begins at a word
 */
export function findSpokenLanguage(
  words: MarkedTokens,
  isDoctor: (index: number) => boolean,
): Language['en'] | undefined {
  const spoken = [...afterVerbs(words), ...beforeNouns(words, isDoctor)];
  const chosen = spoken.find(({ name }) => name !== 'English') ?? spoken[0];
  for (const { from, to } of spoken) markUnderstood(words, { from, to });
  return chosen?.name;
}

/**
 * A language that is named in whatever way in a need, where "in Spanish" is how the doctor speaks.
 *
 * @param asTyped words that are not misspelt: names
 */
export function findLanguageAnywhere(
  words: MarkedTokens,
  asTyped: ReadonlySet<string>,
): FoundLanguage | undefined {
  const found = [...words.all.keys()]
    .filter((index) => !words.understood.has(index))
    .map((index) => languageAt(words, index))
    .find((language) => language && !(language.isCorrected && asTyped.has(words.all[language.from] ?? '')));
  if (found) markUnderstood(words, found);
  return found;
}

/** A language, and the words that name it. */
export type FoundLanguage = {
  from: number;
  to: number;
  name: Language['en'];
  /** Letters are wrong in the word. */
  isCorrected: boolean;
};

function afterVerbs(words: MarkedTokens): FoundLanguage[] {
  const found: FoundLanguage[] = [];
  for (const [verb, word] of words.all.entries()) {
    if (!isIn('speaking', word)) continue;
    let isDenied = words.all
      .slice(Math.max(0, verb - 2), verb)
      .some((before) => isIn('not speaking', before));
    for (let index = verb + 1; index <= Math.min(words.all.length - 1, verb + REACH); index += 1) {
      if (isIn('turns', words.all[index])) isDenied = false;
      const language = languageAt(words, index);
      if (!language) continue;
      if (isDenied) markUnderstood(words, language);
      else found.push(language);
      index = language.to - 1;
    }
  }
  return found;
}

/** "spanish speaking", "creole doctor". */
function beforeNouns(words: MarkedTokens, isDoctor: (index: number) => boolean): FoundLanguage[] {
  return [...words.all.keys()].flatMap((index) => {
    const found = languageAt(words, index);
    if (!found) return [];
    const next = words.all[found.to] ?? '';
    return /^(?:speaking|speaker|speakers)$/.test(next) || isIn('doctors', next) || isDoctor(found.to)
      ? [found]
      : [];
  });
}

function languageAt({ all }: MarkedTokens, from: number): FoundLanguage | undefined {
  for (let length = Math.min(LONGEST_NAME, all.length - from); length > 0; length -= 1) {
    const typed = all.slice(from, from + length).join(' ');
    const exact = findLanguage(typed)?.en;
    const name =
      exact ?? (length === 1 ? findLanguage(closestWord(typed, SINGLE_NAMES, 6) ?? '')?.en : undefined);
    if (name) return { from, to: from + length, name, isCorrected: exact === undefined };
  }
  return undefined;
}
