import {
  ABBREVIATIONS,
  ADDRESS_CAPITALS,
  COMPANY_FORMS,
  COMPASS_POINTS,
  CREDENTIALS,
  CREDENTIALS_OR_NAMES,
  EAST_ASIAN_GIVEN_NAMES,
  EAST_ASIAN_SURNAMES,
  FACILITY_CAPITALS,
  FACILITY_WORDS,
  NAMES_WITHOUT_VOWEL,
  ORDINALS,
  ORDINALS_OR_NAMES,
  PARTICLES,
  SMALL_WORDS,
  SPELLINGS,
} from './name-words.ts';

/*
 * Texts that a source wrote in capitals only, in the case that people read. A text that has any small letter is
 * somebody's choice and comes back as it is.
 */

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * The name of a doctor or a facility, whichever it is: "MINH TO MD" is "Minh To, MD", "SUNCOAST CLINIC OF LEE, LLC" is
 * "Suncoast Clinic of Lee, LLC".
 *
 * @param givenNames words at its beginning that are known not to be the surname, of which at least one more is then part
 */
export function readableName(name: string, givenNames = 0): string {
  if (isMixedCase(name)) return name;
  const isFacility = name.split(/[ /-]/).some(isFacilityWord);
  return isFacility && givenNames === 0 ? readableFacility(name) : readablePerson(name, givenNames);
}

/** A street, suite or city: "8770 SW 144TH ST" is "8770 SW 144th St", "12 DEL PRADO BLVD S" is "12 Del Prado Blvd S". */
export function readableAddress(address: string): string {
  if (isMixedCase(address)) return address;
  let isBeginning = true;
  return address.replace(WORD, (word) => {
    const readable = readableWord(word, ADDRESS_CAPITALS, !isBeginning);
    isBeginning &&= /\d/.test(word) || COMPASS_POINTS.has(word);
    return readable;
  });
}

function readableFacility(name: string): string {
  const words = name.split(' ');
  // "MINH TO MD & ASSOCIATES" begins with somebody.
  const degree = words.findIndex((word) => CREDENTIALS.has(keyOf(word)));
  const owner = degree < 2 || words.slice(0, degree).some(isFacilityWord) ? [] : words.slice(0, degree);
  const named = owner.map((word, place) => readableNameWord(word, place, owner));
  const rest = words.slice(owner.length).join(' ');
  const readable = rest.replace(WORD, (word, offset: number) =>
    readableWord(word, FACILITY_CAPITALS, offset > 0 || owner.length > 0),
  );
  return [...named, readable].join(' ');
}

function readablePerson(name: string, givenNames: number): string {
  const words = name.replace(/,(?=\S)/g, ', ').split(' ');
  const behind = words.slice(countNameWords(words, givenNames));
  const own = words.slice(0, words.length - behind.length);
  const named = own.map((word, place) => readableNameWord(word, place, own)).join(' ');
  const spelled = behind.map((word) => spellCredential(word));
  const isOfCompany = behind.every((word) => COMPANY_FORMS.has(keyOf(word)) || word === 'PA');
  if (isOfCompany) return [named, ...spelled].join(' ');
  return [named, ...spelled].map((part) => part.replace(/,$/, '')).join(', ');
}

/** How many of the words are the name; degrees and forms of companies stand behind it. */
function countNameWords(words: readonly string[], givenNames: number): number {
  let count = words.length;
  while (count > givenNames + 1 && isBehindName(keyOf(words[count - 1] ?? ''), words.slice(0, count - 1)))
    count -= 1;
  return count;
}

function isBehindName(word: string, before: readonly string[]): boolean {
  if (COMPANY_FORMS.has(word) || isCredential(word)) return true;
  if (!CREDENTIALS_OR_NAMES.has(word) || before.length < 2) return false;
  if (before.at(-1)?.endsWith(',')) return true;
  const others = before.map(keyOf).filter((other) => !CREDENTIALS.has(other));
  // "Anh Van Do" has no other surname; "Kim Nguyen DO" and "John Smith DO" have.
  return !isEastAsian(others) || others.slice(1).some((other) => EAST_ASIAN_SURNAMES.has(other));
}

/** Also two at once: "MD/PhD". */
function isCredential(word: string): boolean {
  return CREDENTIALS.has(word) || word.split(/[/-]/).every((part) => CREDENTIALS.has(part));
}

function readableNameWord(word: string, place: number, words: readonly string[]): string {
  const key = keyOf(word);
  const others = words.filter((_, at) => at !== place).map(keyOf);
  const isLast = place === words.length - 1;
  if (isLast && place > 0 && ORDINALS.has(key)) return word;
  const isGivenName = words.length === 2 && words[0]?.endsWith(',');
  if (isLast && place > 0 && ORDINALS_OR_NAMES.has(key) && !isGivenName && !isEastAsian(others)) return word;
  if (place > 0 && !isLast && isParticle(key, place, words) && !isEastAsian(others))
    return word.toLowerCase();
  if (place > 0 && CREDENTIALS.has(key) && key !== 'MD') return spellCredential(word);
  return word.replace(WORD, (part) => (isInitials(part, NAMES_WITHOUT_VOWEL) ? part : capitalized(part)));
}

function isParticle(key: string, place: number, words: readonly string[]): boolean {
  // In "John Y Lee" it is an initial, "Ortega y Gasset" has names before it.
  if (key === 'Y') return place > 1;
  if (key === 'VAN') return /^DE[RN]?$/.test(keyOf(words[place + 1] ?? ''));
  return PARTICLES.has(key);
}

function isEastAsian(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.every((word) => EAST_ASIAN_SURNAMES.has(word) || EAST_ASIAN_GIVEN_NAMES.has(word))
  );
}

function spellCredential(word: string): string {
  const key = keyOf(word);
  if (/^(?:INC|CORP|LTD)$/.test(key)) return capitalized(word);
  if (word.includes('.')) return word;
  return CREDENTIALS.get(key) ?? key.replace(/[^/-]+/g, (part) => CREDENTIALS.get(part) ?? part);
}

function readableWord(word: string, capitals: ReadonlySet<string>, mayBeSmall: boolean): string {
  if (/^\d/.test(word))
    return word.replace(/^(\d+)(ST|ND|RD|TH)$/, (_, n, suffix) => n + suffix.toLowerCase());
  if (capitals.has(word)) return word;
  if (mayBeSmall && SMALL_WORDS.has(word) && word.length > 1) return word.toLowerCase();
  return isInitials(word, ABBREVIATIONS) ? word : capitalized(word);
}

/** One letter, or several without a vowel, unless the list knows better. */
function isInitials(word: string, others: ReadonlySet<string>): boolean {
  return word.length === 1 || (!/[AEIOUYÀ-Ý]/.test(word) && !others.has(word));
}

function capitalized(word: string): string {
  const spelled = SPELLINGS.get(word);
  if (spelled !== undefined) return spelled;
  return word
    .toLowerCase()
    .replace(/^\p{L}/u, capital)
    .replace(/^(Mc|O['’]|D['’]|L['’])(\p{L})(?=\p{L}{2})/u, (_, prefix, letter) => prefix + capital(letter));
}

function capital(letter: string): string {
  return letter.toUpperCase();
}

function isMixedCase(text: string): boolean {
  return /\p{Ll}/u.test(text);
}

function isFacilityWord(word: string): boolean {
  return /[&#\p{N}]/u.test(word) || FACILITY_WORDS.has(keyOf(word));
}

/** A word without its points and commas: "M.D.," is "MD". */
function keyOf(word: string): string {
  return word.replace(/[.,]/g, '');
}
