import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDir } from '#server/checkout-dir.ts';

/** What people call things, as data: lists of words and phrases by name. */
export type WordLists = {
  /** The file's name without ".txt". */
  file: string;
  /**
   * One list, as it is written.
   *
   * @throws {Error} when there is none of that name
   */
  list: (name: string) => string;
  /** All of them by name. */
  all: Readonly<Record<string, string>>;
};

const WORDS_FOLDER = path.join(checkoutDir, 'src/features/directory/need/words');
const HEADING = /^\[([^\]]+)\]$/;
/** "#" without a space after it is a digit of a phrase. */
const REMARK = /^#(?:\s|$)/;

/**
 * Reads a file of words. A heading `[name]` begins a list, "# " a remark; what a line holds is said at the top
 * of each file.
 *
 * @param name without ".txt"
 * @param folder that of the reader of needs if none is named
 * @throws {Error} with file and line: a line before any list, a list without lines or twice, a line twice in one list
 */
export function readWordLists(name: string, folder = WORDS_FOLDER): WordLists {
  const lists = new Map<string, Set<string>>();
  let current: { name: string; lines: Set<string>; at: number } | undefined;
  const fail = (line: number, what: string) => new Error(`${name}.txt:${line}: ${what}`);
  const end = () => {
    if (current?.lines.size === 0) throw fail(current.at, `the list "${current.name}" is empty.`);
  };
  const text = readFileSync(path.join(folder, `${name}.txt`), 'utf8');
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    if (line === '' || REMARK.test(line)) continue;
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      end();
      if (lists.has(heading)) throw fail(index + 1, `the list "${heading}" is there already.`);
      current = { name: heading, lines: new Set(), at: index + 1 };
      lists.set(heading, current.lines);
    } else if (!current) throw fail(index + 1, 'stands in no list.');
    else if (current.lines.has(line)) throw fail(index + 1, `stands in "${current.name}" already.`);
    else current.lines.add(line);
  }
  if (lists.size === 0) throw fail(1, 'has no list.');
  end();
  const all = Object.fromEntries([...lists].map(([list, lines]) => [list, [...lines].join('\n')]));
  return {
    file: name,
    all,
    list: (wanted) => {
      const list = all[wanted];
      if (list === undefined) throw new Error(`${name}.txt has no list "${wanted}".`);
      return list;
    },
  };
}

/** Reads every file, so that the build fails where one has a mistake. */
export function checkWordLists(folder = WORDS_FOLDER): void {
  for (const file of readdirSync(folder)) readWordLists(file.replace(/\.txt$/, ''), folder);
}
