import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#server/database/connect.ts';
import { Unavailable } from '#server/errors.ts';

/** GET /healthz says that the process answers; GET /readyz that it can also reach its database. */
export function healthChecks(database: Database): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (context) => {
      try {
        await database.execute(sql`select 1`);
      } catch {
        throw new Unavailable();
      }
      return context.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
    });
}
