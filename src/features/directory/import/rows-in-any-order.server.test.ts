import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  lines,
  openProviderImports,
  type ProviderImports,
} from '../../../../tests/support/provider-imports.ts';
import { providers } from '../providers.table.ts';
import type { ImportOptions } from './import-providers.server.ts';

let imports: ProviderImports;
beforeEach(async () => {
  imports = await openProviderImports();
});
afterEach(() => imports.discard());

const importRows = (rows: string[], options?: Partial<ImportOptions>) =>
  imports.importText(lines(...rows), options);

const HEADER = 'npi,doctor,center,specialty,address,city,zip,phone,languages,new patients,ages';

test('the order of the rows decides nothing but what comes first', async () => {
  const cell = fc.record({
    npi: fc.constantFrom('1604450738', '1604451108'),
    doctor: fc.constantFrom('Marta Rey', 'MARTA REY', 'Tomás Leal'),
    specialty: fc.constantFrom('Cardiology', 'Urology', 'Dental; Urology', 'OB/GYN'),
    address: fc.constantFrom('9 Main St', '9 MAIN STREET', '5 Oak St'),
    phone: fc.constantFrom('', '3055550101', '3055550102'),
    languages: fc.constantFrom('', 'Spanish', '"English, Spanish"', 'Haitian Creole'),
    accepting: fc.constantFrom('', 'yes', 'yes', 'no'),
  });
  const orders = fc
    .array(cell, { minLength: 2, maxLength: 6 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
  const toRow = (row: Record<string, string>) =>
    `${row['npi']},${row['doctor']},Centro Rey,${row['specialty']},${row['address']},Miami,33126,${row['phone']},${row['languages']},${row['accepting']},`;
  const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
  // Which spelling of a name or an address is stored depends on the order: both addresses begin with another number.
  const placeOf = ({ npi, address }: Record<string, unknown>) => `${npi} ${String(address).slice(0, 1)}`;
  /** What is stored, apart from what may come first. */
  const unordered = async () =>
    (await imports.storedProviders())
      .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
      .map(({ npi, specialties, languages, accepting_new_patients, phone }) => ({
        npi,
        specialties: sorted(specialties),
        languages,
        accepting_new_patients,
        hasPhone: phone !== null,
      }));
  await fc.assert(
    fc.asyncProperty(orders, async ([rows, shuffled]) => {
      const options = { acceptValid: true, severalPlaces: true };
      await imports.database.db.delete(providers);
      const first = await importRows([HEADER, ...rows.map(toRow)], options);
      const kept = await imports.storedProviders();
      const values = await unordered();
      const again = await importRows([HEADER, ...shuffled.map(toRow)], options);
      expect(again).toMatchObject({ inserted: 0, updated: 0, rejected: first.rejected });
      expect(await imports.storedProviders()).toEqual(kept);
      await imports.database.db.delete(providers);
      await importRows([HEADER, ...shuffled.map(toRow)], options);
      expect(await unordered()).toEqual(values);
    }),
    { numRuns: 40 },
  );
});
