import { readPhraseLists, readWordSets } from '#features/directory/need/listed-words.server.ts';
import { listed, meantByTyped } from '#features/directory/need/patterns.ts';
import type { CorePackageId } from '#features/quote/quote.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';

/* How families speak of prices and plans: `examples/words/prices.txt` has the words, `price-phrases.txt` the phrases. */

const WORDS = readWordLists('prices');

/** Whether a word is in a list of `prices.txt`. */
export const isIn = readWordSets(WORDS);

/** What a message says of the lists of `price-phrases.txt`. */
export const { placeOf, placesOf, says, without } = readPhraseLists(readWordLists('price-phrases'));

/** A word for a child: its singular, how many it means, undefined for "several". */
export type ChildNoun = { noun: string; count: number | undefined };

/** Singular and plural, and what speaks of several by itself: "twins". */
export const CHILD_NOUNS: ReadonlyMap<string, ChildNoun> = new Map([
  ...listed(WORDS.list('children')).flatMap((pair): [string, ChildNoun][] => {
    const [singular = '', plural = ''] = pair.split(' ');
    return [
      [singular, { noun: singular, count: 1 }],
      [plural, { noun: singular, count: undefined }],
    ];
  }),
  ...[...meantByTyped(WORDS.list('children at once'))].map(([noun, count]): [string, ChildNoun] => [
    noun,
    { noun, count: Number(count) },
  ]),
]);

export type Benefit = 'medical' | 'dental' | 'vision' | 'pharmacy';
export const BENEFIT_WORDS = benefits('benefits');
/** What a benefit is for: "something for my pills". Such words alone mean the things, which have no price here. */
export const LAY_BENEFITS = benefits('lay benefits');

function benefits(list: string): ReadonlyMap<string, Benefit> {
  // The lists name these four and no other; a test reads them.
  return meantByTyped(WORDS.list(list)) as ReadonlyMap<string, Benefit>;
}

/** What each core package adds (docs/product/quote.md, Packages). */
export const CORE_BENEFITS: Record<CorePackageId, readonly Benefit[]> = {
  package1: ['medical', 'dental', 'vision', 'pharmacy'],
  package2: ['dental', 'vision', 'pharmacy'],
  package3: ['dental', 'vision'],
  package4: ['dental', 'pharmacy'],
};
