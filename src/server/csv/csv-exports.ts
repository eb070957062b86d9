import type { Context } from 'hono';
import { createAdmission } from '#server/admission.ts';
import { streamTexts } from '#server/http/stream-texts.ts';

/**
 * Answers with a CSV file that is written while it is read.
 *
 * @param file.open begins the export; its texts follow each other in the file
 * @throws {AdmissionFull} when too many exports are under way
 */
export type AnswerCsv = (
  context: Context,
  file: { name: string; open: () => Promise<AsyncGenerator<string>> },
) => Promise<Response>;

/** An export reads tables from end to end; visitors' searches need the database too. */
const AT_ONCE = 2;
const WAITING = 4;

/** One for all exports of a server: a few run at a time, each from its first line to its last. */
export function csvExports(): AnswerCsv {
  const turns = createAdmission({ atOnce: AT_ONCE, waiting: WAITING });
  return async (context, { name, open }) => {
    const leave = await turns.enter();
    // Also where nobody reads the file: HEAD, or a browser that has gone.
    context.env?.outgoing?.once('close', leave);
    try {
      return context.body(streamTexts(await open(), leave), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    } catch (error) {
      leave();
      throw error;
    }
  };
}
