import { expect, test } from 'vitest';
import { accountMailText } from './account-mail-text.ts';

const SITE = { brandName: 'Costa Clara', origin: 'https://clinic.example' };
const happenedAt = new Date('2026-11-21T22:47:00Z');

test('says what happened, when, where, and what to do if it was somebody else', async () => {
  const notice = { kind: 'new-place', username: 'ana', happenedAt, browser: 'Firefox, Windows' } as const;
  const { subject, text } = await accountMailText(notice, SITE);
  expect(subject).toBe('Aviso de seguridad: Entrada desde un navegador nuevo');
  expect(text).toContain('en el panel de Costa Clara con el usuario ana');
  expect(text).toMatch(
    /Cuándo: 21 de noviembre de 2026.*5:47.*\(hora de Florida\)\nNavegador: Firefox, Windows\n/,
  );
  expect(text).toContain('cambie su contraseña ahora');
  expect(text).toContain('https://clinic.example/admin\n');
});

test.each([
  ['password-changed', 'Contraseña cambiada'],
  ['password-reset', 'Contraseña restablecida'],
  ['second-factor-on', 'Verificación en dos pasos activada'],
  ['email-changed', 'Correo de la cuenta cambiado'],
] as const)('%s has its own words, and no browser where none took part', async (kind, words) => {
  const { subject, text } = await accountMailText({ kind, username: 'ana', happenedAt, browser: null }, SITE);
  expect(subject).toBe(`Aviso de seguridad: ${words}`);
  expect(text).not.toContain('Navegador:');
  expect(text).not.toMatch(/\{\w+\}/);
});

test('a reset says what else is gone', async () => {
  const notice = { kind: 'password-reset', username: 'ana', happenedAt, browser: null } as const;
  const { text } = await accountMailText(notice, SITE);
  expect(text).toContain('Si tenía la verificación en dos pasos o un correo de la cuenta, se quitaron');
});

test('a name with signs of its own stands there as it is', async () => {
  const notice = { kind: 'password-reset', username: '$&', happenedAt, browser: null } as const;
  const { text } = await accountMailText(notice, { ...SITE, brandName: '$1 {username}' });
  expect(text).toContain('usuario $& del panel de $1 {username}');
});

test.each([
  ['confirm-email', 'Confirme su correo', 'https://clinic.example/admin-login/email#id.signature'],
  ['new-password', 'Contraseña nueva', 'https://clinic.example/admin-login/password#id.signature'],
] as const)('%s carries its link, and what to do if it was somebody else', async (kind, event, address) => {
  const notice = { kind, username: 'ana', happenedAt, browser: null, token: 'id.signature' };
  const { subject, text } = await accountMailText(notice, SITE);
  expect(subject).toBe(`${event}: Costa Clara`);
  expect(text.split('\n')).toContain(address);
  expect(text).toContain('Si no fue usted, no haga nada');
  expect(text).not.toMatch(/\{\w+\}/);
});
