import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admission, createAdmission } from '#server/admission.ts';
import type { SignInAttempt } from '#server/limits/sign-in-limits.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { createAdministrator, resetPassword } from './administrators.ts';
import { sessions } from './sessions.table.ts';
import { type SignInDependencies, signIn } from './sign-in.ts';
import { TooBusyToSignIn, WrongCredentials } from './sign-in-errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await createAdministrator(database.db, { username: 'ana', password: 'la clave de antes' });
});
afterAll(() => database.discard());

const REQUEST = {
  username: 'ana',
  password: 'la clave de antes',
  address: '203.0.113.1',
  trustedDevice: undefined,
  earlierToken: undefined,
  browser: undefined,
};
const noLimits = { begin: async () => 0, withdraw: async () => {}, succeed: async () => {} };
const dependencies = (given: Partial<SignInDependencies>): SignInDependencies => ({
  database: database.db,
  limits: noLimits,
  hashing: createAdmission({ atOnce: 2, waiting: 2, waitingStrangers: 2 }),
  ...given,
});

test('a password that is changed while it is compared opens no session', async () => {
  const begin = async () => {
    // The user has been read with the old password by now.
    await resetPassword(database.db, { username: 'ana', password: 'la clave de ahora' });
    return 0;
  };
  const attempt = signIn(dependencies({ limits: { ...noLimits, begin } }), REQUEST);
  await expect(attempt).rejects.toThrow(WrongCredentials);
  expect(await database.db.$count(sessions)).toBe(0);
});

test.each(['ana', 'nobody'])(
  'a refusal costs one comparison, also for a user that is not there: %s',
  async (username) => {
    const compared: unknown[] = [];
    const hashing: Admission = {
      ...createAdmission({ atOnce: 1, waiting: 1 }),
      async run(task) {
        const result = await task();
        compared.push(result);
        return result;
      },
    };
    const attempt = signIn(dependencies({ hashing }), { ...REQUEST, username, password: 'otra clave larga' });
    await expect(attempt).rejects.toThrow(WrongCredentials);
    expect(compared).toEqual([false]);
  },
);

test('when there is no room to wait the answer is to come back, and the attempt does not count', async () => {
  const withdrawn: SignInAttempt[] = [];
  const limits = {
    ...noLimits,
    withdraw: async (attempt: SignInAttempt) => {
      withdrawn.push(attempt);
    },
  };
  const hashing = createAdmission({ atOnce: 1, waiting: 0, refusal: TooBusyToSignIn });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = hashing.run(() => promise, false);
  await expect(signIn(dependencies({ hashing, limits }), REQUEST)).rejects.toThrow(TooBusyToSignIn);
  expect(withdrawn).toEqual([{ account: 'ana', address: REQUEST.address, trustedDeviceId: undefined }]);
  resolve();
  await running;
});
