import type { CsvField, RecognisedColumns } from './provider-csv-columns.ts';
import type { RejectionKey, RowFinding, WarningKey } from './provider-csv-problems.ts';
import { cleanText, isUnknown, translateValue, type ValueTranslations } from './provider-csv-values.ts';

const MAX_TEXT_LENGTH = 200;

/** The cells of one row by field, and what is found wrong with them on the way. */
export class RowCells {
  readonly rejections: RowFinding<RejectionKey>[] = [];
  readonly warnings: RowFinding<WarningKey>[] = [];
  readonly translations: ValueTranslations;
  readonly #cells: readonly string[];
  readonly #columns: RecognisedColumns;

  constructor(cells: readonly string[], columns: RecognisedColumns, translations: ValueTranslations) {
    this.#cells = cells;
    this.#columns = columns;
    this.translations = translations;
  }

  reject(field: CsvField, key: RejectionKey, value: string): void {
    this.rejections.push({ field, key, value });
  }

  warn(field: CsvField, key: WarningKey, value: string): void {
    this.warnings.push({ field, key, value });
  }

  /** The cell's text on one line, translated; empty when the column is absent or the value unknown. */
  text(field: CsvField): string {
    const position = this.#columns.positions.get(field);
    const cell = position === undefined ? '' : cleanText(this.#cells[position] ?? '');
    const text = translateValue(this.translations, field, cell);
    // Nothing reads on in a cell of a megabyte: what is meant for short ones may take very long on it.
    if (text.length > MAX_TEXT_LENGTH) {
      this.reject(field, 'tooLong', text);
      return text.slice(0, MAX_TEXT_LENGTH);
    }
    return isUnknown(text) ? '' : text;
  }

  /** As `text`, but an empty one is rejected. */
  required(field: CsvField): string {
    const text = this.text(field);
    if (text === '') this.reject(field, 'required', '');
    return text;
  }

  /** A value that may be unknown (null); a text that `parse` does not understand is rejected. */
  optional<T>(field: CsvField, key: RejectionKey, parse: (text: string) => T | undefined): T | null {
    const text = this.text(field);
    if (text === '') return null;
    const value = parse(text);
    if (value === undefined) this.reject(field, key, text);
    return value ?? null;
  }
}
