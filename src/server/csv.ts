import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { createAdmission } from '#server/admission.ts';

/*
 * CSV as RFC 4180 has it. A spreadsheet takes a cell that begins with one of these signs for a formula, which could
 * send the sheet's content away; an apostrophe before it makes it text again. Which cells there are is for the
 * spreadsheet to say: with Spanish settings a semicolon separates them, our quotation marks are then letters like
 * others, and each line of a message begins a row. So a sign is guarded wherever some program could begin a cell,
 * whatever is before it that programs pass over or nobody sees.
 */

/** The signs of a formula, and their wide and small forms, which some programs read as the same. */
const SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]/;
const CELL_BEGINS_BEHIND = /[,;\t\r\n\v\f\u0085\u2028\u2029]/;
/** Spaces, quotation marks, and characters that are not drawn. */
const PASSED_OVER = /[\s"'\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Says to spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One cell, made harmless and quoted where it must be. */
export function csvCell(text: string): string {
  // Some programs drop a tab or a line break with which a file's cell begins, and read on.
  const harmless = guardSigns(text).replace(/^(?='*[\t\r\n])/, "'");
  return harmless.includes('"') || CELL_BEGINS_BEHIND.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** A cell that was read as it was before its signs were guarded. A text without guards stays as it is. */
export function withoutGuards(text: string): string {
  if (!text.includes("'")) return text;
  let bare = '';
  for (const { character, next, isBeginning } of inOrder(text.replace(/^'(?='*[\t\r\n])/, ''))) {
    if (!(isBeginning && character === "'" && SIGN.test(next))) bare += character;
  }
  return bare;
}

function guardSigns(text: string): string {
  if (!SIGN.test(text)) return text;
  let guarded = '';
  for (const { character, isBeginning } of inOrder(text)) {
    guarded += isBeginning && SIGN.test(character) ? `'${character}` : character;
  }
  return guarded;
}

/**
 * The characters of a text, each with the one behind it and whether some program could begin a cell with it. Goes
 * through the text once: a pattern that looks ahead from every tab would take hours for a form full of them.
 */
function* inOrder(text: string): Generator<{ character: string; next: string; isBeginning: boolean }> {
  let isBeginning = true;
  const characters = [...text];
  for (const [place, character] of characters.entries()) {
    yield { character, next: characters[place + 1] ?? '', isBeginning };
    isBeginning = CELL_BEGINS_BEHIND.test(character) || (isBeginning && PASSED_OVER.test(character));
  }
}

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

/**
 * Texts as a body: reads the next one when the last has been taken, and stops when nobody takes them any more. Between
 * two texts other requests have their turn, however fast these are taken.
 *
 * @param onEnd called when the last text was taken, one failed, or nobody takes them any more
 */
export function streamTexts(
  texts: AsyncGenerator<string>,
  onEnd: () => void = () => {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      await nextTurn();
      try {
        const { done, value } = await texts.next();
        if (!done) return controller.enqueue(encoder.encode(value));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      onEnd();
    },
    cancel: async () => {
      onEnd();
      await texts.return(undefined);
    },
  });
}
