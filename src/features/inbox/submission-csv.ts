/*
 * CSV as RFC 4180 has it. A spreadsheet takes a cell that begins with one of these signs for a formula, which could
 * send the sheet's content away; an apostrophe before it makes it text again.
 */
const FORMULA_START = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** Says to spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One cell, made harmless and quoted where it must be. */
export function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
