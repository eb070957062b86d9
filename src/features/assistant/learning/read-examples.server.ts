import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '#i18n/locale.ts';
import { checkoutDir } from '#server/checkout-dir.ts';
import { type Lexicon, readLexicon, wordsOf } from './features.ts';
import type { Example, Examples } from './train-classifier.ts';

/** A folder for each classifier, in it one file of sentences for each label and language: `danger/life.es.txt`. */
export const EXAMPLES_FOLDER = path.join(checkoutDir, 'src/features/assistant/examples');

/**
 * Begins a sentence that is said after another question of the same group, "... and who signs it", or of the one that is
 * named, "...[dental] and crowns?".
 */
export const FOLLOW_UP = /^(?:\.\.\.|…)(?:\[(\w+)\])?\s*/;

export type ReadExamples<Label extends string> = {
  examples: Examples<Label>;
  /** Changes when one of the sentences does. */
  digest: string;
};

/**
 * Reads the sentences from which a classifier learns, one in each line.
 *
 * @param labels each with what it belongs to; follow-ups are learned after a question of the same group
 * @param folder with a file for each label and language, and no other
 * @throws {Error} with file and line: an empty or missing file, one that belongs to no label, an empty line, a
 *   follow-up to an unknown group, or a sentence that is twice, in one file or under two labels
 */
export function readExamples<Label extends string>(
  labels: ReadonlyMap<Label, string>,
  folder: string,
): ReadExamples<Label> {
  const files = [...labels].flatMap(([label, group]) =>
    LOCALES.map((locale) => ({ label, group, name: `${label}.${locale}.txt` })),
  );
  const known = new Set(files.map(({ name }) => name));
  const strange = readdirSync(folder).find((name) => !known.has(name));
  if (strange) throw new Error(`${strange}: belongs to none of ${[...labels.keys()].join(', ')}.`);
  const groups = new Set(labels.values());
  const hash = createHash('sha256');
  const places = new Map<string, { label: Label; name: string; place: string }>();
  const examples = new Map<Label, Example[]>([...labels.keys()].map((label) => [label, []]));
  for (const { label, group, name } of files) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    hash.update(`${name}\0${group}\0${text}\0`);
    for (const [index, line] of text.trimEnd().split('\n').entries()) {
      const place = `${name}:${index + 1}`;
      const begun = FOLLOW_UP.exec(line);
      const after = begun ? (begun[1] ?? group) : undefined;
      if (after !== undefined && !groups.has(after))
        throw new Error(`${place}: there is no group "${after}".`);
      const sentence = line.replace(FOLLOW_UP, '').trim();
      if (sentence === '') throw new Error(`${place}: a line without a sentence.`);
      // "And how long does it take" is asked of refunds and of complaints.
      const said = `${after ?? ''}\0${sentence.toLowerCase()}`;
      const twin = places.get(said);
      // "ok" is said in both languages.
      if (twin && (twin.label !== label || twin.name === name)) {
        throw new Error(`${place}: stands in ${twin.place} already.`);
      }
      places.set(said, { label, name, place });
      examples.get(label)?.push({ sentence, after });
    }
  }
  return { examples, digest: hash.digest('hex') };
}

/** By their text: one lexicon serves the classifiers and the search, and it is large. */
const lexicons = new Map<string, Lexicon>();
let own: Lexicon | undefined;

/** The lexicon of a folder of examples, and its text. */
export function lexiconIn(folder: string): { words: string; lexicon: Lexicon } {
  const words = readFileSync(path.join(folder, 'lexicon.txt'), 'utf8');
  const lexicon = lexicons.get(words) ?? readLexicon(words);
  lexicons.set(words, lexicon);
  return { words, lexicon };
}

/** The concepts that a message names: see `examples/lexicon.txt`. */
export function conceptsIn(message: string): Set<string> {
  own ??= lexiconIn(EXAMPLES_FOLDER).lexicon;
  return own.conceptsIn(wordsOf(message));
}
