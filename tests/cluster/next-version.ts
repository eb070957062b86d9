import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
/** What a server and its start read of its checkout, but for the packages. */
const PARTS = ['src', 'scripts', 'migrations', 'dist', 'package.json'];
const NAME = '9999_of_the_next_version';
/** What a next version may do: add columns, tables and indexes (docs/operations/upgrade.md). */
const MIGRATION = `ALTER TABLE submissions ADD COLUMN "urgency" text DEFAULT 'none' NOT NULL;
--> statement-breakpoint
CREATE TABLE "answers" ("id" uuid PRIMARY KEY, "text" text NOT NULL);
--> statement-breakpoint
CREATE INDEX "urgency_index" ON submissions ("urgency");
`;

/** Makes a version of the site in a new folder: this one with one more migration. */
export function makeNextVersion(folder: string): void {
  for (const part of PARTS) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const migrations = path.join(folder, 'migrations');
  writeFileSync(path.join(migrations, `${NAME}.sql`), MIGRATION);
  const file = path.join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: NAME };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
}
