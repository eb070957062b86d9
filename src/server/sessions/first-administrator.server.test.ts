import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { StartError } from '#server/errors.ts';
import { loadSigningKey, type SigningKey } from '#server/signing/signing-key.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { resetPassword } from './administrators.ts';
import {
  describeAdministrator,
  type FirstAdministratorOptions,
  provideFirstAdministrator,
} from './first-administrator.ts';
import { verifyPassword } from './password-hash.ts';
import { users } from './sessions.table.ts';

let database: TestDatabase;
let key: SigningKey;
beforeAll(async () => {
  database = await createTestDatabase();
  key = await loadSigningKey(database.db);
});
afterAll(() => database.discard());
beforeEach(() => database.db.delete(users));

const START = { address: 'http://localhost:3000', shown: 'on-this-machine', isTerminal: true } as const;
const CONFIGURED = { username: 'marta', password: 'una clave larga' };

function provide(given: Partial<FirstAdministratorOptions> = {}) {
  const options = {
    configured: undefined,
    brandName: 'Costa Clara',
    loadsDemoData: true,
    isHttps: false,
    key,
  };
  return provideFirstAdministrator(database.db, { ...options, ...given });
}

const storedUsers = () => database.db.select().from(users);

test('the configured administrator is made once, with the entry in the activity list', async () => {
  expect(await provide({ configured: CONFIGURED })).toEqual({ kind: 'configured', username: 'marta' });
  expect(await provide({ configured: { ...CONFIGURED, username: 'otra' } })).toEqual({ kind: 'there' });
  const [user, ...more] = await storedUsers();
  expect(more).toEqual([]);
  expect(user).toMatchObject({ username: 'marta', hasGeneratedPassword: false });
  expect(await verifyPassword('una clave larga', user?.password ?? '')).toBe(true);
  const [entry] = (await database.db.select().from(activity).orderBy(activity.id)).slice(-1);
  expect(entry).toMatchObject({ action: 'user-created', subject: 'marta', username: null });
});

test('a configured password that is easy to guess makes nobody, and is not shown', async () => {
  const password = 'liverpoolfc123';
  const start = provide({ configured: { username: 'marta', password } });
  await expect(start).rejects.toThrow(/ADMIN_PASSWORD is a value that is not shown; expected 12 to 200/);
  await expect(start).rejects.not.toThrow(password);
  expect(await storedUsers()).toEqual([]);
});

test('on demonstration data one is generated, and every start knows the password until it is changed', async () => {
  const first = await provide();
  expect(first).toMatchObject({
    kind: 'generated',
    username: 'admin',
    password: expect.stringMatching(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/),
  });
  expect(await provide()).toEqual(first);
  await resetPassword(database.db, { username: 'admin', password: 'una clave larga' });
  expect(await provide()).toEqual({ kind: 'there' });
});

test('servers that start together make one administrator', async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => provide()));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await storedUsers()).toHaveLength(1);
});

test('without demonstration data nobody is made up, and the start says how to make somebody', async () => {
  const outcome = await provide({ loadsDemoData: false });
  expect(outcome).toEqual({ kind: 'missing' });
  expect(describeAdministrator(outcome, START)).toContain('npm run admin:create -- NAME');
});

test('over https no password is generated, and the start says how to make somebody', async () => {
  const outcome = await provide({ isHttps: true });
  expect(outcome).toEqual({ kind: 'missing' });
  expect(await storedUsers()).toEqual([]);
  expect(await provide({ isHttps: true, configured: CONFIGURED })).toMatchObject({ kind: 'configured' });
});

test('a production start refuses the generated password', async () => {
  await provide();
  for (const loadsDemoData of [true, false]) {
    await expect(provide({ loadsDemoData, isHttps: true })).rejects.toThrow(StartError);
  }
  expect(await provide({ loadsDemoData: false, isHttps: false })).toEqual({ kind: 'there' });
});

test('the start never prints a configured password', async () => {
  const outcome = await provide({ configured: CONFIGURED });
  expect(describeAdministrator(outcome, START)).not.toContain(CONFIGURED.password);
});

test('a generated password is printed for a person at a terminal, and never into what may be a log', async () => {
  const first = await provide();
  if (first.kind !== 'generated') throw new Error(first.kind);
  for (const shown of ['to-everybody', 'on-this-machine', 'to-nobody'] as const) {
    expect(describeAdministrator(first, { ...START, shown })).toContain(first.password);
    const logged = describeAdministrator(first, { ...START, shown, isTerminal: false });
    expect(logged).not.toContain(first.password);
    // Whoever reads only that knows how to get in all the same.
    expect(logged).toContain(
      shown === 'to-nobody' ? 'npm run admin:reset-password -- admin' : '/admin-login',
    );
  }
});
