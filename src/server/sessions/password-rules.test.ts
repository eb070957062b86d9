import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '#server/errors.ts';
import { passwordFlaw, refuseFlawedPassword } from './password-rules.ts';

const NAMES = ['prueba', 'Costa Clara'];

describe('a new password', () => {
  test.each([
    'una clave larga de prueba',
    'el perro verde come flan',
    'tres tristes tigres',
    'kX9-vm2_Lq0wTz',
    'correct horse battery staple',
    'ñandú en bicicleta',
    'la isla del tesoro',
    'mi perro ladra de noche',
    'chocolate con churros',
    'tortuga lenta en Liverpool',
    'María juega al baloncesto',
    'ocho gatos y un violín',
    'tigre azul café',
    '猫が魚を食べていますよ今日も',
  ])('is accepted: %s', (password) => {
    expect(passwordFlaw(password, NAMES)).toBeUndefined();
  });

  test.each([
    ['', 'password.tooShort'],
    ['once letras', 'password.tooShort'],
    ['👩‍👩‍👧', 'password.tooShort'],
    ['a'.repeat(201), 'password.tooLong'],
    ['aaaaaaaaaaaa', 'password.common'],
    ['            ', 'password.common'],
    ['abcabcabcabc', 'password.common'],
    ['clave9clave9', 'password.common'],
    ['123456789012', 'password.common'],
    ['987654321098', 'password.common'],
    ['qwertyuiop12', 'password.common'],
    ['1q2w3e4r5t6y', 'password.common'],
    ['1qaz2wsx3edc', 'password.common'],
    ['abcdef123456', 'password.common'],
    ['Password1234', 'password.common'],
    ['P@ssw0rd2024', 'password.common'],
    ['Contraseña123!', 'password.common'],
    ['contrasena segura', 'password.common'],
    ['Administrador1', 'password.common'],
    ['AdminAdmin2024', 'password.common'],
    ['iloveyou2024!', 'password.common'],
    ['Florida2024!!', 'password.common'],
    ['Bienvenido2026', 'password.common'],
    ['chocolate123', 'password.common'],
    ['liverpool123', 'password.common'],
    ['basketball12', 'password.common'],
    ['B4sk3tb@ll!!', 'password.common'],
    ['2024.Venezuela', 'password.common'],
    ['Mi Barranquilla 1', 'password.common'],
    ['Valentina#2019', 'password.common'],
    ['rosa123456789', 'password.common'],
    ['María 305-555-0142', 'password.common'],
    ['Costa Clara 2026', 'password.name'],
    ['c0st4cl4r4-99', 'password.name'],
    ['Prueba-77-xyz', 'password.name'],
  ])('is refused: %j, %s', (password, flaw) => {
    expect(passwordFlaw(password, NAMES)).toBe(flaw);
  });

  test('the refusal names its field and says why in Spanish', () => {
    const refuse = () => refuseFlawedPassword('corta', NAMES);
    expect(refuse).toThrow(InvalidInput);
    expect(refuse).toThrow('La contraseña debe tener al menos 12 caracteres.');
  });

  test('length is counted in characters after normalization, and any text has an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const length = [...text.normalize('NFKC')].length;
        expect(passwordFlaw(text, NAMES) === 'password.tooShort').toBe(length < 12);
      }),
    );
  });

  test('random passwords are accepted', () => {
    const characters = fc.constantFrom(...'bcdfghjkmnpqrvwxyzBCDFGHJKMNPQRVWXYZ2689-_');
    fc.assert(
      fc.property(fc.uniqueArray(characters, { minLength: 16, maxLength: 20 }), (picked) => {
        expect(passwordFlaw(picked.join(''), NAMES)).toBeUndefined();
      }),
    );
  });
});
