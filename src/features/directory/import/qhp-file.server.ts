import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import { z } from 'zod';
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
] as const;

/** What is missing or of another kind is empty: the row is then refused with its reason, and the others are read. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined)
  .transform((value) => value ?? '');
const texts = z.array(text).catch([]);
const address = z.object({ address: text, address_2: text, city: text, state: text, zip: text, phone: text });
const record = z.object({
  npi: text,
  name: z.object({ first: text, middle: text, last: text, suffix: text }).optional().catch(undefined),
  /** Of a facility; a group of doctors has `group_name`. */
  facility_name: text,
  group_name: text,
  facility_type: texts,
  specialty: texts,
  addresses: z.array(address).catch([]),
  languages: texts,
  accepting: text,
});

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
  parser.onValue = ({ value }) => void read.push(value);
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
    throw new UnusableImport(`${path} is broken behind record ${records + read.length}: ${explain(error)}.`);
  } finally {
    source.destroy();
  }
}

function explain(error: unknown): string {
  if (error instanceof TypeError) return 'it is not in UTF-8, as CMS wants it';
  return error instanceof Error ? error.message : String(error);
}

function rowsOf(value: unknown): string[][] {
  const { success, data } = record.safeParse(value);
  if (!success) return [HEADER.map(() => '')];
  const { npi, name, facility_name, group_name, accepting } = data;
  const specialties = [...data.specialty, ...data.facility_type];
  const addresses = data.addresses.length > 0 ? data.addresses : [address.parse({})];
  return addresses.flatMap((place) =>
    (specialties.length > 0 ? specialties : ['']).map((specialty) => {
      const cells: Record<(typeof HEADER)[number], string> = {
        npi,
        firstName: [name?.first, name?.middle].filter(Boolean).join(' '),
        lastName: [name?.last, name?.suffix].filter(Boolean).join(', '),
        center: facility_name || group_name,
        specialty,
        address: place.address,
        suite: place.address_2,
        city: place.city,
        state: place.state,
        zipCode: place.zip,
        phone: place.phone,
        languages: data.languages.join('; '),
        acceptingNewPatients: accepting,
      };
      return HEADER.map((field) => cells[field]);
    }),
  );
}
