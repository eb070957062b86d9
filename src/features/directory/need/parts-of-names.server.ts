import { isEveryday, isIn } from './doctor-words.server.ts';

/** Initials beside the words of a name ("jose l garcia"), and particles between them or before ("de la torre"). */
export function findPartsOfNames(
  all: readonly string[],
  named: ReadonlySet<number>,
  typed: ReadonlyMap<string, string>,
): Set<number> {
  const parts = new Set<number>();
  const isPart = (index: number) => named.has(index) || parts.has(index);
  const isInitial = (index: number) => {
    const own = typed.get(all[index] ?? '') ?? '';
    return /^[b-df-hj-np-tv-xz]$/iu.test(own) || /^\p{Lu}$/u.test(own);
  };
  for (const index of all.keys()) if (isInitial(index) && isPart(index - 1)) parts.add(index);
  for (const index of [...all.keys()].toReversed()) {
    if (named.has(index)) continue;
    if (isInitial(index) && isPart(index + 1)) parts.add(index);
    if (isIn('particles', all[index]) && isPart(index + 1)) parts.add(index);
  }
  // Without a name before them articles are articles.
  for (const index of all.keys())
    if (/^(?:la|las|el|los|al|y)$/.test(all[index] ?? '') && !isPart(index - 1)) parts.delete(index);
  return parts;
}

/** Everyday words, and what has an article: "la cara", but not "la garcia" and "de la cruz". */
export function isNoName(all: readonly string[], index: number): boolean {
  const [article, before] = [all[index - 1] ?? '', all[index - 2]];
  const word = all[index];
  if (isEveryday(word ?? '') || isIn('no name', word)) return true;
  return all.length > 2 && isIn('articles', article) && !isIn('particles', before) && !isIn('names', word);
}
