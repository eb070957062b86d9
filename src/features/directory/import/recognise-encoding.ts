import { NAME_STOCKS } from '../demo/demo-names.ts';
import { decodeStrictly, type Encoding } from './encodings.ts';

/*
 * Which encoding gives words that are names. Detectors of the shelf do not know Macintosh and DOS: chardet 2.2 takes all
 * three for windows-1252 ("Pe–a" for "Peña"), so the few candidates are compared by the letters that they give.
 */

/** What speaks for a letter in a name of Florida: Spanish first, then Creole, French and Portuguese, then others. */
const LETTER_WEIGHTS = new Map(
  [
    ['áéíóúüñ', 3],
    ['àèìòùâêîôûçëï', 2],
    ['äöåãõøæœß', 1],
    ['ÿýšžðþ', 0],
  ].flatMap(([letters, weight]) => [...String(letters)].map((letter) => [letter, Number(weight)] as const)),
);
const KNOWN_NAME = 10;
const WRONG_CASE = -3;
const NO_LETTER_OF_A_NAME = -10;

/** Names with accents that are known: a hint which weighs more than the single letters. */
const knownNames = new Set(
  NAME_STOCKS.flatMap(({ givenNames, secondGivenNames, surnames }) => [
    ...givenNames,
    ...secondGivenNames,
    ...surnames,
  ])
    .flatMap((name) => name.toLowerCase().split(/[\s'-]/))
    .filter((word) => /[^\p{ASCII}]/u.test(word)),
);

const WORD = /[A-Za-z'\u0080-\uffff]*[\u0080-\uffff][A-Za-z'\u0080-\uffff]*/g;

type WordReading = { score: number; isPossible: boolean };

/** A candidate, how well it fits, and whether nothing it gives is impossible in a table of providers. */
export type EncodingGuess = { encoding: Encoding; score: number };

/**
 * The candidates under which all lines hold possible words, best first; candidates that read the lines as a better one
 * does are left out. When none fits all lines, the one that fits most of them comes alone.
 */
export function guessEncodings(
  lines: readonly Uint8Array[],
  candidates: readonly Encoding[],
): EncodingGuess[] {
  const guesses = candidates.flatMap((encoding) => {
    const texts = lines.map((line) => decodeStrictly(encoding, line));
    const possible = texts.filter((text) => text !== undefined && isPossibleText(text)).length;
    const words = new Set(texts.flatMap((text) => text?.match(WORD) ?? []));
    const score = [...words].map((word) => readWord(word).score).reduce((sum, each) => sum + each, 0);
    return { encoding, possible, score, text: texts.join('\n') };
  });
  guesses.sort((a, b) => b.possible - a.possible || b.score - a.score);
  const best = guesses[0];
  const fitting = guesses.filter(
    (guess, place) =>
      (guess === best || guess.possible === lines.length) &&
      guesses.findIndex((other) => other.text === guess.text) === place,
  );
  return fitting.map(({ encoding, score }) => ({ encoding, score }));
}

/** False where a letter or sign stands that no name has there: "Jos√©", "PeΘa", "Pe–a". */
export function isPossibleText(text: string): boolean {
  return (text.match(WORD) ?? []).every((word) => readWord(word).isPossible);
}

function readWord(word: string): WordReading {
  const ascii = word.replace(/[^A-Za-z]/g, '');
  const isCapitals = ascii.length > 0 && ascii === ascii.toUpperCase();
  const reading = { score: knownNames.has(word.toLowerCase()) ? KNOWN_NAME : 0, isPossible: true };
  for (const [place, character] of [...word].entries()) {
    if (/\p{ASCII}/u.test(character)) continue;
    const [before, after] = [word.slice(0, place), word.slice(place + 1)];
    const weight = /\p{L}/u.test(character)
      ? weighLetter(character, before, after, isCapitals && ascii.length > 1)
      : weighSign(character, before, after);
    reading.score += weight;
    if (weight <= NO_LETTER_OF_A_NAME) reading.isPossible = false;
  }
  // A letter with nothing around it is more likely a dash or a bullet.
  if (word.length === 1 && /\p{L}/u.test(word)) reading.score += 2 * WRONG_CASE;
  return reading;
}

function weighLetter(letter: string, before: string, after: string, isInCapitals: boolean): number {
  if (/[ªº]/.test(letter)) return before === '' ? 0 : 1;
  const weight = LETTER_WEIGHTS.get(letter.toLowerCase());
  if (weight === undefined) return NO_LETTER_OF_A_NAME;
  const isUpper = letter !== letter.toLowerCase();
  const beginsName = !/\p{L}['’]?$/u.test(before);
  if (isUpper ? !beginsName && !isInCapitals : isInCapitals || /^\p{Lu}/u.test(after)) return WRONG_CASE;
  return !isUpper && beginsName ? weight - 2 : weight;
}

function weighSign(sign: string, before: string, after: string): number {
  const isInside = /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
  if (/[’‘]/.test(sign)) {
    if (!isInside) return /s$/.test(before) ? 2 : 0;
    if (/^\p{Lu}/u.test(after) || /^[DLO]$/.test(before)) return 3;
    return /^s(?:$|[^\p{L}])/u.test(after) ? 4 : -5;
  }
  if (sign === '\u00a0') return 1;
  if (/\p{Cc}|\p{Co}|\ufffd/u.test(sign)) return NO_LETTER_OF_A_NAME;
  if (/[–—]/.test(sign)) return isInside && /^\p{Ll}/u.test(after) ? NO_LETTER_OF_A_NAME : 1;
  if (sign === '·') return /l$/i.test(before) && /^l/i.test(after) ? 1 : isInside ? NO_LETTER_OF_A_NAME : 0;
  const opensName = /[“«¿¡]/.test(sign) && before === '';
  return isInside || (/^\p{Ll}/u.test(after) && !opensName) || /[─-▟]/.test(sign) ? NO_LETTER_OF_A_NAME : 0;
}
