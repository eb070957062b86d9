import { argon2Sync } from 'node:crypto';
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

/** A hash as another version of this site may have stored it. */
function hashWith(password: string, memory: number, passes: number, parallelism: number): string {
  const nonce = Buffer.from('a salt of ours');
  const message = Buffer.from(password);
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, memory, passes, parallelism });
  const [salt, text] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${text}`;
}

test.each([
  [8, 1, 1],
  [64, 10, 4],
])('a hash of another cost still fits its password: %i KiB, %i passes, %i lanes', async (...cost) => {
  expect(await verifyPassword('clave', hashWith('clave', ...cost))).toBe(true);
  expect(await verifyPassword('other', hashWith('clave', ...cost))).toBe(false);
});

test.each([
  [64, 11, 1],
  [64, 1, 5],
])(
  'one that costs more than ours ever did is not even tried: %i KiB, %i passes, %i lanes',
  async (...cost) => {
    expect(await verifyPassword('clave', hashWith('clave', ...cost))).toBe(false);
  },
);

test('a hash with anything before or after it is none, nor one with too little memory for its lanes', async () => {
  const hash = hashWith('clave', 8, 1, 1);
  for (const stored of [` ${hash}`, `${hash} `, `${hash}$`, hash.replace('m=8', 'm=7')]) {
    expect(await verifyPassword('clave', stored), stored).toBe(false);
  }
  expect(await verifyPassword('clave', hash.replace('p=1', 'p=0'))).toBe(false);
});
