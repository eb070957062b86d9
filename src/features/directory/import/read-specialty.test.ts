import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPECIALTIES } from '../specialties.ts';
import { readSpecialty } from './read-specialty.ts';

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
  expect(readSpecialty(text)).toMatchObject({ specialty: { en }, isSame: true });
});

test.each([
  ['OB/GYN', 'Gynecology'],
  ['Obstetrics and Gynecology', 'Gynecology'],
  ['Obstetricia y Ginecología', 'Gynecology'],
  ['Geriatric Medicine', 'Internal Medicine'],
  ['Internal Medicine, Geriatric Medicine', 'Internal Medicine'],
  ['Pediatrics, Adolescent Medicine', 'Pediatrics'],
  ['Dentist, Orthodontics and Dentofacial Orthopedics', 'Dental'],
])('"%s" is listed under %s', (text, en) => {
  expect(readSpecialty(text)).toMatchObject({ specialty: { en }, isSame: false });
});

test.each([
  '',
  '&',
  'Physician',
  'Astrology',
  'Oncology',
  'Plastic Surgery',
  'Veterinary Surgery',
  'Cardiology / Pediatrics',
  'Cardiology, Dermatology',
  'Internal Medicine, Pediatrics',
  'Psychiatry & Neurology',
  'Physician Assistant',
  'constructor',
])('"%s" is none of them', (text) => expect(readSpecialty(text)).toBeUndefined());

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
        expect(readSpecialty(capitals ? accents.toUpperCase() : accents)).toEqual({
          specialty,
          isSame: true,
        });
      },
    ),
  );
});
