import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { lockArticles } from '#features/news/lock-article.server.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import type { Administrator } from '#server/sessions/find-session.ts';
import { applySync } from './apply-sync.server.ts';
import { planSync, type SyncPlan, type SyncSource, type SyncTarget } from './plan-sync.server.ts';
import { migrateProduction, type ProductionAddress, withProduction } from './production-database.server.ts';
import { lockTargetUser, readSourceArticles, readSourceUser, readTarget } from './read-ends.server.ts';
import { explainSyncFailure, generatedPassword } from './sync-problems.server.ts';
import type { SyncReport } from './sync-report.ts';

/**
 * Id of the advisory lock by which syncs into one database take turns; any number that nothing else in this program
 * uses.
 */
const ADVISORY_LOCK = 7_226_018_151;

export type SyncDependencies = {
  /** This instance's own database. */
  database: Database;
  /** Undefined when the sync works on this instance's own database. */
  production: ProductionAddress | undefined;
};

/** Two transactions, of this instance and of the target; one and the same when the target is this instance's own. */
type Ends = { here: Transaction; there: Transaction; target: SyncReport['target'] };

/**
 * Pushes the signed-in administrator and the six bundled articles, as they are here, to production. One transaction
 * there: all of it or nothing. Where no production is configured it works on this instance's own database: what was
 * deleted here comes back, the rest is left. May be repeated.
 *
 * @throws {DomainError} when production cannot be reached or used, or the password was generated
 */
export async function syncProduction(
  { database, production }: SyncDependencies,
  administrator: Administrator,
): Promise<SyncReport> {
  const apply = async (ends: Ends, migrations: number) => {
    const { here, there, target } = ends;
    await prepareWriting(there);
    await lockTargetUser(there, administrator.username);
    const { source, found, plan } = await compare(ends, administrator);
    await applySync(there, { source, target: found, plan });
    const entry = {
      username: administrator.username,
      action: 'synced',
      details: summarize(target, plan),
    } as const;
    await recordActivity(there, entry);
    // Written down here as well; kept only if the target has kept it, whose transaction ends first.
    if (here !== there) await recordActivity(here, entry);
    return report(target, migrations, plan);
  };
  return explained(production, async () => {
    if (!production) return withinOwn(database, (ends) => apply(ends, 0));
    return withProduction(production, async ({ db, schema }) => {
      if (schema.missing > 0) await migrateProduction(production);
      return betweenBoth(database, db, (ends) => apply(ends, schema.missing));
    });
  });
}

/** What `syncProduction` would do right now. Writes nothing, in neither database. */
export async function previewSync(
  { database, production }: SyncDependencies,
  administrator: Administrator,
): Promise<SyncReport> {
  const look = async (ends: Ends) => report(ends.target, 0, (await compare(ends, administrator)).plan);
  return explained(production, async () => {
    if (!production) return withinOwn(database, look, READING);
    return withProduction(production, async ({ db, schema }) => {
      if (schema.missing === 0) return betweenBoth(database, db, look, READING);
      return database.transaction(async (here) => {
        const source = await readSource(here, 'production', administrator);
        const plan = planSync(source, { user: undefined, articles: [], addresses: new Map() });
        return report('production', schema.missing, schema.isEmpty ? plan : withoutKnowing(plan));
      }, READING);
    });
  });
}

const WRITING = { isolationLevel: 'read committed' } as const;
const READING = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

function withinOwn<Result>(
  database: Database,
  work: (ends: Ends) => Promise<Result>,
  mode: typeof WRITING | typeof READING = WRITING,
): Promise<Result> {
  return database.transaction((tx) => work({ here: tx, there: tx, target: 'own' }), mode);
}

/** The transaction here is around the one there, so that it is kept only if that one was. */
function betweenBoth<Result>(
  database: Database,
  production: Database,
  work: (ends: Ends) => Promise<Result>,
  mode: typeof WRITING | typeof READING = WRITING,
): Promise<Result> {
  return database.transaction(
    (here) =>
      production.transaction(async (there) => {
        const isOwn = await areSameDatabase(here, there);
        return work(isOwn ? { here: there, there, target: 'own' } : { here, there, target: 'production' });
      }, mode),
    mode,
  );
}

/** Whether a setting leads, over whatever host name, back to our own database: a lock held here is held there. */
async function areSameDatabase(here: Transaction, there: Transaction): Promise<boolean> {
  const number = randomInt(2 ** 47);
  await here.execute(sql`SELECT pg_advisory_xact_lock(${number}::bigint)`);
  const { rows } = await there.execute<{ is_free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${number}::bigint) AS is_free`,
  );
  return rows[0]?.is_free === false;
}

/**
 * Waits its turn behind other syncs and edits of articles, not for long, and has what it writes survive a crash,
 * whatever the server's setting.
 */
async function prepareWriting(tx: Transaction): Promise<void> {
  await tx.execute(sql`SET LOCAL lock_timeout TO '3s'`);
  await tx.execute(sql`SET LOCAL synchronous_commit TO on`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  await lockArticles(tx);
}

async function compare({ here, there, target }: Ends, administrator: Administrator) {
  const source = await readSource(here, target, administrator);
  const found: SyncTarget = await readTarget(there, source.user.username);
  return { source, found, plan: planSync(source, found) };
}

async function readSource(
  here: Transaction,
  target: SyncReport['target'],
  { userId }: Administrator,
): Promise<SyncSource> {
  const { hasGeneratedPassword, ...user } = await readSourceUser(here, userId);
  if (target === 'production' && hasGeneratedPassword) throw generatedPassword();
  return { user, ...(await readSourceArticles(here, { bringsBack: target === 'own' })) };
}

function report(
  target: SyncReport['target'],
  migrations: number,
  { user, articles, picturesNotCarried }: SyncPlan,
): SyncReport {
  // A picture that stays in the database where it was uploaded is nothing that was left behind.
  const left = target === 'own' ? [] : picturesNotCarried;
  return {
    target,
    migrations,
    user,
    articles: [...articles],
    picturesNotCarried: left,
    at: new Date().toISOString(),
  };
}

/** A plan whose outcomes can only be known when the target's tables are those of this version. */
function withoutKnowing(plan: SyncPlan): SyncPlan {
  const articles = plan.articles.map((article) =>
    article.outcome === 'left' ? article : ({ ...article, outcome: 'unknown' } as const),
  );
  return { ...plan, articles, user: { ...plan.user, outcome: 'unknown' } };
}

/** What the activity list says: numbers, and no names of articles. */
function summarize(target: SyncReport['target'], { user, articles }: SyncPlan) {
  const count = (outcome: string) => articles.filter((article) => article.outcome === outcome).length;
  return {
    target,
    user: user.outcome,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    left: count('left'),
  };
}

async function explained<Result>(
  production: ProductionAddress | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explainSyncFailure(error, production ? 'production' : 'own');
  }
}
