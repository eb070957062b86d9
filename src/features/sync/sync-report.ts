import type { Locale } from '#i18n/locale.ts';

/**
 * What became of one thing that is pushed: put in there, changed there, the same already, or left as it is there
 * because it was deleted here. In a preview it is what would become of it, and "unknown" while the target has to be
 * brought up to this version first.
 */
export type SyncOutcome = 'created' | 'updated' | 'unchanged' | 'left' | 'unknown';

/** The answer of /api/sync-production: what was done (POST), or what would be (GET). */
export type SyncReport = {
  /** Where to: the database of PRODUCTION_DATABASE_URL, or this instance's own. */
  target: 'production' | 'own';
  /** How many steps brought (would bring) the target's tables up to this version first; mostly 0. */
  migrations: number;
  /** "updated": the password there becomes the one here, and the user's sessions there end. */
  user: { username: string; outcome: SyncOutcome };
  /** The six bundled articles, in the order in which they are shown. */
  articles: { slug: string; language: Locale; title: string; outcome: SyncOutcome }[];
  /** Pictures that an administrator uploaded here: the target keeps the ones it has. */
  picturesNotCarried: { slug: string; image: string }[];
  /** When it was looked at, ISO 8601 in UTC. */
  at: string;
};

/** Whether an answer is a report: something between the site and the browser may answer in its place. */
export function isSyncReport(answer: unknown): answer is SyncReport {
  const isObject = typeof answer === 'object' && answer !== null;
  return isObject && 'user' in answer && 'articles' in answer && Array.isArray(answer.articles);
}

/** Everything that stops a sync or its preview has one of these codes; the page has the words. */
export const SYNC_PROBLEM_CODES = [
  'production-unreachable',
  'production-unsuitable',
  'production-newer',
  'sync-busy',
  'generated-password',
] as const;
export type SyncProblemCode = (typeof SYNC_PROBLEM_CODES)[number];
