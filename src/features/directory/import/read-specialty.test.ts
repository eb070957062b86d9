import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPECIALTIES } from '../specialties.ts';
import { readSpecialties } from './read-specialty.ts';

test.each([
  ['CARDIOLOGIA', 'Cardiology'],
  ['cardiologi\u0301a', 'Cardiology'],
  ['Ear, Nose & Throat', 'ENT (Ear, Nose, Throat)'],
  ['E.N.T.', 'ENT (Ear, Nose, Throat)'],
  ['Otolaryngology', 'ENT (Ear, Nose, Throat)'],
  ['OTORRINOLARINGOLOGO', 'ENT (Ear, Nose, Throat)'],
  ['Family Practice', 'General Medicine'],
  ['PCP', 'General Medicine'],
  ['Médico de familia', 'General Medicine'],
  ['Dentista', 'Dental'],
  ['Dentist', 'Dental'],
  ['Peds', 'Pediatrics'],
  ['Orthopaedic Surgery', 'Orthopedics'],
  ['Especialista en Urología', 'Urology'],
  ['Cardiovascular Disease Physician', 'Cardiology'],
  ['Internal Medicine, Cardiovascular Disease', 'Cardiology'],
  ['Internal Medicine: Gastroenterology', 'Gastroenterology'],
  ['Psychiatry & Neurology, Psychiatry', 'Psychiatry'],
  ['Allopathic & Osteopathic Physicians; Obstetrics & Gynecology; Obstetrics', 'Obstetrics'],
  ['Endocrinology, Diabetes & Metabolism', 'Endocrinology'],
  ['Clinical Medical Laboratory', 'Diagnostics'],
  ['207rc0000x', 'Cardiology'],
  ['Dermatología/Dermatology', 'Dermatology'],
  ['Cardiovascular Disease (Cardiology)', 'Cardiology'],
  ['DDS', 'Dental'],
])('"%s" is %s', (text, en) => {
  expect(readSpecialties(text)).toMatchObject([{ specialty: { en }, isSame: true }]);
});

test.each([
  ['Pediatrics/Adolescent', 'Pediatrics'],
  ['Geriatric Medicine', 'Internal Medicine'],
  ['Internal Medicine, Geriatric Medicine', 'Internal Medicine'],
  ['Pediatrics, Adolescent Medicine', 'Pediatrics'],
  ['Dentist, Orthodontics and Dentofacial Orthopedics', 'Dental'],
])('"%s" is listed under %s', (text, en) => {
  expect(readSpecialties(text)).toMatchObject([{ specialty: { en }, isSame: false }]);
});

test.each([
  ['OB/GYN', 'Gynecology + Obstetrics'],
  ['Obstetrics and Gynecology', 'Gynecology + Obstetrics'],
  ['Obstetricia y Ginecología', 'Gynecology + Obstetrics'],
  ['Obstetrics & Gynecology Physician', 'Gynecology + Obstetrics'],
  ['207V00000X', 'Gynecology + Obstetrics'],
  ['Gynecology, Obstetrics', 'Gynecology + Obstetrics'],
  ['Pulmonary & Critical Care', 'Pulmonology + Intensive Care'],
  ['Internal Medicine, Pulmonary & Critical Care', 'Pulmonology + Intensive Care'],
  ['Med-Peds', 'Internal Medicine + Pediatrics'],
  ['Cardiology; Internal Medicine', 'Cardiology + Internal Medicine'],
  ['Internal Medicine; Cardiology', 'Internal Medicine + Cardiology'],
  ['Internal Medicine | Cardiology', 'Internal Medicine + Cardiology'],
  ['Cardiology / Pediatrics', 'Cardiology + Pediatrics'],
  ['Cardiology, Dermatology', 'Cardiology + Dermatology'],
  ['Internal Medicine, Pediatrics', 'Internal Medicine + Pediatrics'],
  ['CARDIOLOGIA Y MEDICINA INTERNA', 'Cardiology + Internal Medicine'],
  ['Cardiology and Internal Medicine', 'Cardiology + Internal Medicine'],
  ['Cardiology - Internal Medicine', 'Cardiology + Internal Medicine'],
  ['Cardiology (Internal Medicine), Urology', 'Cardiology + Internal Medicine + Urology'],
  ['OB/GYN; Ear, Nose & Throat; Dental', 'Gynecology + Obstetrics + ENT (Ear, Nose, Throat) + Dental'],
  ['Psychiatry; Neurology', 'Psychiatry + Neurology'],
  ['207RC0000X; 207R00000X', 'Cardiology + Internal Medicine'],
])('"%s" are %s', (text, names) => {
  const readings = readSpecialties(text) ?? [];
  expect(readings.map(({ specialty }) => specialty.en).join(' + ')).toBe(names);
  expect(readings.every(({ isSame }) => isSame)).toBe(true);
});

test('of several each has its own doubt', () => {
  expect(readSpecialties('Cardiology; Geriatric Medicine')).toMatchObject([
    { specialty: { en: 'Cardiology' }, isSame: true },
    { specialty: { en: 'Internal Medicine' }, isSame: false },
  ]);
});

test.each([
  '',
  '&',
  'Physician',
  'Astrology',
  'Oncology',
  'Plastic Surgery',
  'Veterinary Surgery',
  'Cardiology / Astrology',
  'Cardiology; Oncology',
  '; ',
  'Psychiatry & Neurology',
  'Physician Assistant',
  'constructor',
])('"%s" is none of them', (text) => expect(readSpecialties(text)).toBeUndefined());

test('each of the 24 is found however it is written', () => {
  const names = SPECIALTIES.flatMap((specialty) => [
    { text: specialty.en, specialty },
    { text: specialty.es, specialty },
  ]);
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.boolean(),
      fc.boolean(),
      ({ text, specialty }, capitals, plain) => {
        const accents = plain ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
        expect(readSpecialties(capitals ? accents.toUpperCase() : accents)).toEqual([
          { specialty, isSame: true },
        ]);
      },
    ),
  );
});

test('any list of them is read as these, each once, in its order', () => {
  const names = fc.constantFrom(...SPECIALTIES.flatMap(({ en, es }) => [en, es]));
  fc.assert(
    fc.property(
      fc.array(names, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('; ', ';', ' | '),
      (list, sign) => {
        const named = list.map((name) => SPECIALTIES.find(({ en, es }) => name === en || name === es));
        const readings = readSpecialties(list.join(sign)) ?? [];
        expect(readings.map(({ specialty }) => specialty)).toEqual([...new Set(named)]);
      },
    ),
    { examples: [[['Obstetricia', 'Ginecología'], '; ']] },
  );
});

test('the page that operators read has all of them', () => {
  const page = readFileSync('docs/operations/import-providers.md', 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const { en, es } of SPECIALTIES) {
    const also = rows.find((cells) => cells[1] === en && cells[2] === es)?.[3] ?? '';
    for (const words of also.split(', '))
      expect(readSpecialties(words), `${en}: "${words}"`).toMatchObject([
        { specialty: { en }, isSame: true },
      ]);
  }
});
