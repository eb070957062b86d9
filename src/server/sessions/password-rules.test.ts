import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordFlaw, passwordFormFlaw, RefusedPassword } from './password-rules.ts';

/* The rules that can be checked at once. How easy a password is to guess: password-strength.test.ts. */

const NAMES = ['prueba', 'Costa Clara'];

test.each([
  ['', 'password.tooShort'],
  ['once letras', 'password.tooShort'],
  ['👩‍👩‍👧', 'password.tooShort'],
  ['a'.repeat(201), 'password.tooLong'],
  ['Costa Clara 2026', 'password.name'],
  ['c0st4cl4r4-99', 'password.name'],
  ['Prueba-77-xyz', 'password.name'],
])('%j is refused: %s', (password, flaw) => {
  expect(passwordFormFlaw(password, NAMES)).toBe(flaw);
});

test.each(['una clave larga de prueba', 'kX9-vm2_Lq0wTz', '猫が魚を食べていますよ今日も'])(
  'nothing is said against %s',
  (password) => {
    expect(passwordFormFlaw(password, NAMES)).toBeUndefined();
  },
);

test('length is counted in characters after normalization, and any text has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const length = [...text.normalize('NFKC')].length;
      expect(passwordFormFlaw(text, NAMES) === 'password.tooShort').toBe(length < 12);
    }),
  );
});

test('a password that is easy to guess is refused, a phrase is not', async () => {
  const flaws = ['trustno1trustno1', 'el perro come flan'].map((password) => passwordFlaw(password, NAMES));
  expect(await Promise.all(flaws)).toEqual(['password.common', undefined]);
});

test('the refusal names its field and says in Spanish what to do', () => {
  const refusal = new RefusedPassword('password.common');
  expect(refusal).toMatchObject({ status: 422, fields: [{ field: 'newPassword', key: 'password.common' }] });
  expect(refusal.message).toMatch(/Elija otra, por ejemplo una frase/);
});
