import { asc, count, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import words from '#features/inbox/messages/es.ts';
import { sortableTimeOf } from '#i18n/florida-clock.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import { type AnswerCsv, BYTE_ORDER_MARK, csvLine } from '#server/csv.ts';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import { requireProof, type SessionGuard } from '#server/sessions/require-administrator.ts';
import { assistantMessages } from './assistant-messages.table.ts';

export type TranscriptsApiDependencies = {
  database: Database;
  guard: SessionGuard;
  answerCsv: AnswerCsv;
  /** Calls that administrators may make from one network address. */
  callsPerMinute: number;
  /** Undefined while nothing is kept; then there is nothing at this address. */
  keepDays: number | undefined;
};

/** POST /api/ai-chat/kept.csv, which is recorded: what was asked and answered, as a file; for administrators only. */
export function transcriptsApi(dependencies: TranscriptsApiDependencies): Hono {
  const { database, guard, answerCsv, callsPerMinute, keepDays } = dependencies;
  const limit = rateLimitPerMinute(callsPerMinute);
  return new Hono().post('/', guard.allow('read', 'exports'), limit, requireProof, async (context) => {
    if (keepDays === undefined) throw new NotFound();
    return answerCsv(context, {
      name: `preguntas-al-asistente-${new Date().toISOString().slice(0, 10)}.csv`,
      open: () => exportTranscripts(database, context.get('administrator').username),
    });
  });
}

const BATCH_SIZE = 100;

/**
 * All messages that are kept, as the lines of a CSV file, the oldest first, so that a conversation reads downwards.
 * That they were exported, and how many, is recorded before the first line is given out.
 *
 * @returns texts to be written one after the other; the messages are read as they are needed
 */
async function exportTranscripts(db: Database, username: string): Promise<AsyncGenerator<string>> {
  const [row] = await db.select({ found: count() }).from(assistantMessages);
  await recordActivity(db, {
    username,
    action: 'assistant-messages-exported',
    details: { count: row?.found ?? 0 },
  });
  return linesOf(db);
}

async function* linesOf(db: Database): AsyncGenerator<string> {
  const { columns, kinds } = words.assistant;
  yield BYTE_ORDER_MARK +
    csvLine([
      ...[columns.askedAt, columns.conversation, words.columns.language],
      ...[columns.kind, words.fields.question, words.fields.answer],
    ]);
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(assistantMessages)
      .where(gt(assistantMessages.id, last))
      .orderBy(asc(assistantMessages.id))
      .limit(BATCH_SIZE);
    if (rows.length === 0) return;
    // One by one: other requests have their turn between two messages.
    for (const { askedAt, conversation, language, kind, question, answer } of rows) {
      yield csvLine([
        ...[sortableTimeOf(askedAt), conversation, words.detail.languages[language]],
        ...[kinds[kind], question, answer],
      ]);
    }
    last = rows.at(-1)?.id ?? last;
  }
}
