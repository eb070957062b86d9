import path from 'node:path';
import * as directory from '#features/directory/need/word-lists.server.ts';
import { EXAMPLES_FOLDER } from './read-examples.server.ts';

const WORDS_FOLDER = path.join(EXAMPLES_FOLDER, 'words');

/** Reads a file of `examples/words`: words that the assistant alone knows. */
export function readWordLists(name: string): directory.WordLists {
  return directory.readWordLists(name, WORDS_FOLDER);
}

/** Reads every file, those of the directory's reader of needs too, so that the build fails where one has a mistake. */
export function checkWordLists(): void {
  directory.checkWordLists();
  directory.checkWordLists(WORDS_FOLDER);
}
