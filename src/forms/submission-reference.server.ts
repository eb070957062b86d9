import { randomInt } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference of the form "CC-7F3K-92QD": random, so that none can be guessed from another. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return `CC-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
