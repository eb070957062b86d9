import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTakings } from '../../../tests/support/only-adds.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

const readJson = (...place: string[]) => JSON.parse(readFileSync(path.join(FOLDER, ...place), 'utf8'));
const journal: { entries: { when: number }[] } = readJson('meta', '_journal.json');
const manifest: { version: string } = readJson('..', 'package.json');

/** They take something away and came before there was a first version to serve beside. */
const BEFORE_THE_FIRST_VERSION = ['0004_provider_counts.sql', '0011_account.sql'];

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && !BEFORE_THE_FIRST_VERSION.includes(name))
  .sort();

test.each(migrations)('%s only adds: the version before goes on serving', (name) => {
  const sql = readFileSync(path.join(FOLDER, name), 'utf8');
  expect(findTakings(sql, manifest.version)).toEqual([]);
});

test('the two that came before the first version would be noticed', () => {
  for (const name of BEFORE_THE_FIRST_VERSION)
    expect(findTakings(readFileSync(path.join(FOLDER, name), 'utf8'), '0.1.0'), name).not.toEqual([]);
});

test('each migration has a later time than the one before: an earlier one would be skipped in silence', () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});

test.each([
  'DROP TABLE "pictures";',
  'DROP INDEX "pictures_index";',
  'drop function search_text(text);',
  'ALTER TABLE "pictures" DROP COLUMN "width";',
  'ALTER TABLE "pictures"\n\tALTER COLUMN "width"\n\tSET DATA TYPE bigint;',
  'ALTER TABLE "pictures" RENAME COLUMN "width" TO "breadth";',
  "ALTER TYPE \"kind\" RENAME VALUE 'a' TO 'b';",
  'ALTER TABLE "pictures" ALTER COLUMN "width" SET NOT NULL;',
  'ALTER TABLE "pictures" ALTER COLUMN "width" DROP DEFAULT;',
  'ALTER TABLE "pictures" ADD COLUMN "alt" text NOT NULL;',
  'ALTER TABLE "pictures" ADD CONSTRAINT "wide" CHECK (width > 10);',
  'CREATE UNIQUE INDEX "one" ON "pictures" USING btree ("width");',
  'TRUNCATE "pictures";',
  '-- Unused since 0.3.0: this very version still serves beside the one before\nDROP TABLE "pictures";',
  '-- Unused since long ago\nDROP TABLE "pictures";',
  '-- Unused since 0.2.0: for the first statement\nDROP TABLE "a";--> statement-breakpoint\nDROP TABLE "b";',
])('%j is refused', (sql) => {
  expect(findTakings(sql, '0.3.0')).toHaveLength(1);
});

test.each([
  'CREATE TABLE "pages" ("id" uuid PRIMARY KEY, "alt" text NOT NULL);',
  'CREATE TABLE "pages" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "pages" USING btree ("id");',
  'ALTER TABLE "pictures" ADD COLUMN "alt" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "pictures" ADD COLUMN "alt" text;',
  'CREATE INDEX "dropped_index" ON "pictures" ("width");',
  '-- DROP TABLE would be wrong here\nUPDATE "pictures" SET "width" = 1;',
  '-- Unused since 0.2.0: widths has them all\nALTER TABLE "pictures" DROP COLUMN "width";',
])('%j only adds, or takes what an earlier version left', (sql) => {
  expect(findTakings(sql, '0.3.0')).toEqual([]);
});
