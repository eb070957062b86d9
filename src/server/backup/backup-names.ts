/*
 * The names that a backup is made of. Whatever has another name is neither written nor unpacked: PostgreSQL takes orders
 * from files in its folder, from archive_command in postgresql.conf to the mere presence of recovery.signal.
 */

export const CLUSTER = 'postgres';
export const PICTURES = 'objects';
/** The passwords of the bundled database's roles. All other keys lie in the database, but the one that seals backups. */
export const PASSWORD_FILES = ['postgres-password', 'postgres-site-password'];
/** The first file of an archive: what the backup is, before anything of it is unpacked. */
export const FACTS_FILE = 'backup.json';
/** The last one: the SHA-256 of all others, as `sha256sum --check` reads it. */
export const SUMS_FILE = 'SHA256SUMS';
/** What PostgreSQL says at the end of a backup; it does not lie in the folder of one that runs. */
export const LABEL = `${CLUSTER}/backup_label`;
export const CONTROL_FILE = `${CLUSTER}/global/pg_control`;
export const LOG_FOLDER = `${CLUSTER}/pg_wal`;

/** A table or index with its forks and segments; `t3_` before it, where it is a connection's own. */
const RELATION = String.raw`(?:t\d+_)?\d+(?:_(?:fsm|vm|init))?(?:\.\d+)?`;
const PAGES = '[0-9A-F]{4,16}';

/**
 * Of PostgreSQL's folder (its manual, "Database File Layout") what a backup needs: tables, the states of
 * transactions and the log. Folders whose content each start makes anew come empty.
 */
const OF_THE_CLUSTER = [
  'PG_VERSION',
  'backup_label',
  String.raw`base(?:/\d+(?:/(?:PG_VERSION|pg_filenode\.map|${RELATION}))?)?`,
  String.raw`global(?:/(?:pg_control|pg_filenode\.map|${RELATION}))?`,
  'pg_(?:dynshmem|notify|replslot|serial|snapshots|stat|stat_tmp|subtrans|tblspc)',
  `pg_(?:xact|commit_ts|twophase)(?:/${PAGES})?`,
  `pg_multixact(?:/(?:members|offsets)(?:/${PAGES})?)?`,
  String.raw`pg_logical(?:/(?:replorigin_checkpoint|mappings(?:/map-[\w-]+)?|snapshots(?:/[0-9A-F-]+\.snap)?))?`,
  'pg_wal(?:/[0-9A-F]{24})?',
].join('|');

const NAMES = new RegExp(
  `^(?:${[
    FACTS_FILE.replace('.', String.raw`\.`),
    SUMS_FILE,
    ...PASSWORD_FILES,
    // Without what is still being written, which begins with a dot or ends with ".part".
    String.raw`${PICTURES}(?:/[^/\\.][^/\\]*(?<!\.part))*`,
    `${CLUSTER}(?:/(?:${OF_THE_CLUSTER}))?`,
  ].join('|')})$`,
);

/** What backups of the first format held: PostgreSQL's settings, and on Windows those that its processes hand on. */
const FORMER =
  /^postgres\/(?:(?:postgresql|postgresql\.auto|pg_hba|pg_ident)\.conf|global\/config_exec_params)$/;

/** Whether a file or folder of this name belongs to a backup. */
export function isOfBackup(name: string): boolean {
  return NAMES.test(name);
}

/** Whether an older backup may hold a file of this name; it is never used. */
export function isFormerConfiguration(name: string): boolean {
  return FORMER.test(name);
}
