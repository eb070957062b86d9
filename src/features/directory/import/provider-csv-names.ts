import { holdsPlaceholder, isNoPartOfName, isWhollyUnknown, looksUnknown } from './placeholders.ts';
import type { CsvField } from './provider-csv-columns.ts';
import { readableName } from './readable-case.ts';
import type { RowCells } from './row-cells.ts';

/** Titles are not part of a name. */
const TITLE = /^(?:dr|dra)(?:\.\s*|\s+)(?=\S)/i;

/**
 * Doctor and center of a row. "name" is whichever the row is about; beside a column of last names it is the first name. A
 * facility without a doctor is listed under its own name, a doctor without a center under theirs.
 */
export function readNames(row: RowCells): { doctor: string; center: string } {
  const [first, last] = [readPart(row, 'firstName'), readPart(row, 'lastName')];
  const nameIsFirstName = last !== '' && first === '';
  const name = nameIsFirstName ? readPart(row, 'name') : readWhole(row, 'name');
  const doctor = readWhole(row, 'doctor') || joinName(row, nameIsFirstName ? name : first, last);
  const center = row.text('center') || (nameIsFirstName ? '' : name);
  if (doctor === '' && center === '') rejectNobody(row);
  return { doctor: doctor || readableName(name || center), center: readableName(center) || doctor };
}

function rejectNobody(row: RowCells): void {
  const fields = ['doctor', 'name', 'firstName', 'lastName', 'center'] as const;
  const said = fields.map((field) => row.peek(field)).filter((text) => text !== '');
  if (said.length === 0) row.reject('name', 'required', '');
  else row.reject('name', 'name.placeholder', said.join(' '));
}

/** A cell with a whole name; empty when it is nobody's. */
function readWhole(row: RowCells, field: 'doctor' | 'name'): string {
  const text = row.written(field);
  const bare = text.replace(TITLE, '');
  if (text === '' || isWhollyUnknown(bare)) return '';
  checkName(row, field, bare);
  return field === 'doctor' ? readableName(bare) : text;
}

/** Half of a name. "Na" and "Null" are names here: nobody writes them beside another half to say that it is not known. */
function readPart(row: RowCells, field: 'firstName' | 'lastName' | 'name'): string {
  const text = row.written(field);
  if (!isNoPartOfName(text)) return text;
  if (/[\p{L}\p{N}]/u.test(text)) row.warn(field, 'name.partLeftOut', text);
  return '';
}

function joinName(row: RowCells, first: string, last: string): string {
  const given = first.replace(TITLE, '');
  const joined = `${given} ${last}`.trim();
  if (joined === '' || isWhollyUnknown(joined)) return '';
  checkName(row, last === '' ? 'firstName' : 'lastName', joined);
  const isOfOneCase = !/\p{Ll}/u.test(joined);
  if (isOfOneCase) return readableName(joined, last === '' ? 0 : given.split(' ').filter(Boolean).length);
  return `${readableName(given)} ${readableName(last)}`.trim();
}

function checkName(row: RowCells, field: CsvField, name: string): void {
  if (holdsPlaceholder(name)) row.reject(field, 'name.placeholder', name);
  else if (looksUnknown(name)) row.warn(field, 'name.looksUnknown', name);
}
