import type { FindingGroup } from './finding-groups.ts';
import type { RejectionKey } from './import-problems.ts';

/** Words of a file by field, and what each one means; an empty text is still to be filled in. */
export type ValuesFile = Record<string, Record<string, string>>;

/** Words of a list that a person can translate; other values have to be corrected row by row. */
const TRANSLATABLE: ReadonlySet<string> = new Set<RejectionKey>([
  'specialty.unknown',
  'languages.unknown',
  'answer.unknown',
]);

/** A values file with the words that are not known, most rows first; undefined when all are. */
export function valuesToFillIn(groups: readonly FindingGroup[]): ValuesFile | undefined {
  const unknown = groups.filter(({ key }) => TRANSLATABLE.has(key));
  if (unknown.length === 0) return undefined;
  const byField = Map.groupBy(unknown, ({ field }) => field);
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, Object.fromEntries(found.map(({ value }) => [value, '']))]),
  );
}

/** One file with the words of several; the last one that has a word filled in says what it means. */
export function mergeValues(...files: readonly ValuesFile[]): ValuesFile {
  const merged = new Map<string, Map<string, string>>();
  for (const [field, words] of files.flatMap((file) => Object.entries(file))) {
    const known = merged.get(field) ?? new Map<string, string>();
    for (const [word, meaning] of Object.entries(words)) known.set(word, meaning || (known.get(word) ?? ''));
    merged.set(field, known);
  }
  return Object.fromEntries([...merged].map(([field, words]) => [field, Object.fromEntries(words)]));
}
