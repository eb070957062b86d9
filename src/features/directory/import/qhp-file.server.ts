import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import type { CsvRecord } from './csv-files.server.ts';
import { createDecoder } from './encodings.ts';
import { UnusableImport } from './import-problems.ts';
import type { CsvFile } from './inspect-csv-file.server.ts';

/*
 * `providers.json` as health plans publish it for CMS (https://github.com/CMSgov/QHP-provider-formulary-APIs), as rows of a
 * table: one for each address and specialty of a record, so that all else about it is as in a file of a spreadsheet.
 */

const HEADER = [
  'npi',
  'doctor',
  'firstName',
  'lastName',
  'center',
  'specialty',
  'address',
  'suite',
  'city',
  'state',
  'zipCode',
  'phone',
  'languages',
  'acceptingNewPatients',
  'listDate',
] as const;

/** What is read of a record, its name and its addresses; all of it may be missing or of another kind. */
type Fields = {
  readonly [Name in
    | 'npi'
    | 'name'
    | 'first'
    | 'middle'
    | 'last'
    | 'suffix'
    | 'facility_name'
    | 'facility_type'
    | 'group_name'
    | 'specialty'
    | 'addresses'
    | 'address'
    | 'address_2'
    | 'city'
    | 'state'
    | 'zip'
    | 'phone'
    | 'languages'
    | 'accepting'
    | 'last_updated_on']?: unknown;
};

/**
 * The rows of the file one after the other, the header first, in constant memory. Their lines
 * are those of the table that they make, header included: such a file is often one long line itself.
 *
 * @throws {UnusableImport} where the file is not JSON or not in UTF-8, naming the record
 */
export async function* readQhpRecords({ path }: CsvFile): AsyncGenerator<CsvRecord> {
  yield { line: 1, cells: [...HEADER], bytesRead: 0 };
  const source = createReadStream(path);
  const decoder = createDecoder('utf-8');
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  let read: unknown[] = [];
  let records = 0;
  let line = 1;
  parser.onValue = ({ value, key }) => {
    if (typeof key === 'number') read.push(value);
    else throw new UnusableImport(`${path} is no list of records: it has to begin with [ and end with ].`);
  };
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      parser.write(decoder.write(chunk).replace(/^\ufeff/, ''));
      for (const value of read) {
        records += 1;
        for (const cells of rowsOf(value)) {
          line += 1;
          yield { line, cells, bytesRead: source.bytesRead };
        }
      }
      read = [];
    }
    decoder.end();
    if (!parser.isEnded) throw new Error('it ends too soon');
  } catch (error) {
    if (error instanceof UnusableImport) throw error;
    const place = `behind record ${records + read.length}`;
    throw new UnusableImport(
      `${path} is broken ${place} (${explain(error)}). Ask whoever publishes it for the file again.`,
    );
  } finally {
    source.destroy();
  }
}

function explain(error: unknown): string {
  if (error instanceof TypeError) return 'it is not in UTF-8, as CMS wants it';
  return error instanceof Error ? error.message : String(error);
}

/** A facility has `facility_name` and `facility_type`, a group of doctors `group_name`, a person `name`. */
function rowsOf(value: unknown): string[][] {
  const record = fieldsOf(value);
  const name = fieldsOf(record.name);
  const addresses = listOf(record.addresses).map(placeOf);
  const specialties = [...listOf(record.specialty), ...listOf(record.facility_type)];
  return atLeastOne(addresses, {}).flatMap((place) =>
    atLeastOne(specialties, '').map((specialty) => {
      const cells: Record<(typeof HEADER)[number], string> = {
        npi: textOf(record.npi),
        doctor: otherNameOf(record.name),
        firstName: [name.first, name.middle].map(textOf).filter(Boolean).join(' '),
        lastName: [name.last, name.suffix].map(textOf).filter(Boolean).join(', '),
        center: textOf(record.facility_name) || textOf(record.group_name),
        specialty: textOf(specialty),
        address: textOf(place.address),
        suite: textOf(place.address_2),
        city: textOf(place.city),
        state: textOf(place.state),
        zipCode: textOf(place.zip),
        phone: textOf(place.phone),
        languages: listOf(record.languages).map(textOf).join('; '),
        acceptingNewPatients: textOf(record.accepting),
        listDate: textOf(record.last_updated_on),
      };
      return HEADER.map((field) => cells[field]);
    }),
  );
}

function atLeastOne<Item>(items: readonly Item[], otherwise: Item): readonly Item[] {
  return items.length > 0 ? items : [otherwise];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A name that does not come in its parts, as it is written: beside a group's name nobody would miss it. */
function otherNameOf(name: unknown): string {
  const { first, middle, last, suffix } = fieldsOf(name);
  if ([first, middle, last, suffix].some((part) => textOf(part) !== '')) return '';
  const isEmpty = typeof name === 'object' && Object.values(name ?? {}).every((part) => textOf(part) === '');
  return isEmpty ? '' : textOf(name);
}

/** A text in the place of an address with its parts is its street; what is missing is then said of it. */
function placeOf(address: unknown): Fields {
  return typeof address === 'string' ? { address } : fieldsOf(address);
}

/** A value that stands alone is the only one of its list. */
function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : [value].flat();
}

/** What is missing is empty. A value of another kind comes as it is written, and is refused as the cell that it becomes. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
