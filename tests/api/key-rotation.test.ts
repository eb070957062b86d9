import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { issueUploadToken, readUploadToken, UploadExpired } from '#features/pictures/upload-token.server.ts';
import { type OpenDatabase, openDatabase } from '#server/database/connect.ts';
import { rotateSigningKey } from '#server/signing/rotate-signing-key.ts';
import { type SigningKey, signingKeyOnDemand } from '#server/signing/signing-key.ts';
import { storeAdministrator } from '../support/administrator-session.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/* Two servers on one database, and keys that change while both run. */

const command = path.join(import.meta.dirname, '..', '..', 'scripts', 'rotate-keys.ts');
const grant = { pictureId: '0b54e1c2-6c1f-4d3e-9a58-0d5b3f6d7e11', sessionId: 'session-1' };

let database: TestDatabase;
let other: OpenDatabase;
let here: () => Promise<SigningKey>;
let there: () => Promise<SigningKey>;
beforeEach(async () => {
  database = await createTestDatabase();
  other = await openDatabase(database.connectionString, { max: 2, statementTimeoutMs: 10_000 });
  here = signingKeyOnDemand(database.db, 0);
  there = signingKeyOnDemand(other.db, 0);
});
afterEach(async () => {
  await other.close();
  await database.discard();
});

const issue = async (server: typeof here, now = new Date()) => issueUploadToken(await server(), grant, now);
const read = async (server: typeof here, token: string, now = new Date()) =>
  readUploadToken(await server(), token, grant.sessionId, now);
const names = async () =>
  (await database.pool.query<{ name: string }>('SELECT name FROM secrets ORDER BY name')).rows.map(
    ({ name }) => name,
  );
/** As if a time had passed since the rotations: all moments of all keys lie that much earlier. */
const letPass = (time: string) =>
  database.pool.query(
    'UPDATE secrets SET begins_at = begins_at - $1::interval, ends_at = ends_at - $1::interval',
    [time],
  );

test('what was signed before a rotation is accepted afterwards, until it expires', async () => {
  const old = await issue(here);
  await rotateSigningKey(database.db);
  await letPass('3 minutes');
  const fresh = await issue(here);
  expect(fresh).not.toBe(old);
  expect(await read(there, old)).toBe(grant.pictureId);
  expect(await read(there, fresh)).toBe(grant.pictureId);
  await expect(read(there, old, new Date(Date.now() + 16 * 60_000))).rejects.toThrow(UploadExpired);
});

test('a new key signs only when every server has had time to read it', async () => {
  const now = new Date();
  const old = await issue(here, now);
  // Has read the keys just before, and reads them again in half a minute.
  const slow = signingKeyOnDemand(other.db);
  await slow();
  await rotateSigningKey(database.db);
  const meanwhile = await issue(here, now);
  expect(meanwhile).toBe(old);
  expect(await read(slow, meanwhile)).toBe(grant.pictureId);
  await letPass('3 minutes');
  expect(await issue(here, now)).not.toBe(old);
  expect(await issue(here, now)).toBe(await issue(there, now));
});

test('an old key ends after the longest life of what it signed, and is deleted', async () => {
  const { sign } = await here();
  const signature = sign('known-place');
  await rotateSigningKey(database.db);
  await letPass('399 days');
  expect((await there()).verify('known-place', signature)).toBe(true);
  expect(await names()).toEqual(['signing', 'signing-2']);
  await rotateSigningKey(database.db);
  await letPass('2 days');
  expect((await there()).verify('known-place', signature)).toBe(false);
  expect(await names()).toEqual(['signing-2', 'signing-3']);
});

test('two rotations at once make two keys; servers agree on the newer', async () => {
  await here();
  const made = await Promise.all([rotateSigningKey(database.db), rotateSigningKey(other.db)]);
  expect(made.map(({ version }) => version).sort()).toEqual([2, 3]);
  await letPass('3 minutes');
  const now = new Date();
  expect(await issue(here, now)).toBe(await issue(there, now));
});

test('the database away when keys are read again: the ones read before go on', async () => {
  const old = await issue(there);
  await other.close();
  expect(await read(there, old)).toBe(grant.pictureId);
  other = await openDatabase(database.connectionString, { max: 2, statementTimeoutMs: 10_000 });
});

function rotate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: database.connectionString },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('npm run keys:rotate, and --forget-old for a key that became known', { timeout: 90_000 }, async () => {
  const old = await issue(here);
  expect(rotate()).toMatchObject({ status: 0, output: expect.stringContaining('Signing key 2 signs from') });
  expect(await read(there, old)).toBe(grant.pictureId);
  expect(rotate('--forget-old')).toMatchObject({
    status: 0,
    output: expect.stringContaining('Signing key 3 signs now'),
  });
  await expect(read(there, old)).rejects.toThrow(UploadExpired);
  expect(await names()).toEqual(['signing-3']);
  expect(await read(there, await issue(here))).toBe(grant.pictureId);
});

test('a wrong word, or a password that was derived from the key: refused, nothing changed', {
  timeout: 90_000,
}, async () => {
  await here();
  expect(rotate('--now')).toMatchObject({ status: 2, output: expect.stringContaining('--forget-old') });
  await storeAdministrator(database.db, { username: 'demo' });
  await database.pool.query('UPDATE users SET has_generated_password = true');
  expect(rotate()).toMatchObject({
    status: 2,
    output: expect.stringContaining('admin:reset-password -- demo'),
  });
  expect(await names()).toEqual(['signing']);
});
