import { expect, test } from 'vitest';
import { dummyHash, hashPassword, verifyPassword } from './password-hash.ts';

test('a password is known by its hash, and only by that', async () => {
  const hash = await hashPassword('una clave larga');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword('una clave larga', hash)).toBe(true);
  expect(await verifyPassword('una clave largA', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password has another hash each time', async () => {
  expect(await hashPassword('una clave larga')).not.toBe(await hashPassword('una clave larga'));
});

test('letters composed in another way are the same letters', async () => {
  const hash = await hashPassword('contrase\u00f1a espa\u00f1ola');
  expect(await verifyPassword('contrasen\u0303a espan\u0303ola', hash)).toBe(true);
});

test.each([
  '',
  'una clave larga',
  '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFndGFn',
  '$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFndGFn',
  '$argon2id$v=19$m=19456,t=0,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFndGFn',
])('a stored text that is no hash of ours fits no password: %j', async (stored) => {
  expect(await verifyPassword('una clave larga', stored)).toBe(false);
});

test('nobody has the password of the dummy hash', async () => {
  expect(await dummyHash()).toBe(await dummyHash());
  expect(await verifyPassword('', await dummyHash())).toBe(false);
});
