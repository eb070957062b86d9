import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scorePassword } from './password-strength.ts';

const NAMES = ['prueba', 'Costa Clara'];

test.each([
  'una clave larga de prueba',
  'el perro verde come flan',
  'kX9-vm2_Lq0wTz',
  'may839201748392016',
  'ñandú en bicicleta',
  'la isla del tesoro',
  'mi perro ladra de noche',
  'chocolate con churros',
  'tortuga lenta en Liverpool',
  'María juega al baloncesto',
  'ocho gatos y un violín',
  '猫が魚を食べていますよ今日も',
])('is hard to guess: %s', (password) => {
  expect(scorePassword(password, NAMES)).toBeGreaterThanOrEqual(3);
});

test.each([
  'trustno1trustno1',
  'liverpoolfc123',
  'aaaaaaaaaaaa',
  '            ',
  'abcabcabcabc',
  'clave9clave9',
  '123456789012',
  '987654321098',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdef123456',
  'Password1234',
  'P@ssw0rd2024',
  'Contraseña123!',
  'contrasena segura',
  'Administrador1',
  'AdminAdmin2024',
  'iloveyou2024!',
  'Florida2024!!',
  'Bienvenido2026',
  'chocolate123',
  'basketball12',
  'B4sk3tb@ll!!',
  '2024.Venezuela',
  'Valentina#2019',
  'rosa123456789',
  'costa clara 2026',
  'prueba.prueba.1',
  'correcthorsebatterystaple',
  'correct horse battery staple',
  'Correct-Horse-Battery-Staple1',
  'tres tristes tigres',
  'marzo2026marzo',
  'Noviembre2026!',
  'November.2026',
  'Miami-Dade-2026',
  'Hialeah2026!!',
  'clinica2026florida',
  'Patria y vida 2021',
])('is easy to guess: %s', (password) => {
  expect(scorePassword(password, NAMES)).toBeLessThan(3);
});

test('the words of this account are worth less than others', () => {
  const password = 'Vilanova Salzburgo';
  expect(scorePassword(password, ['Vilanova', 'Salzburgo'])).toBeLessThan(scorePassword(password, []));
});

test('random passwords are hard to guess', () => {
  const characters = fc.constantFrom(...'bcdfghjkmnpqrvwxyzBCDFGHJKMNPQRVWXYZ2689-_');
  fc.assert(
    fc.property(fc.uniqueArray(characters, { minLength: 16, maxLength: 20 }), (picked) => {
      expect(scorePassword(picked.join(''), NAMES)).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 5 },
  );
});
