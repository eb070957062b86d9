import { Hono } from 'hono';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { rateLimitPerMinute } from '#server/http/rate-limit.ts';
import { streamTexts } from '#server/http/stream-texts.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import { requireProof } from '#server/sessions/require-proof.ts';
import { exportMessages } from './export-messages.server.ts';

export type KeptMessagesApiDependencies = {
  database: Database;
  requireAdministrator: SessionGuard['require'];
  /** Calls that administrators may make from one network address. */
  callsPerMinute: number;
  trustedProxyCount: number;
  /** Undefined while nothing is kept; then there is nothing at this address. */
  keepDays: number | undefined;
};

/** GET /api/ai-chat/kept.csv: what was asked and answered, as a file; for administrators only. */
export function keptMessagesApi(dependencies: KeptMessagesApiDependencies): Hono {
  const { database, requireAdministrator, callsPerMinute, trustedProxyCount, keepDays } = dependencies;
  const limit = rateLimitPerMinute({ calls: callsPerMinute, trustedProxyCount });
  return new Hono().get('/', requireAdministrator, limit, requireProof, async (context) => {
    if (keepDays === undefined) throw new NotFound();
    const lines = await exportMessages(database, context.get('administrator').username);
    const today = new Date().toISOString().slice(0, 10);
    return context.body(streamTexts(lines), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="preguntas-al-asistente-${today}.csv"`,
    });
  });
}
