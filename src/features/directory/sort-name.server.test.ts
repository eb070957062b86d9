import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerRow, storeProviders } from '../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { searchProviders } from './search-providers.server.ts';
import { searchProvidersRequest } from './search-providers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

async function sortName(doctor: string, center = 'Bayside Clinic', specialty = 'Cardiología') {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`SELECT public.sort_name(${doctor}, ${center}, ${specialty}) AS name`,
  );
  return rows[0]?.name;
}

test.each([
  ['Ana Ruiz', 'ruiz  ana'],
  ['Ana García López', 'garcia lopez  ana'],
  ['Ana María García', 'garcia  ana maria'],
  ['José Luis González Pérez', 'gonzalez perez  jose luis'],
  ['Idalmis Yanet González Pérez', 'gonzalez perez  idalmis yanet'],
  ['José Luis de la Torre Núñez', 'de la torre nunez  jose luis'],
  ['María De La Cruz', 'de la cruz  maria'],
  ['María del Carmen Ponce de León', 'ponce de leon  maria del carmen'],
  ['María de los Ángeles Ruiz Díaz', 'ruiz diaz  maria de los angeles'],
  ['María José González-Pérez', 'gonzalez perez  maria jose'],
  ['Jean-Baptiste Dupont', 'dupont  jean baptiste'],
  ['Ana G. Ruiz', 'ruiz  ana g'],
  ['Dr. Ana Ruiz, MD', 'ruiz  ana'],
  ['Dra. Ana Ruiz M.D.', 'ruiz  ana'],
  ['John Smith Jr.', 'smith  john'],
  ['García López, José', 'garcia lopez  jose'],
  ["Shannon O'Brien", 'obrien  shannon'],
  ['Anh Do', 'anh'],
  ['Van Nguyen', 'nguyen  van'],
  ['Hoa Thi Nguyen', 'nguyen  hoa thi'],
  ['Cher', 'cher'],
  ['Dr.', 'dr'],
  ['', 'bayside clinic'],
  ['%', 'bayside clinic'],
])('%s stands under "%s"', async (doctor, expected) => {
  expect(await sortName(doctor)).toBe(expected);
});

test('a center without a doctor stands under its own name', async () => {
  expect(await sortName('Bayside Clinic')).toBe('bayside clinic');
  expect(await sortName('Farmacia San José', 'Farmacia San José', 'Farmacia')).toBe('farmacia san jose');
  expect(await sortName('Costa Sol', 'Costa Sol', 'Diagnósticos')).toBe('costa sol');
  // A doctor without a center has their own name there.
  expect(await sortName('Ana Ruiz', 'Ana Ruiz')).toBe('ruiz  ana');
  expect(await sortName('Óptica 20/20 Miami')).toBe('optica 20 20 miami');
});

test('one last name comes before the same with another behind it', async () => {
  const doctors = ['Zoe García', 'Ana García López', 'Ana Garcés', 'Luz García', 'Bayside Clinic'];
  await storeProviders(
    database.db,
    doctors.map((doctor) => providerRow({ doctor })),
  );
  const { providers } = await searchProviders(database.db, searchProvidersRequest.parse({}));
  expect(providers.map(({ doctor }) => doctor)).toEqual([
    'Bayside Clinic',
    'Ana Garcés',
    'Luz García',
    'Zoe García',
    'Ana García López',
  ]);
});
