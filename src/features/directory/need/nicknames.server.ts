import { listed } from './patterns.ts';
import { readWordLists } from './word-lists.server.ts';

const OTHER_NAMES = buildOtherNames();

/** What somebody of a name is called as well: "pepe" is José, "guadalupe" is Lupe. */
export function otherNames(name: string): readonly string[] {
  return [...(OTHER_NAMES.get(name) ?? [])];
}

function buildOtherNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const add = (name: string, other: string) => names.set(name, (names.get(name) ?? new Set()).add(other));
  for (const line of Object.values(readWordLists('nicknames').all).flatMap((list) => list.split('\n'))) {
    const [name = '', nicknames = ''] = line.split(': ');
    for (const nickname of listed(nicknames)) {
      add(name, nickname);
      add(nickname, name);
    }
  }
  return names;
}
