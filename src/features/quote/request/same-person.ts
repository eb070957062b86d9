/**
 * Whether a name typed into the request may be that of a quote: one has all the words of the other, however they are
 * spelled; nothing typed yet fits anybody.
 */
export function mayBeSamePerson(typed: string, quoted: string): boolean {
  const [a, b] = [wordsOf(typed), wordsOf(quoted)];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** A name without accents, capitals and spare spaces: "José  Gómez" as "jose gomez". */
export function plainName(name: string): string {
  return wordsOf(name).join(' ');
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/\s+/).filter((word) => word !== '');
}
