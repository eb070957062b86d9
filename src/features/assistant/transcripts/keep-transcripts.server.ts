import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import type { ChatReply } from '../chat.ts';
import { findDanger } from '../safety/danger.server.ts';
import { maskPersonalNumbers } from '../safety/mask-personal-numbers.ts';
import { assistantMessages } from './assistant-messages.table.ts';

/* What was asked and answered: stored for some days where the operator wants it, then deleted. */

/** A question that was answered. */
export type AnsweredMessage = {
  message: string;
  reply: ChatReply;
  /** What the panel calls the conversation; a message without it stands alone. */
  conversation: string | undefined;
};

/** Stores a question and its answer. Returns at once and never fails: the visitor's answer goes out first. */
export type StoreTranscript = (answered: AnsweredMessage) => void;

/** While the database does not keep up, at most this many wait: they would fill the memory. */
const MOST_WAITING = 500;

/**
 * Stores what visitors ask the assistant for the staff to read, over one connection, however many ask. Personal numbers
 * are masked; messages of emergencies are not kept. What cannot be stored is lost, and the log says so without what was
 * said.
 */
export function transcriptStore({ database, log }: { database: Database; log: Logger }): StoreTranscript {
  let waiting: AnsweredMessage[] = [];
  let isStoring = false;

  /** The name alone: a database's error quotes what was to be stored. */
  const warn = (error: unknown, count: number) =>
    log.warn(
      { error: error instanceof Error ? error.name : '', count },
      'questions to the assistant are not kept',
    );

  /** The rows that can be made; what makes one fail costs no other. */
  const rowsOf = (answered: readonly AnsweredMessage[]) =>
    answered.flatMap((one) => {
      try {
        return [toRow(one)];
      } catch (error) {
        warn(error, 1);
        return [];
      }
    });

  const insert = async (rows: ReturnType<typeof rowsOf>) => {
    if (rows.length === 0) return;
    try {
      await database.insert(assistantMessages).values(rows);
    } catch (error) {
      // Where one row is at fault the others are kept one by one; a database that is away would fail each.
      if (rows.length === 1 || !isRefusedRow(error)) warn(error, rows.length);
      else for (const row of rows) await insert([row]);
    }
  };

  const store = async () => {
    try {
      while (waiting.length > 0) {
        const batch = waiting;
        waiting = [];
        await insert(rowsOf(batch));
      }
    } finally {
      isStoring = false;
    }
  };
  return (answered) => {
    if (answered.reply.kind === 'emergency' || findDanger(answered.message)) return;
    if (waiting.length >= MOST_WAITING) {
      log.warn({ count: 1 }, 'questions to the assistant are not kept');
      return;
    }
    waiting.push(answered);
    if (isStoring) return;
    isStoring = true;
    setImmediate(() => void store());
  };
}

function toRow({ message, reply: { kind, language, response }, conversation }: AnsweredMessage) {
  return {
    conversation: conversation ?? randomUUID(),
    language,
    kind,
    question: storable(message),
    answer: storable(response),
  };
}

/** Whether the database refuses what is in a row (classes 22 and 23 of its codes), and not everything. */
function isRefusedRow(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && /^2[23]/.test(String(cause.code));
}

/** PostgreSQL takes no NUL and no half characters. */
function storable(text: string): string {
  return maskPersonalNumbers(text).replaceAll('\0', ' ').toWellFormed();
}

/** How many are deleted at a time, so that no statement takes long. */
const BATCH_SIZE = 5000;

/**
 * Deletes the messages that were asked longer ago than they are kept.
 *
 * @param keepDays undefined when none are kept any more: then all are deleted
 * @returns how many were deleted
 */
export async function expireTranscripts(
  db: Database,
  { keepDays }: { keepDays: number | undefined },
): Promise<number> {
  let total = 0;
  for (;;) {
    const due = db
      .select({ id: assistantMessages.id })
      .from(assistantMessages)
      .where(sql`${assistantMessages.askedAt} <= now() - make_interval(days => ${keepDays ?? 0})`)
      .limit(BATCH_SIZE);
    const { rowCount } = await db.delete(assistantMessages).where(inArray(assistantMessages.id, due));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH_SIZE) return total;
  }
}

/** Starts what the assistant does by itself: deleting each night the messages that were kept long enough. */
export async function startAssistantJobs(options: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  keepDays: number | undefined;
}): Promise<void> {
  const { database, jobs, log, keepDays } = options;
  await jobs.registerJob('expire-assistant-messages', '40 4 * * *', async () => {
    const count = await expireTranscripts(database, { keepDays });
    if (count > 0)
      log.info({ count }, 'questions to the assistant were deleted after the time they are kept');
  });
}
