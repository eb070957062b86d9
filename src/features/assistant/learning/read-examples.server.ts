import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '#i18n/locale.ts';
import type { Examples } from './train-classifier.ts';

/** One file of sentences for each label and language: `danger-life.es.txt`. */
const FOLDER = path.join(import.meta.dirname, '..', 'examples');

export type ReadExamples<Label extends string> = {
  examples: Examples<Label>;
  /** Changes when one of the sentences does. */
  digest: string;
};

/**
 * Reads the sentences from which a classifier learns, one in each line.
 *
 * @param labels whose files are read: `none` of the group `danger` stands in `danger-none.en.txt` and `danger-none.es.txt`
 * @param folder with the files
 * @throws {Error} with file and line: an empty or missing file, one that belongs to no label, an empty line, or a
 *   sentence that stands twice in it or under another label
 */
export function readExamples<Label extends string>(
  group: string,
  labels: readonly Label[],
  folder = FOLDER,
): ReadExamples<Label> {
  const wanted = labels.flatMap((label) =>
    LOCALES.map((locale) => ({ label, name: `${group}-${label}.${locale}.txt` })),
  );
  const strange = readdirSync(folder).find(
    (name) => name.startsWith(`${group}-`) && !wanted.some((file) => file.name === name),
  );
  if (strange) throw new Error(`${strange}: belongs to none of ${labels.join(', ')}.`);
  const hash = createHash('sha256');
  const places = new Map<string, { label: Label; name: string; place: string }>();
  const examples = Object.fromEntries(labels.map((label) => [label, [] as string[]])) as Record<
    Label,
    string[]
  >;
  for (const { label, name } of wanted) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    hash.update(`${name}\0${text}\0`);
    for (const [index, line] of text.trimEnd().split('\n').entries()) {
      const place = `${name}:${index + 1}`;
      const sentence = line.trim();
      if (sentence === '') throw new Error(`${place}: a line without a sentence.`);
      const known = sentence.toLowerCase();
      const twin = places.get(known);
      // "ok" is said in both languages.
      if (twin && (twin.label !== label || twin.name === name)) {
        throw new Error(`${place}: stands in ${twin.place} already.`);
      }
      places.set(known, { label, name, place });
      examples[label].push(sentence);
    }
  }
  return { examples, digest: hash.digest('hex') };
}
