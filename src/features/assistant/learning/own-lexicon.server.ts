import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from './features.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { EXAMPLES_FOLDER } from './read-examples.server.ts';

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
