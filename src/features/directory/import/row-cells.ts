import { decodeEntities, findSpoiling, withLostLetters, withoutMarkup } from './cell-text.ts';
import type { RejectionKey, RowFinding, WarningKey } from './import-problems.ts';
import { isUnknown } from './placeholders.ts';
import type { CsvField, RecognisedColumns } from './provider-csv-columns.ts';
import { cleanText, isExponent, translateValue, type ValueTranslations } from './provider-csv-values.ts';

const MAX_TEXT_LENGTH = 200;
/** Fields in which any text is accepted, so that nothing else would notice a lost letter. */
const PROSE = new Set<CsvField>([
  'name',
  'firstName',
  'lastName',
  'doctor',
  'center',
  'address',
  'suite',
  'city',
  'ages',
  'planId',
]);

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
    const text = this.written(field);
    return isUnknown(text) ? '' : text;
  }

  /** As `text`, but a cell that stands for "not known" comes as it is. */
  written(field: CsvField): string {
    const position = this.#columns.positions.get(field);
    const text = translateValue(this.translations, field, this.#cleanCell(field, position));
    // Nothing reads on in a cell of a megabyte: what is meant for short ones may take very long on it.
    if (text.length > MAX_TEXT_LENGTH) {
      this.reject(field, 'tooLong', text);
      return text.slice(0, MAX_TEXT_LENGTH);
    }
    const spoiling = isUnknown(text) ? undefined : findSpoiling(text, PROSE.has(field));
    if (spoiling !== undefined) this.reject(field, spoiling, text);
    return text;
  }

  /** As `text`, but an empty one is rejected. */
  required(field: CsvField): string {
    const text = this.written(field);
    if (!isUnknown(text)) return text;
    this.reject(field, text === '' ? 'required' : 'placeholder', text);
    return '';
  }

  /** A value that may be unknown (null); a text that `parse` does not understand is rejected. */
  optional<T>(field: CsvField, key: RejectionKey, parse: (text: string) => T | undefined): T | null {
    const text = this.text(field);
    if (text === '') return null;
    const value = parse(text);
    if (value === undefined) this.reject(field, key, text);
    return value ?? null;
  }

  /** As `optional`, for digits: those that a spreadsheet wrote with an exponent are gone. */
  number<T>(field: CsvField, key: RejectionKey, parse: (text: string) => T | undefined): T | null {
    return this.optional(field, isExponent(this.peek(field)) ? 'number.exponent' : key, parse);
  }

  /** What a cell says, without a check of it. */
  peek(field: CsvField): string {
    const position = this.#columns.positions.get(field);
    return cleanText(position === undefined ? '' : (this.#cells[position] ?? ''));
  }

  #cleanCell(field: CsvField, position: number | undefined): string {
    const decoded = decodeEntities(position === undefined ? '' : (this.#cells[position] ?? ''));
    const text = withoutMarkup(decoded);
    if (text !== decoded) this.warn(field, 'text.markupLeftOut', cleanText(decoded));
    return cleanText(withLostLetters(text));
  }
}
