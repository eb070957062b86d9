import { and, desc, eq, isNotNull, lt, max, notInArray, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { ACTIVITY_ACTIONS, activity, activityCounts } from '#server/activity/activity.table.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { readFields } from '#server/http/request-body.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import { toReadableLine } from '#ui/readable-text.ts';
import {
  type ActivityPage,
  type ActivityPerson,
  LONGEST_FILTER,
  readDay,
  SIGN_IN_ACTIONS,
} from './activity.ts';

/** GET /api/activity: who did what and when, for administrators. */
export function activityApi({ database, guard }: { database: Database; guard: SessionGuard }): Hono {
  return new Hono().get('/', guard.allow('read', 'activity'), async (context) =>
    context.json(await listActivity(database, readFields(activityRequest, context.req.query()))),
  );
}

const text = (max: number) =>
  z
    .string()
    .overwrite(toReadableLine)
    .max(max, 'field.tooLong')
    .transform((value) => value.trim() || undefined)
    .optional();

/** A day in Florida; empty text means none. */
const day = z
  .string()
  .refine((value) => value === '' || readDay(value) !== undefined, 'date.invalid')
  .transform((value) => value || undefined)
  .optional();

/** The query of GET /api/activity; empty text means no filter. */
const activityRequest = z.strictObject(
  {
    search: text(LONGEST_FILTER),
    action: text(40),
    person: text(LONGEST_FILTER),
    from: day,
    until: day,
    /** Without it who came and went is listed with the rest. */
    signIns: z.literal('hidden', 'field.type').optional(),
    before: z
      .string()
      .regex(/^[1-9]\d{0,14}$/, 'field.type')
      .transform(Number)
      .optional(),
  },
  { error: 'field.unknown' },
);
type ActivityRequest = z.output<typeof activityRequest>;

const PAGE_SIZE = 50;

/**
 * A page of the activity list, newest first. The search finds all its words in who, what and the details, without
 * case and accents.
 *
 * @throws {InvalidInput} for an unknown action
 */
async function listActivity(db: Database, request: ActivityRequest): Promise<ActivityPage> {
  const rows = await db
    .select({
      id: activity.id,
      happenedAt: activity.happenedAt,
      username: activity.username,
      action: activity.action,
      subject: activity.subject,
      details: activity.details,
      count: sql<number>`coalesce(${activityCounts.count}, 1)`,
    })
    .from(activity)
    .leftJoin(activityCounts, eq(activityCounts.id, activity.subjectId))
    .where(and(...conditions(request)))
    .orderBy(desc(activity.id))
    .limit(PAGE_SIZE + 1);
  const entries = rows.slice(0, PAGE_SIZE);
  return {
    entries: entries.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() })),
    next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null,
    people: request.before === undefined ? await listPeople(db) : [],
  };
}

function conditions({ search, action, person, from, until, signIns, before }: ActivityRequest): SQL[] {
  const all: SQL[] = [];
  if (before !== undefined) all.push(lt(activity.id, before));
  if (from !== undefined) all.push(sql`${activity.happenedAt} >= ${beginOf(from)}`);
  if (until !== undefined) all.push(sql`${activity.happenedAt} < ${beginOf(until, 1)}`);
  if (signIns === 'hidden') all.push(notInArray(activity.action, [...SIGN_IN_ACTIONS]));
  if (person !== undefined) all.push(isBy(person));
  if (action !== undefined) {
    const known = ACTIVITY_ACTIONS.find((name) => name === action);
    if (!known) throw new InvalidInput([{ field: 'action', key: 'action.unknown' }]);
    all.push(eq(activity.action, known));
  }
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    // What is left of a word of signs only is no text to look for, and finds nothing.
    all.push(sql`${SEARCHED} LIKE '%' || nullif(btrim(public.search_text(${word})), '') || '%'`);
  }
  return all;
}

/** The moment at which a day begins in Florida, or one some days after it. */
function beginOf(date: string, daysLater = 0): SQL {
  return sql`((${date}::date + ${daysLater}::int)::timestamp AT TIME ZONE ${FLORIDA_TIME_ZONE})`;
}

const SEARCHED = sql`public.search_text(concat_ws(' ', ${activity.username}, ${activity.subject},
  ${activity.details}::text))`;

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What somebody did, whatever they were called; entries without an id count for whoever has had their name. */
function isBy(person: string): SQL {
  if (!USER_ID.test(person)) return eq(activity.username, person);
  const names = sql`(SELECT own.username FROM ${activity} AS own WHERE own.user_id = ${person})`;
  return sql`(${activity.userId} = ${person} OR (${activity.userId} IS NULL AND ${activity.username} IN ${names}))`;
}

/** Everybody in the list by name, as they were called last. Of a name without an id there is one where no id has it. */
async function listPeople(db: Database): Promise<ActivityPerson[]> {
  const rows = await db
    .select({ userId: activity.userId, username: activity.username, lastAt: max(activity.happenedAt) })
    .from(activity)
    .where(isNotNull(activity.username))
    .groupBy(activity.userId, activity.username)
    .orderBy(desc(max(activity.id)));
  const known = new Set(rows.flatMap(({ userId, username }) => (userId === null ? [] : [username])));
  const people = new Map<string, ActivityPerson>();
  for (const { userId, username, lastAt } of rows) {
    const id = userId ?? username;
    if (id === null || username === null || lastAt === null || people.has(id)) continue;
    if (userId === null && known.has(username)) continue;
    people.set(id, { id, username, lastAt: lastAt.toISOString() });
  }
  return [...people.values()].sort((one, other) => one.username.localeCompare(other.username, 'es'));
}
