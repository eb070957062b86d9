/** The tokens of a message, and which of them have been understood as something. */
export type MarkedTokens = {
  readonly all: readonly string[];
  /** Indexes of the words that some filter was read from. */
  readonly understood: Set<number>;
};

/** Words `from` to before `to`. */
export type Span = { from: number; to: number };

/** @param plain as `Question.plain` */
export function wordsOf(plain: string): MarkedTokens {
  return { all: plain === '' ? [] : plain.split(' '), understood: new Set() };
}

export function markUnderstood({ understood }: MarkedTokens, { from, to }: Span): void {
  for (let index = from; index < to; index += 1) understood.add(index);
}

/** All places of the longest phrases of a dictionary, from left to right, among words not yet understood. */
export function findPhrases<Meaning>(
  { all, understood }: MarkedTokens,
  dictionary: ReadonlyMap<string, Meaning>,
  longest: number,
): (Span & { phrase: string; meaning: Meaning })[] {
  const found: (Span & { phrase: string; meaning: Meaning })[] = [];
  const beginnings = beginningsOf(dictionary);
  for (let from = 0; from < all.length; from += 1) {
    if (!beginnings.has(all[from] ?? '')) continue;
    for (let to = Math.min(all.length, from + longest); to > from; to -= 1) {
      const phrase = all.slice(from, to).join(' ');
      const meaning = dictionary.get(phrase);
      if (meaning === undefined || someUnderstood(understood, { from, to })) continue;
      found.push({ from, to, phrase, meaning });
      from = to - 1;
      break;
    }
  }
  return found;
}

const BEGINNINGS = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

/** The first words of a dictionary's phrases: most words of a text begin none, and need not be looked up in any length. */
function beginningsOf(dictionary: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  let beginnings = BEGINNINGS.get(dictionary);
  if (beginnings === undefined) {
    beginnings = new Set([...dictionary.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''));
    BEGINNINGS.set(dictionary, beginnings);
  }
  return beginnings;
}

function someUnderstood(understood: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let index = from; index < to; index += 1) if (understood.has(index)) return true;
  return false;
}

/** "cardiologo" → cardiologo, cardiologos; in phrases the last word. Forms that no language has do no harm. */
export function withPlural(phrase: string): string[] {
  if (/s$/.test(phrase)) return [phrase];
  if (/[^aeiou]y$/.test(phrase)) return [phrase, `${phrase.slice(0, -1)}ies`];
  return /[aeiouy]$/.test(phrase) ? [phrase, `${phrase}s`] : [phrase, `${phrase}s`, `${phrase}es`];
}
