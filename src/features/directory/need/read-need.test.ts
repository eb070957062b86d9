import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNeed } from './read-need.server.ts';

const restOf = (text: string) => readNeed(text).rest;

test.each([
  [
    'cardióloga en Hialeah que hable español',
    { specialty: 'Cardiology', city: 'Hialeah', languages: 'Spanish' },
  ],
  ['doctor de niños 33012', { specialty: 'Pediatrics', zipCode: '33012' }],
  ['me duele la muela', { specialty: 'Dental' }],
  ['my tooth hurts', { specialty: 'Dental' }],
  ['spinal surgeon', { specialty: 'Orthopedics' }],
  ['dr gonzales', { doctor: 'Gonzales' }],
  ['kids dentist', { specialty: 'Dental' }],
  ['dentista en español', { specialty: 'Dental', languages: 'Spanish' }],
  ['dolor de espalda, wpb', { specialty: 'Orthopedics', city: 'West Palm Beach' }],
  ['necesito un dentista en jaialea', { specialty: 'Dental', city: 'Hialeah' }],
  [
    'chinese speaking family doctor broward',
    { specialty: 'General Medicine', county: 'Broward', languages: 'Mandarin' },
  ],
  ['33012', { zipCode: '33012' }],
  ['doctor for my 5 year old', { specialty: 'Pediatrics' }],
  ['mi hijo de 3 años', { specialty: 'Pediatrics' }],
  ['boy with fever', { specialty: 'Pediatrics' }],
  ['earache', { specialty: 'ENT (Ear, Nose, Throat)' }],
  ['me duele el riñón', { specialty: 'Urology' }],
  ['presión alta', { specialty: 'Cardiology' }],
  ['estoy embarazada', { specialty: 'Obstetrics' }],
  ['dentista calle ocho', { specialty: 'Dental', city: 'Little Havana' }],
  ['wynwood', { city: 'Wynwood' }],
  ['dentist in the gables', { specialty: 'Dental', city: 'Coral Gables' }],
  ['little haiti', { city: 'Little Haiti' }],
  ['hola', {}],
  ['', {}],
])('%s is understood whole', (text, filters) => {
  expect(readNeed(text)).toMatchObject({ filters, rest: [] });
});

test.each([
  ['woman gynecologist in Miami', ['woman']],
  ['best dentist open saturdays Tampa', ['best', 'open saturdays']],
  ['pediatra que acepte pacientes nuevos', []],
  ['dermatologist or podiatrist in Doral or Weston', ['podiatrist', 'Weston']],
  ['dentista cerca de mí', ['cerca de mí']],
  ['oncologist in Miami', ['oncologist']],
  ['doctor in Atlanta', ['Atlanta']],
  ['dentist 10001', ['10001']],
  ['Hialeah 33401', ['Hialeah']],
  ['dentista para mi niño', ['niño']],
  ['doctor para mi hijo de 30 años', ['30 años']],
  ['cough for 2 weeks', ['2 weeks']],
  ['doctor del riñón', ['riñón']],
  ['florida blue dermatologist', ['blue']],
  ['me duele la cara', ['duele la cara']],
])('of %s it says what is no filter', (text, rest) => {
  expect(restOf(text)).toEqual(rest);
});

test('what is left may be a name, but for everyday words', () => {
  const need = readNeed('Pérez cardiólogo mujer');
  expect(need.name).toEqual(['Pérez']);
  expect(need.rest).toEqual(['Pérez', 'mujer']);
  expect(need.restBeside(['Pérez'])).toEqual(['mujer']);
});

test.each([
  ['pepe rodriguez cardiologo', ['pepe', 'rodriguez']],
  ['J. R. García', ['J', 'R', 'García']],
  ['rodriguez jose l', ['rodriguez', 'jose', 'l']],
  ['Jose Garcia Jr', ['Jose', 'Garcia', 'Jr']],
  ['pepe garcia lopez', ['pepe', 'garcia', 'lopez']],
  ['de la torre', ['de', 'la', 'torre']],
  ['gonzalez 33012', ['gonzalez']],
  ['me duele la cara', []],
])('of %s these words may be a name', (text, name) => {
  expect(readNeed(text).name).toEqual(name);
});

test('a city that no list has is a guess', () => {
  expect(readNeed('dentist in Foxtown')).toMatchObject({ filters: { city: 'Foxtown' }, isCityGuessed: true });
});

test('nothing that is typed throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void readNeed(text)));
});
