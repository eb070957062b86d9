import {
  BEGINNINGS_OF_LAST_NAMES,
  COMPANY_FORMS,
  FACILITY_WORDS,
  PARTICLES,
  SECOND_NAMES,
} from './import/name-words.ts';
import { searchWords } from './search/search-words.ts';
import { readNameTokens, type Token } from './search/typed-name.ts';

/** So many words beside last names are two given ones, where no list knows the second: Idalmis Yanet González Pérez. */
const TWO_AND_TWO = 4;
/** Stands before all letters. A sort name is never empty: that means it has not been made yet. */
const NAMELESS = '-';
/** Specialties whose providers are listed under the name of a place. */
const OF_PLACES: ReadonlySet<string> = new Set(['Farmacia', 'Diagnósticos', 'Paneles Preventivos']);

/**
 * What results are in the order of: the last names of a person, two spaces, the given names. Two spaces, so that García
 * comes before García López. A center, and what carries its words, has its name as it stands. Where the rule is changed, a
 * migration makes `sort_name` empty.
 *
 * - José Luis de la Torre Núñez: 'de la torre nunez  jose luis' (de la Torre under D, as people here write it)
 * - Dr. Ana María García, MD: 'garcia  ana maria'
 * - Bayside Clinic: 'bayside clinic'
 */
export function sortName({
  doctor,
  center,
  specialty,
}: {
  doctor: string;
  center: string;
  specialty: string;
}): string {
  const words = searchWords(doctor);
  const whole = words.join(' ');
  if (whole === '') return searchWords(center).join(' ') || NAMELESS;
  const isPlace = OF_PLACES.has(specialty) && whole === searchWords(center).join(' ');
  if (isPlace || /[&#\p{N}]/u.test(doctor) || words.some(isOfFacility)) return whole;
  const tokens = readNameTokens(doctor);
  const [given, last] = partName(tokens);
  if (given.length === 0 || last.length === 0) return wordsOf(tokens) || whole;
  return `${wordsOf(last)}  ${wordsOf(given)}`;
}

function isOfFacility(word: string): boolean {
  const key = word.toUpperCase();
  return FACILITY_WORDS.has(key) || COMPANY_FORMS.has(key);
}

/**
 * Which words are given names and which are last ones, as well as can be known. "García López, José" says so itself. Else
 * the first is given, with initials and frequent second names behind it; of four others the last two are last names.
 */
function partName(tokens: readonly Token[]): [given: readonly Token[], last: readonly Token[]] {
  const comma = tokens.findIndex(({ isBeforeComma }) => isBeforeComma) + 1;
  if (comma > 0 && comma < tokens.length) return [tokens.slice(comma), tokens.slice(0, comma)];
  const names = joinParticles(tokens);
  let givenCount = 1;
  while (givenCount < names.length - 1 && isSecondName(names[givenCount])) givenCount += 1;
  if (givenCount === 1 && names.length >= TWO_AND_TWO) givenCount = names.length - 2;
  return [names.slice(0, givenCount).flat(), names.slice(givenCount).flat()];
}

/** Particles belong to the word behind them. */
function joinParticles(tokens: readonly Token[]): Token[][] {
  const names: Token[][] = [];
  let isOpen = false;
  for (const [at, token] of tokens.entries()) {
    if (isOpen) names.at(-1)?.push(token);
    else names.push([token]);
    isOpen = at > 0 && (PARTICLES.has(token.key) || BEGINNINGS_OF_LAST_NAMES.has(token.key));
  }
  return names;
}

function isSecondName(name: readonly Token[] = []): boolean {
  const key = name.at(-1)?.key ?? '';
  return key.length === 1 || SECOND_NAMES.has(key);
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.flatMap(({ words }) => words).join(' ');
}
