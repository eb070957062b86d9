/** Features share so many places of a classifier; two that fall on one are rare enough to do no harm. */
export const BUCKETS = 2 ** 16;

const LONGEST_GRAM = 5;
/** Beyond so many letters a message says nothing new, and would take longer to read. */
const MOST_LETTERS = 600;

/**
 * What a classifier looks at in a message: its words, pairs of words, and all pieces of two to five letters of them, so
 * that a misspelt word still has most of its pieces. Accents, capitals and the exact digits make no difference.
 *
 * @returns places below `BUCKETS`, each once
 */
export function featuresOf(message: string): Uint32Array {
  const words = wordsOf(message);
  const found = new Set<number>();
  for (const [index, word] of words.entries()) {
    found.add(bucketOf(`w ${word}`));
    const before = words[index - 1];
    if (before !== undefined) found.add(bucketOf(`p ${before} ${word}`));
    const padded = ` ${word} `;
    for (let length = 2; length <= LONGEST_GRAM; length += 1) {
      for (let start = 0; start + length <= padded.length; start += 1) {
        found.add(bucketOf(padded.slice(start, start + length)));
      }
    }
  }
  return Uint32Array.from(found);
}

function wordsOf(message: string): string[] {
  return (
    message
      .slice(0, MOST_LETTERS)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’'`]/g, '')
      .replace(/\d/g, '0')
      // "heeeelp"; no word of either language has three of a letter.
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv), of UTF-16 units. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % BUCKETS;
}
