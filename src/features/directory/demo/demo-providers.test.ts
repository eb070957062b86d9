import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { DIRECTORY_COUNTIES } from '../places/florida-counties.ts';
import { listFloridaZipCodes } from '../places/florida-zip-codes.server.ts';
import { SPECIALTIES } from '../specialties.ts';
import { demoProviders } from './demo-providers.ts';

const zipCodes = listFloridaZipCodes();
const records = demoProviders(zipCodes);

test('the demonstration directory is the same every time', () => {
  expect(demoProviders(zipCodes)).toEqual(records);
});

test('there are exactly 10,500, each with its own source key and without NPI', () => {
  expect(records).toHaveLength(10_500);
  expect(new Set(records.map((record) => record.sourceKey)).size).toBe(10_500);
  expect(records.every((record) => record.npi === null && record.sourceKey.startsWith('demo:'))).toBe(true);
});

test('every city, ZIP and county combination is real', () => {
  const real = new Set(zipCodes.map(({ zipCode, city, county }) => `${zipCode}|${city}|${county}`));
  const invented = records.filter(({ zipCode, city, county }) => !real.has(`${zipCode}|${city}|${county}`));
  expect(invented).toEqual([]);
});

test('all ten counties and all 24 specialties are there, the large ones most', () => {
  const counts = countBy(records.map((record) => record.county));
  expect(new Set(counts.keys())).toEqual(new Set(DIRECTORY_COUNTIES));
  expect(Math.max(...counts.values())).toBe(counts.get('Miami-Dade'));
  expect(Math.min(...counts.values())).toBeGreaterThan(300);
  const specialties = countBy(records.map((record) => record.specialty));
  expect(new Set(specialties.keys())).toEqual(new Set(SPECIALTIES.map(({ es }) => es)));
  expect(Math.min(...specialties.values())).toBeGreaterThan(50);
});

test('some doctors have two specialties, no facility has', () => {
  const several = records.filter(({ otherSpecialties }) => otherSpecialties.length > 0);
  expect(several.length).toBeGreaterThan(300);
  expect(several.every(({ specialty, otherSpecialties }) => !otherSpecialties.includes(specialty))).toBe(
    true,
  );
  expect(several.every(({ doctor, center }) => doctor !== center)).toBe(true);
});

test('phones and faxes are fictional numbers of Florida area codes', () => {
  const numbers = records.flatMap(({ phone, fax }) => [phone, fax]).filter((number) => number !== null);
  expect(numbers.filter((number) => !/^\(\d{3}\) 555-01\d\d$/.test(number))).toEqual([]);
});

test('names carry no title; more than half of the doctors have two Spanish surnames', () => {
  const doctors = records.filter((record) => record.doctor !== record.center).map((record) => record.doctor);
  expect(doctors.filter((name) => /^(Dr|Dra)\b|\bMD$/.test(name))).toEqual([]);
  const accented = doctors.filter((name) => /[áéíóúñü]/i.test(name)).length;
  expect(accented / doctors.length).toBeGreaterThan(0.5);
  for (const part of ['María José', 'de la Torre', '-Pérez', "O'Brien", 'Nguyễn']) {
    expect(doctors.some((name) => name.includes(part))).toBe(true);
  }
});

test('pharmacies, laboratories and panels are listed under their own names', () => {
  const facilities = records.filter((record) =>
    ['Farmacia', 'Diagnósticos', 'Paneles Preventivos'].includes(record.specialty),
  );
  expect(facilities.length).toBeGreaterThan(1000);
  expect(facilities.every((record) => record.doctor === record.center)).toBe(true);
});

test('most name a plan, the rest is unknown, and panels are not only in the places that do nothing else', () => {
  const plans = countBy(records.map(({ planId }) => planId ?? 'unknown'));
  expect(new Set(plans.keys())).toEqual(new Set(['PHC', 'DPO', 'PHC+DPO', 'unknown']));
  expect(Math.min(...plans.values())).toBeGreaterThan(1000);
  for (const field of ['panelA', 'panelD', 'panelJ'] as const) {
    const specialties = new Set(records.filter((record) => record[field]).map(({ specialty }) => specialty));
    expect(specialties).toContain('Paneles Preventivos');
    expect(specialties.size).toBeGreaterThan(1);
  }
});

test('languages are known ones; what is unknown stays unknown', () => {
  const known = new Set<string>(LANGUAGES.map(({ en }) => en));
  for (const { languages } of records)
    for (const language of languages ?? []) expect(known).toContain(language);
  const spoken = new Set(records.flatMap((record) => record.languages ?? []));
  for (const language of [
    'Spanish',
    'Haitian Creole',
    'Portuguese',
    'Vietnamese',
    'American Sign Language',
  ]) {
    expect(spoken).toContain(language);
  }
  for (const field of ['languages', 'certified', 'acceptingNewPatients', 'fax', 'suite'] as const) {
    const unknown = records.filter((record) => record[field] === null).length;
    expect(unknown).toBeGreaterThan(500);
    expect(unknown).toBeLessThan(9000);
  }
});

test('some ZIP codes have fewer than five providers, so that searches widen', () => {
  const counts = [...countBy(records.map((record) => record.zipCode)).values()];
  expect(counts.filter((count) => count < 5).length).toBeGreaterThan(20);
});

function countBy(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
