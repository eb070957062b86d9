/*
 * Whether an answer says something, for the evaluation of the assistant. Case, accents, punctuation, the plural's "s"
 * and the way a number is written do not matter; words, numbers and amounts of money match as wholes only.
 */

/** A word, number, amount ("$25"), share ("65%") or time ("8:30"), and the clause that it is in. */
type Token = { text: string; clause: number };

const TOKEN = /\$\s?\d+(?:\.\d+)?|\d+(?:\.\d+)?\s?%|\d+:\d{2}|\d+(?:\.\d+)?|\p{Letter}+\*?|[.,;:!?¿¡()\n]/gu;
const PUNCTUATION = /^[.,;:!?¿¡()\n]$/;

/** Numbers that people, and the site's own texts, spell out. "Once" is left out: it is another word in English. */
const SPELLED_NUMBERS = new Map(
  [
    ['1', 'one un una uno'],
    ['2', 'two dos'],
    ['3', 'three tres'],
    ['4', 'four cuatro'],
    ['5', 'five cinco'],
    ['6', 'six seis'],
    ['12', 'twelve doce'],
    ['30', 'thirty treinta'],
    ['60', 'sixty sesenta'],
    ['90', 'ninety noventa'],
  ].flatMap(([digits = '', words = '']) => words.split(' ').map((word) => [word, digits] as const)),
);

/** As many words after one of these are denied by it, up to the end of the clause. */
const DENIED_WORDS = 6;
const DENIALS = new Set(
  'no not never nor neither none without cannot cant dont doesnt didnt isnt arent wasnt wont nunca ni sin jamas tampoco ningun ninguna'.split(
    ' ',
  ),
);
/** After these a new thought begins: "not $500 but $200". */
const TURNS = new Set(['but', 'pero', 'sino', 'however', 'instead', 'rather']);

/**
 * Whether the answer has the words and numbers of the mention, one after the other.
 *
 * @param mention a word ending in "*" stands for all that begin so: "refund*"
 */
export function mentions(answer: string, mention: string): boolean {
  return positions(tokensOf(answer.replaceAll('*', ' ')), tokensOf(mention)).length > 0;
}

/** Whether the answer mentions it at least once without denying it: "not insurance" does not assert "insurance". */
export function asserts(answer: string, mention: string): boolean {
  const said = tokensOf(answer.replaceAll('*', ' '));
  return positions(said, tokensOf(mention)).some((position) => !isDenied(said, position));
}

/** Where in `said` the wanted tokens begin. A mention without any word or number stands nowhere. */
function positions(said: readonly Token[], wanted: readonly Token[]): number[] {
  if (wanted.length === 0) return [];
  return said
    .map((_, position) => position)
    .filter((position) =>
      wanted.every(({ text }, offset) => {
        const found = said[position + offset]?.text;
        return text.endsWith('*') ? found?.startsWith(text.slice(0, -1)) : found === text;
      }),
    );
}

function isDenied(said: readonly Token[], position: number): boolean {
  const clause = said[position]?.clause;
  return said
    .slice(Math.max(0, position - DENIED_WORDS), position)
    .some((token) => token.clause === clause && DENIALS.has(token.text));
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  for (const [found] of plain(text).matchAll(TOKEN)) {
    if (PUNCTUATION.test(found) || TURNS.has(found)) clause += 1;
    if (!PUNCTUATION.test(found)) tokens.push({ text: sameForm(found), clause });
  }
  return tokens;
}

/** Lower case without accents, apostrophes and thousands' commas; money, hours and a.m. in one spelling. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\u00ad'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\$?\s?\b(\d+(?:\.\d+)?)[\s-]?(?:dollars?|dolar(?:es)?|bucks|usd)\b/g, ' $$$1')
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/\b(\d{1,2}):00(?!\d)/g, '$1');
}

/** One form of a token for all its spellings: "$25.00" is "$25", "days" is "day", "two" is "2". */
function sameForm(token: string): string {
  if (/\d/.test(token)) {
    return token.replace(/\s/g, '').replace(/\.\d+/, (decimals) => decimals.replace(/\.?0+$/, ''));
  }
  const spelled = SPELLED_NUMBERS.get(token);
  if (spelled !== undefined) return spelled;
  return token.length > 3 ? token.replace(/s$/, '') : token;
}
