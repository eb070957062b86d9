/** One typed character may stand for several letters; edit distances are computed up to 255 letters. */
const LONGEST_TEXT = 200;

/** Letters that have no decomposition into letter and accent, as PostgreSQL's unaccent spells them. */
const SPELLED_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
};

/**
 * Splits a text into the words that searches compare: lower case, without accents, apostrophes joined
 * ("O'Brien, José" → obrien, jose). The same rule as the database function `search_text`, so what
 * comes out holds letters and digits only and is safe in patterns.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .replace(/['`´‘’ʻʼ′]/g, '')
    .normalize('NFKC')
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, withoutAccent)
    .toLowerCase()
    .replace(/[ßæœøđðþłħıŋŧ]/g, (letter) => SPELLED_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9\u0100-\u1fff\u2c00-\u{10ffff}]+/gu, ' ')
    .slice(0, LONGEST_TEXT)
    .trim();
  return plain === '' ? [] : plain.split(' ');
}

function withoutAccent(letter: string): string {
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[a-z]$/i.test(base) ? base : letter;
}
