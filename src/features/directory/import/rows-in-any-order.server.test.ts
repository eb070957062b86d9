import fc from 'fast-check';
import { expect, test } from 'vitest';
import { providerImportsPerTest } from '../../../../tests/support/provider-imports.ts';
import { providers } from '../providers.table.ts';

const imports = providerImportsPerTest();
const { importRows, storedProviders } = imports;

const HEADER = 'npi,doctor,center,specialty,address,city,zip,phone,languages,new patients,last updated';

test('the order of the rows decides nothing but what comes first', async () => {
  const cell = fc.record({
    npi: fc.constantFrom('1604450738', '1604451108'),
    doctor: fc.constantFrom('Marta Rey', 'MARTA REY', 'Tomás Leal'),
    specialty: fc.constantFrom('Cardiology', 'Urology', 'Dental; Urology', 'OB/GYN'),
    address: fc.constantFrom('9 Main St', '9 MAIN STREET', '5 Oak St'),
    phone: fc.constantFrom('', '3055550101', '3055550102'),
    languages: fc.constantFrom('', 'Spanish', '"English, Spanish"', 'Haitian Creole'),
    accepting: fc.constantFrom('', 'yes', 'yes', 'no'),
    listed: fc.constantFrom('', '2024-03-04', '2024-05-06'),
  });
  const orders = fc
    .array(cell, { minLength: 2, maxLength: 6 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
  const toRow = (row: Record<string, string>) =>
    `${row['npi']},${row['doctor']},Centro Rey,${row['specialty']},${row['address']},Miami,33126,${row['phone']},${row['languages']},${row['accepting']},${row['listed']}`;
  /**
   * What is stored of each provider at each place, apart from what may come first: the spelling of a name or an address,
   * and which of several specialties. Both addresses begin with another number.
   */
  const storedByPlace = async () => {
    const stored = await storedProviders();
    const byPlace = stored.map(
      ({
        npi,
        address,
        specialties,
        languages,
        accepting_new_patients,
        list_date,
        phone,
      }): [string, unknown] => [
        `${npi} at ${String(address).slice(0, 1)}`,
        {
          specialties: new Set(specialties as string[]),
          languages,
          accepting_new_patients,
          list_date,
          hasPhone: phone !== null,
        },
      ],
    );
    expect(new Map(byPlace).size).toBe(stored.length);
    return new Map(byPlace);
  };
  await fc.assert(
    fc.asyncProperty(orders, async ([rows, shuffled]) => {
      const options = { acceptValid: true, severalPlaces: true };
      await imports.database.db.delete(providers);
      const first = await importRows([HEADER, ...rows.map(toRow)], options);
      const kept = await storedProviders();
      const values = await storedByPlace();
      const again = await importRows([HEADER, ...shuffled.map(toRow)], options);
      expect(again).toMatchObject({ inserted: 0, updated: 0, rejected: first.rejected });
      expect(await storedProviders()).toEqual(kept);
      await imports.database.db.delete(providers);
      await importRows([HEADER, ...shuffled.map(toRow)], options);
      expect(await storedByPlace()).toEqual(values);
    }),
    { numRuns: 40 },
  );
});
