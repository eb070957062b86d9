import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { rateLimits } from './rate-limits.table.ts';
import { createSignInLimits, type SignInAttempt } from './sign-in-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(() => database.db.delete(rateLimits));
afterEach(() => {
  vi.useRealTimers();
});

/** Two servers on one database count together. */
const servers = () =>
  [
    createSignInLimits(database.db, { delayStepMs: 0 }),
    createSignInLimits(database.db, { delayStepMs: 0 }),
  ] as const;
const attempt = (given: Partial<SignInAttempt> = {}): SignInAttempt => ({
  account: 'ana',
  address: '203.0.113.1',
  trustedDeviceId: undefined,
  ...given,
});

test('the waits double up to a quarter of an hour, whichever server is asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [one, two] = servers();
  for (let count = 0; count < 4; count += 1) expect(await one.begin(attempt())).toBe(0);
  const waits: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    expect(await one.begin(attempt())).toBe(0);
    const wait = await two.begin(attempt());
    waits.push(wait);
    vi.setSystemTime(Date.now() + wait * 1000);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test('a right password restarts the count', async () => {
  const [limits] = servers();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 5; count += 1) expect(await limits.begin(attempt())).toBe(0);
    await limits.succeed(attempt());
  }
});

test('an address that fails at many accounts waits, known browsers there do not', async () => {
  const [limits] = servers();
  for (let count = 0; count < 100; count += 1) {
    expect(await limits.begin(attempt({ account: `user ${count}` }))).toBe(0);
  }
  expect(await limits.begin(attempt({ account: 'one more' }))).toBeGreaterThan(3000);
  expect(await limits.begin(attempt({ trustedDeviceId: 'her browser' }))).toBe(0);
});

test('signing in does not count against an address', async () => {
  const [limits] = servers();
  for (let count = 0; count < 120; count += 1) {
    expect(await limits.begin(attempt())).toBe(0);
    await limits.succeed(attempt());
  }
});

test('an attempt that waits its turn brings nobody at its address nearer to the limit', async () => {
  const [limits] = servers();
  for (let count = 0; count < 5; count += 1) expect(await limits.begin(attempt())).toBe(0);
  for (let count = 0; count < 110; count += 1) expect(await limits.begin(attempt())).toBeGreaterThan(0);
  expect(await limits.begin(attempt({ account: 'luis' }))).toBe(0);
});

test.each([undefined, 'her browser'])(
  'a withdrawn attempt was never counted, place %s',
  async (trustedDeviceId) => {
    const [limits] = servers();
    for (let count = 0; count < 120; count += 1) {
      const withdrawn = attempt({ trustedDeviceId });
      expect(await limits.begin(withdrawn)).toBe(0);
      await limits.withdraw(withdrawn);
    }
    const counts = await database.db.select({ points: rateLimits.points }).from(rateLimits);
    expect(counts.filter(({ points }) => points !== 0)).toEqual([]);
  },
);

test('a withdrawn attempt gives back the turn that it took, and no other', async () => {
  const [limits] = servers();
  const early = attempt();
  expect(await limits.begin(early)).toBe(0);
  for (let count = 0; count < 3; count += 1) expect(await limits.begin(attempt())).toBe(0);
  const withTurn = attempt();
  expect(await limits.begin(withTurn)).toBe(0);
  expect(await limits.begin(attempt())).toBeGreaterThan(0);
  await limits.withdraw(withTurn);
  expect(await limits.begin(attempt())).toBe(0);
  await limits.withdraw(early);
  expect(await limits.begin(attempt())).toBeGreaterThan(0);
});

test('an account under attack from everywhere is still answered everywhere', async () => {
  const [limits] = servers();
  for (let count = 0; count < 80; count += 1) {
    expect(await limits.begin(attempt({ address: `198.51.100.${count}` }))).toBe(0);
  }
  expect(await limits.begin(attempt({ address: '203.0.113.50' }))).toBe(0);
});

test('a clock that was years ahead and was put right locks nobody out for years', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-01T10:00:00Z') });
  const [limits] = servers();
  while ((await limits.begin(attempt())) === 0);
  for (let count = 0; count < 100; count += 1) await limits.begin(attempt({ account: `user ${count}` }));
  vi.setSystemTime(new Date('2026-11-25T10:00:00Z'));
  expect(await limits.begin(attempt())).toBeLessThanOrEqual(3600);
  expect(await limits.begin(attempt({ trustedDeviceId: 'her browser' }))).toBe(0);
  // The longest rule is a day of failures.
  vi.setSystemTime(new Date('2026-11-25T11:00:01Z'));
  await limits.begin(attempt());
  vi.setSystemTime(new Date('2026-11-26T11:00:02Z'));
  for (let count = 0; count < 4; count += 1) expect(await limits.begin(attempt())).toBe(0);
});
