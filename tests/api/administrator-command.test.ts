import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { verifyPassword } from '#server/sessions/password-hash.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator } from '../support/administrator-session.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** `npm run admin:create` and `admin:reset-password` as an operator's program runs them. */
const command = path.join(import.meta.dirname, '..', '..', 'scripts', 'administrator.ts');
const PASSWORD = 'el perro come flan';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(() => database.db.delete(users));

function run(args: string[], input: string, databaseUrl = database.connectionString) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
    input,
  });
  return { status, output: stdout + stderr };
}

const lastEntry = async () =>
  (await database.db.select().from(activity).orderBy(activity.id))
    .slice(-1)
    .map(({ action, subject }) => [action, subject]);

test('an administrator is made, once, whatever the case of the name', async () => {
  const { status, output } = run(['create', 'Marta'], `${PASSWORD}\n`);
  expect(output).toBe('Made the administrator "Marta".\n');
  expect(status).toBe(0);
  const [user] = await database.db.select().from(users);
  expect(await verifyPassword(PASSWORD, user?.password ?? '')).toBe(true);
  expect(await lastEntry()).toEqual([['user-created', 'Marta']]);

  const again = run(['create', 'MARTA'], `${PASSWORD}\n`);
  expect(again.output).toContain('There is an administrator "Marta" already.');
  expect(again.status).toBe(2);
});

test('a new password ends all sessions', async () => {
  await storeAdministrator(database.db, { username: 'bea' });
  expect(run(['reset-password', 'bea'], PASSWORD)).toMatchObject({ status: 0 });
  expect(await database.db.$count(sessions)).toBe(0);
  const [user] = await database.db.select().from(users);
  expect(await verifyPassword(PASSWORD, user?.password ?? '')).toBe(true);
  expect(await lastEntry()).toEqual([['password-reset', 'bea']]);
  const [notice] = await database.db.select().from(accountNotices);
  expect(notice).toMatchObject({ kind: 'password-reset', username: 'bea' });

  const again = run(['reset-password', 'bea'], PASSWORD);
  expect(again.output).toContain('"bea" has this password already.');
  expect(again.status).toBe(2);
});

test.each([
  [['create'], PASSWORD, 'Name one user.'],
  [['create', 'con espacio'], PASSWORD, 'A username is up to 60 letters'],
  [['create', 'eva'], 'corta', 'A password is 12 to 200 characters'],
  [['create', 'eva'], 'liverpoolfc123', 'A password is 12 to 200 characters, not easy to guess'],
  [['reset-password', 'nadie'], PASSWORD, 'There is no administrator "nadie".'],
])('%j is refused with words', async (args, input, words) => {
  const { status, output } = run(args, `${input}\n`);
  expect(output).toContain(words);
  expect(output).not.toContain(PASSWORD);
  expect(status).toBe(2);
  expect(await database.db.$count(users)).toBe(0);
});

test('a database on another machine is not asked without TLS', () => {
  const { status, output } = run(
    ['create', 'Marta'],
    PASSWORD,
    'postgresql://site:hunter2@db.example.com/site',
  );
  expect(output).toContain('DATABASE_URL leads to another machine (db.example.com)');
  expect(output).toContain('?sslmode=verify-full');
  expect(output).not.toContain('hunter2');
  expect(status).toBe(2);
});
