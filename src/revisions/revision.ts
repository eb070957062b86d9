/** What was said of a version. What follows from the clock (in force, scheduled, replaced) is not stored. */
export type RevisionState = 'draft' | 'approved' | 'cancelled' | 'trashed';

/** What a version is at this moment, by the database's clock. */
export type VersionStatus =
  | 'draft'
  /** Approved, and waits for its time. */
  | 'scheduled'
  | 'in-force'
  /** It was in force until its own end. */
  | 'ended'
  /** Approved once; a later one took its place. */
  | 'replaced'
  /** It waited and was taken out of the schedule. */
  | 'cancelled'
  /** It put the subject in the trash, and that was taken back. */
  | 'taken-back'
  | 'trashed';

/** One version as lists show it. */
export type Version = {
  /** Counts all versions of everything; the later one has the higher number. */
  number: number;
  kind: string;
  subject: string;
  status: VersionStatus;
  /** ISO 8601; null in drafts. */
  inForceFrom: string | null;
  createdAt: string;
  /** Name of who made it, as it was then; null for this software. */
  author: string | null;
  /** What its author said of it. */
  note: string | null;
  /** What the kind calls it; empty where the kind has no titles. */
  title: string;
};

/** One version whole. The body is what the kind's schema accepted when it was stored. */
export type WholeVersion = Version & { body: unknown };

/** How a subject stands: what an editor of it begins with. */
export type Standing = {
  /** The number of its last version, which a save names as `basedOn`; 0 for none. */
  last: number;
  /** That it was put in the trash, while it is there: nothing is in force, and it can be taken back. */
  trashed: WholeVersion | null;
  inForce: WholeVersion | null;
  /** What was in force last, when that has ended by itself: nothing is in force, then. */
  ended: WholeVersion | null;
  /** What waits, the next first. */
  scheduled: Version[];
  /** The last version that was not cancelled, where it is a draft: who goes on, goes on with it. */
  draft: WholeVersion | null;
};

/** What lies in the trash: the version that put it there, by whom and since when, and until when it can be taken back. */
export type TrashedSubject = Version & { until: string };

/** How a subject stands, for a list of all subjects of a kind. */
export type SubjectSummary = {
  last: Version;
  /** What is in force, or was last and has ended, or put it in the trash, by its status; null when nothing ever was. */
  current: Version | null;
  /** What waits, the next first. */
  scheduled: Version[];
};

/** A page of a subject's history, newest first. */
export type History = {
  versions: Version[];
  /** Hand it in as `before` for the next page; null at the end. */
  next: number | null;
};

/** The longest note, in UTF-16 units. */
export const NOTE_LIMIT = 300;
/** So long something can be taken back out of the trash. */
export const TRASH_DAYS = 30;
/** Something is scheduled at most so far ahead: a year with a digit too many is noticed. */
export const LONGEST_AHEAD_DAYS = 730;
