import { Hono } from 'hono';
import type { AnswerCsv } from '#server/csv/csv-exports.ts';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { rateLimitPerMinute } from '#server/http/rate-limit.ts';
import type { SessionGuard } from '#server/sessions/require-administrator.ts';
import { requireProof } from '#server/sessions/require-proof.ts';
import { exportTranscripts } from './export-transcripts.server.ts';

export type TranscriptsApiDependencies = {
  database: Database;
  requireAdministrator: SessionGuard['require'];
  answerCsv: AnswerCsv;
  /** Calls that administrators may make from one network address. */
  callsPerMinute: number;
  /** Undefined while nothing is kept; then there is nothing at this address. */
  keepDays: number | undefined;
};

/** GET /api/ai-chat/kept.csv: what was asked and answered, as a file; for administrators only. */
export function transcriptsApi(dependencies: TranscriptsApiDependencies): Hono {
  const { database, requireAdministrator, answerCsv, callsPerMinute, keepDays } = dependencies;
  const limit = rateLimitPerMinute(callsPerMinute);
  return new Hono().get('/', requireAdministrator, limit, requireProof, async (context) => {
    if (keepDays === undefined) throw new NotFound();
    return answerCsv(context, {
      name: `preguntas-al-asistente-${new Date().toISOString().slice(0, 10)}.csv`,
      open: () => exportTranscripts(database, context.get('administrator').username),
    });
  });
}
