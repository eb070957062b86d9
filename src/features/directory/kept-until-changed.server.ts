import type { Database } from '#server/database/connect.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';

/* What is known of the directory's rows as they are, kept in memory until one of them is changed. */

const watched = new WeakMap<Database, ContentChanges>();

/** From now on what is read of this database is kept as long as the directory is not changed. */
export function watchDirectory(db: Database, changes: ContentChanges): void {
  watched.set(db, changes);
}

/** A memory for values of one kind. Where changes cannot be heard it keeps nothing. */
export type KeptUntilChanged<Value> = {
  /** Undefined where nothing is kept under the key. */
  find: (db: Database, key: string) => Value | undefined;
  /**
   * Call it before the value is read: what was read while the directory changed is not kept.
   *
   * @returns takes the value
   */
  keeping: (db: Database, key: string) => (value: Value) => void;
  /** The value that is kept, else the one that `load` reads. */
  read: (db: Database, key: string, load: () => Promise<Value>) => Promise<Value>;
};

/** @param most values at once; the oldest makes room */
export function keptUntilChanged<Value>(most: number): KeptUntilChanged<Value> {
  const memories = new WeakMap<Database, { version: number; values: Map<string, Value> }>();
  const versionOf = (db: Database) => watched.get(db)?.versions()?.providers;
  const memoryOf = (db: Database) => {
    const version = versionOf(db);
    if (version === undefined) return undefined;
    const memory = memories.get(db);
    if (memory?.version === version) return memory;
    const empty = { version, values: new Map<string, Value>() };
    memories.set(db, empty);
    return empty;
  };
  const find = (db: Database, key: string) => memoryOf(db)?.values.get(key);
  const keeping = (db: Database, key: string) => {
    const memory = memoryOf(db);
    return (value: Value) => {
      if (memory === undefined || versionOf(db) !== memory.version) return;
      memory.values.set(key, value);
      const [oldest] = memory.values.keys();
      if (memory.values.size > most && oldest !== undefined) memory.values.delete(oldest);
    };
  };
  const read = async (db: Database, key: string, load: () => Promise<Value>) => {
    const kept = find(db, key);
    if (kept !== undefined) return kept;
    const keep = keeping(db, key);
    const value = await load();
    keep(value);
    return value;
  };
  return { find, keeping, read };
}
