import type { Database } from '#server/database/connect.ts';
import type { Author } from './change-subject.server.ts';
import type { Standing } from './revision.ts';
import type { SubjectChange } from './write-revisions.server.ts';

/** A change that somebody asked for. */
export type PersonsChange = SubjectChange & { author: NonNullable<Author> };

/**
 * The verbs of a kind whose content is in force by a table of its own (articles): they change that table and write the
 * version in one transaction. Drafts, publishing and a schedule such a kind does not have.
 */
export type OwnVerbs = {
  /** @throws {InvalidInput | NotFound | StaleVersion} */
  restore: (db: Database, change: PersonsChange & { number: number }) => Promise<Standing>;
  /** @throws {NotFound | StaleVersion} */
  trash: (db: Database, change: PersonsChange) => Promise<Standing>;
  /** @throws {NotFound | StaleVersion} also when its time in the trash is over */
  takeBack: (db: Database, change: PersonsChange) => Promise<Standing>;
};
