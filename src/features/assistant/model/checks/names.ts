/** What is before a person's name, lower case. */
const TITLES = new Set('dr dra drs dras doctor doctora doctors mr mrs ms sr sra srta lic nurse'.split(' '));
/** A point after one of these ends no sentence. */
const SHORTENED = new Set([...TITLES, 'st', 'ste', 'ave', 'blvd', 'apt', 'no', 'num', 'vs', 'etc', 'm']);
/** Small words inside names. */
const PARTICLES = new Set('de del la las los van von da dos san y'.split(' '));
const TOKEN = /[\p{L}\p{M}][\p{L}\p{M}'’]*|[^\s\p{L}\p{M}]|\n/gu;
/** A name has at most this many words, particles among them. */
const WORDS_OF_A_NAME = 6;

/** The names that a text states, in words as `nameWords` gives them. */
export type StatedNames = {
  /** Names of persons, known by their title: "Dra. Ana Peña" is ana, pena. */
  persons: string[][];
  /** Every other word with a capital that does not begin a sentence. */
  capitals: string[];
  /** Two words with capitals in a row, which may be a person, and whether the first begins a sentence. */
  pairs: { words: string[]; beginsSentence: boolean }[];
};

/** Finds names in a text: of persons by their titles, of anything else by their capitals. */
export function statedNames(text: string): StatedNames {
  const tokens = [...text.normalize('NFC').matchAll(TOKEN)].map(([token]) => token);
  const names: StatedNames = { persons: [], capitals: [], pairs: [] };
  let beginsSentence = true;
  const begins = new Set<number>();
  for (const [position, token] of tokens.entries()) {
    if (!isWord(token)) {
      beginsSentence = endsSentence(token, tokens[position - 1]) || (beginsSentence && token !== ',');
      continue;
    }
    const person = TITLES.has(token.toLowerCase()) ? nameAfter(tokens, position) : [];
    if (person.length > 0) names.persons.push(person);
    else if (!beginsSentence && isCapital(token) && !TITLES.has(token.toLowerCase())) {
      names.capitals.push(...nameWords(token));
      const before = tokens[position - 1] ?? '';
      const isPair = isWord(before) && isCapital(before) && !TITLES.has(before.toLowerCase());
      if (isPair) {
        names.pairs.push({
          words: nameWords(`${before} ${token}`),
          beginsSentence: begins.has(position - 1),
        });
      }
    }
    if (beginsSentence) begins.add(position);
    beginsSentence = false;
  }
  return names;
}

/** The words of a name as they are compared: lower case, without accents, apostrophes and one-letter words. */
export function nameWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return (plain.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1);
}

/** The words with capitals after a title. */
function nameAfter(tokens: readonly string[], title: number): string[] {
  const name: string[] = [];
  for (const token of tokens.slice(title + 1, title + 1 + WORDS_OF_A_NAME)) {
    if (token === '.' && name.length === 0) continue;
    if (token === '.' || token === '-' || PARTICLES.has(token)) continue;
    if (!isWord(token) || !isCapital(token)) break;
    name.push(...nameWords(token));
  }
  return name;
}

function endsSentence(token: string, before: string | undefined): boolean {
  if (token === '.')
    return !(before !== undefined && (SHORTENED.has(before.toLowerCase()) || before.length === 1));
  if (token === '-') return before === undefined || before === '\n';
  return /[!?¿¡:;\n•"“«(*]/.test(token);
}

function isWord(token: string): boolean {
  return /^\p{L}/u.test(token);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
