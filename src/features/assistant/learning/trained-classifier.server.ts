import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { LOCALES } from '#i18n/locale.ts';
import { checkoutDir } from '#server/checkout-dir.ts';
import {
  type Classifier,
  decodeClassifier,
  encodeClassifier,
  type SentenceClassifier,
} from './classifier.ts';
import type { Concepts, Lexicon } from './features.ts';
import { EXAMPLES_FOLDER, lexiconIn, type ReadExamples, readExamples } from './read-examples.server.ts';
import { plansAsSentences } from './told-plans.server.ts';
import { type Example, trainClassifier } from './train-classifier.ts';

/** The labels that a classifier distinguishes. */
export type Subject<Label extends string> = {
  /** Of its file and its folder of examples. */
  name: string;
  /** Each with what it belongs to. */
  labels: ReadonlyMap<Label, string>;
  /** A label whose examples are also those of another subject, all of them; each of its own is also learned beside some of them. */
  also?: { label: Label; subject: Subject<string> };
  /** A label whose examples are also the messages that tell a plan. */
  toldPlans?: Label;
  /** The concept that phrases find in a message; `words` are all that they look for. */
  finds?: { concept: (message: string) => string | undefined; words: string };
};

/** The folder of all examples, and where the site's build keeps what was learned from them. */
export type ClassifierFolders = { examples: string; built: string };
export const OWN_FOLDERS: ClassifierFolders = {
  examples: EXAMPLES_FOLDER,
  built: path.join(checkoutDir, 'dist/server'),
};
const DIGEST_LENGTH = 64;
/** Of features, training, file and of how words are found: to be changed with any of them, so that nothing older is taken for it. */
const VERSION = '18';

/**
 * The classifier of a subject as it was built (`scripts/train-assistant.ts`). Where the examples are others by now (in
 * development, in tests) it is trained, in two minutes, and kept for the next start.
 *
 * @throws {Error} with file and line when something is wrong with an example
 */
export function trainedClassifier<Label extends string>(
  subject: Subject<Label>,
  folders = OWN_FOLDERS,
): SentenceClassifier<Label> {
  const { examples, lent, digest: ofExamples } = readSubject(subject, folders.examples);
  const courtesies = readCourtesies(folders.examples);
  const { words, lexicon } = lexiconIn(folders.examples);
  const concepts = conceptsOf(lexicon, subject.finds);
  const digest = createHash('sha256')
    .update(VERSION)
    .update(ofExamples)
    .update(JSON.stringify(courtesies))
    .update(words)
    .update(subject.finds?.words ?? '')
    .digest('hex');
  const kept = keptClassifier(
    { name: subject.name, labels: [...subject.labels.keys()], digest },
    folders,
    () => trainClassifier(examples, { courtesies, beside: lent, concepts }),
  );
  return { ...kept, concepts };
}

type Kept<Label extends string> = {
  /** Of its file. */
  name: string;
  labels: readonly Label[];
  /** Of all that it is learned from, 64 characters: another one is trained anew. */
  digest: string;
};

/** A classifier as it was built, else as it is trained now, and kept for the next start. */
export function keptClassifier<Label extends string>(
  { name, labels, digest }: Kept<Label>,
  folders: Pick<ClassifierFolders, 'built'>,
  train: () => Classifier<Label>,
): Classifier<Label> {
  const file = path.join(folders.built, `${name}.bin`);
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    if (bytes.toString('latin1', 0, DIGEST_LENGTH) === digest) {
      return decodeClassifier(brotliDecompressSync(bytes.subarray(DIGEST_LENGTH)), labels);
    }
  }
  const classifier = train();
  try {
    mkdirSync(folders.built, { recursive: true });
    const size = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const weights = brotliCompressSync(encodeClassifier(classifier), { params: size });
    // Two processes may write it at once; each of them whole.
    const half = `${file}.${process.pid}`;
    writeFileSync(half, Buffer.concat([Buffer.from(digest), weights]));
    renameSync(half, file);
  } catch {
    // Where nothing can be written it is trained again with the next start.
  }
  return classifier;
}

/** @returns also the sentences of the other subject, and a digest of all */
function readSubject<Label extends string>(
  { name, labels, also, toldPlans }: Subject<Label>,
  folder: string,
): ReadExamples<Label> & { lent: string[] } {
  const read = readExamples(labels, path.join(folder, name));
  const examples = new Map(read.examples);
  let { digest } = read;
  const lend = (label: Label, other: { sentences: readonly Example[]; digest: string }) => {
    examples.set(label, [...(examples.get(label) ?? []), ...other.sentences]);
    digest += other.digest;
  };
  const ordinary = also && ordinarySentences(also.subject, folder);
  if (also && ordinary) lend(also.label, ordinary);
  if (toldPlans !== undefined) lend(toldPlans, plansAsSentences(folder, labels.get(toldPlans)));
  return { examples, digest, lent: ordinary?.sentences.map(({ sentence }) => sentence) ?? [] };
}

function conceptsOf(lexicon: Lexicon, finds: Subject<string>['finds']): Concepts {
  if (!finds) return lexicon;
  return {
    conceptsIn: (words, message) => {
      const found = finds.concept(message);
      const named = lexicon.conceptsIn(words);
      return found === undefined ? named : named.add(found);
    },
  };
}

/** The sentences of another subject; a follow-up is ordinary without what it follows, too. */
function ordinarySentences(subject: Subject<string>, folder: string) {
  const { examples, digest } = readSubject(subject, folder);
  const sentences = [...examples.values()].flat().map(({ sentence }) => ({ sentence, isLearnedOnce: true }));
  return { sentences, digest };
}

/** How people begin before they ask ("good morning, one quick question"), and how they end: a line each. */
function readCourtesies(folder: string): { before: readonly string[]; after: readonly string[] } {
  const read = (name: string) =>
    LOCALES.flatMap((locale) =>
      readFileSync(path.join(folder, `${name}.${locale}.txt`), 'utf8')
        .trimEnd()
        .split('\n'),
    );
  return { before: read('lead-ins'), after: read('lead-outs') };
}
