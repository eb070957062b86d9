/* Used by the test over migrations/ alone. */

/** A statement of a migration that the version before could trip over. */
export type Taking = { statement: string; reason: string };

/**
 * What an old version that still serves would miss, or would be refused: read from the words of a statement.
 * `[statement, what it does to the version before]`
 */
const TAKES_AWAY: readonly [RegExp, string][] = [
  [/^DROP\b/i, 'takes away what the version before may use'],
  [/^ALTER\b.*\bDROP\b/i, 'takes away what the version before may use'],
  [/^ALTER\b.*\bRENAME\b/i, 'renames what the version before calls by its old name'],
  [/^ALTER\b.*\bSET SCHEMA\b/i, 'moves what the version before looks for elsewhere'],
  [/^ALTER TABLE\b.*\bALTER\b.*\bTYPE\b/i, 'changes a type under the version before'],
  [/^ALTER TABLE\b.*\bSET NOT NULL\b/i, 'asks of the version before what it may leave out'],
  [
    /^ALTER TABLE\b.*\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i,
    'asks for a value that the version before does not give',
  ],
  [/^(TRUNCATE|DELETE|REVOKE)\b/i, 'takes away what the version before may use'],
];

/** What may refuse rows that the version before writes, unless nobody has written there before. */
const MAY_REFUSE: readonly RegExp[] = [
  /^ALTER TABLE (?<table>\S+) ADD CONSTRAINT\b/i,
  /^CREATE UNIQUE INDEX\b.* ON (?<table>[^\s(]+)/i,
];

/** "-- Unused since 0.3.0: why", on the line before a statement. */
const UNUSED_SINCE = /^--\s*Unused since (\d+\.\d+\.\d+)\b/im;

/**
 * Finds what a migration does other than add: the version before has to go on serving on the same database, beside the
 * new one during an upgrade and alone after one that was taken back (docs/operations/upgrade.md).
 *
 * @param sql the text of a migration file
 * @param version the version that brings this migration; what an earlier one has stopped using may go
 */
export function findTakings(sql: string, version: string): Taking[] {
  const made = new Set(
    [...sql.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?([^\s(]+)/gim)].map(([, name]) => name),
  );
  return sql.split(/--> statement-breakpoint|;\s*$/m).flatMap((text) => {
    const statement = withoutComments(text);
    const reason = reasonAgainst(statement, made);
    if (reason === undefined) return [];
    const unusedSince = UNUSED_SINCE.exec(text)?.[1];
    if (unusedSince !== undefined && isBefore(unusedSince, version)) return [];
    return [{ statement, reason }];
  });
}

function reasonAgainst(statement: string, made: ReadonlySet<string | undefined>): string | undefined {
  const taking = TAKES_AWAY.find(([words]) => words.test(statement));
  if (taking) return taking[1];
  const table = MAY_REFUSE.map((words) => words.exec(statement)?.groups?.['table']).find(Boolean);
  return table === undefined || made.has(table) ? undefined : 'may refuse what the version before writes';
}

/** On one line, so that the words of a statement are found wherever it was broken. */
function withoutComments(text: string): string {
  return text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
}

function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
