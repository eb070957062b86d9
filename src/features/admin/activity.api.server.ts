import { Hono } from 'hono';
import type { Database } from '#server/database/connect.ts';
import { readFields } from '#server/http/read-fields.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import { activityRequest } from './activity-request.ts';
import { listActivity } from './list-activity.server.ts';

/** GET /api/activity: who did what and when, for administrators. */
export function activityApi({ database, guard }: { database: Database; guard: SessionGuard }): Hono {
  return new Hono().get('/', guard.require, async (context) =>
    context.json(await listActivity(database, readFields(activityRequest, context.req.query()))),
  );
}
