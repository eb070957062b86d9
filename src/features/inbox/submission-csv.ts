/*
 * CSV as RFC 4180 has it. A spreadsheet takes a cell that begins with one of these signs for a formula, which could
 * send the sheet's content away; an apostrophe before it makes it text again. Where a semicolon or a tab separates
 * cells, as in Spanish settings, a cell begins behind every one of them.
 */
const FORMULA_SIGNS = '=+\\-@\uff0b\uff0d\uff1d\uff20';
const FORMULA_START = new RegExp(`^(?=[${FORMULA_SIGNS}\\t\\r\\n])`);
const FORMULA_INSIDE = new RegExp(`([;\\t]["'\\s]*)(?=[${FORMULA_SIGNS}])`, 'g');

/** Says to spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One cell, made harmless and quoted where it must be. */
export function csvCell(text: string): string {
  const harmless = text.replace(FORMULA_START, "'").replace(FORMULA_INSIDE, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
