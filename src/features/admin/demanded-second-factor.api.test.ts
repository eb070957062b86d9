import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demandSecondFactor } from '#features/people/second-factor-roles.server.ts';
import { resetPassword } from '#server/sessions/administrators.ts';
import { readSecondFactor } from '#server/sessions/second-factor.ts';
import { secondFactorRoles } from '#server/sessions/second-factor-roles.table.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { appCode } from '../../../tests/support/second-factor.ts';
import { cookiesOf, PASSWORD, signInSitePerTest } from '../../../tests/support/sign-in-site.ts';

/* Signing in, setting up and turning off where the role asks for a second factor. */

const site = signInSitePerTest();
const { login, sendAs, sessionOf } = site;
const PERSON = { username: 'Ana', role: 'administrator' };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await site.db.delete(secondFactorRoles);
});
afterEach(() => {
  vi.useRealTimers();
});

const demanded = () => site.db.insert(secondFactorRoles).values({ role: 'administrator', who: 'marta' });

/** Sets the factor up. @returns the app's next code, and a recovery code */
async function setUp(cookie: string): Promise<{ code: string; recovery: string }> {
  const { secret } = await (await sendAs(cookie, '/api/auth/second-factor/set-up')).json();
  const confirmed = await sendAs(cookie, '/api/auth/second-factor/confirm', { code: appCode(secret) });
  const { recoveryCodes } = await confirmed.json();
  vi.setSystemTime(Date.now() + 30_000);
  return { code: appCode(secret), recovery: recoveryCodes[0] };
}
const turnOff = (cookie: string, code: string) =>
  sendAs(cookie, '/api/auth/second-factor/turn-off', { password: PASSWORD, code });

test('who has none signs in all the same, is told, sets it up, and is told no more', async () => {
  await demanded();
  const response = await login();
  expect(await response.json()).toEqual({ ...PERSON, secondFactorNeeded: true });
  const cookie = cookiesOf(response);
  expect(await (await sessionOf(cookie)).json()).toEqual({ ...PERSON, secondFactorNeeded: true });
  const { code } = await setUp(cookie);
  expect(await (await sessionOf(cookie)).json()).toEqual(PERSON);
  const signedIn = await sendAs(cookiesOf(await login()), '/api/auth/second-factor', { code });
  expect(await signedIn.json()).toEqual(PERSON);
});

test('it stays on while the role asks for it; no recovery code is spent on trying', async () => {
  const cookie = cookiesOf(await login());
  const { recovery } = await setUp(cookie);
  await demanded();
  const refused = await turnOff(cookie, recovery);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'second-factor-demanded',
    message: expect.stringMatching(/^Su rol exige el segundo factor.* pida a quien administra el sitio/),
  });
  await site.db.delete(secondFactorRoles);
  expect((await turnOff(cookie, recovery)).status).toBe(200);
});

test('of demanding it and turning the own one off at the same moment, one is refused', async () => {
  const cookie = cookiesOf(await login());
  const { code } = await setUp(cookie);
  const [ana] = await site.db.select().from(users).where(eq(users.username, 'Ana'));
  const userId = ana?.id ?? '';
  const by = {
    ...{ userId, username: 'Ana', role: 'administrator' as const, sessionId: '' },
    ...{ isProved: true, needsSecondFactor: false },
  };
  await Promise.allSettled([
    turnOff(cookie, code),
    demandSecondFactor(site.db, { role: 'administrator', isDemanded: true, by }),
  ]);
  const hasOne = (await readSecondFactor(site.db, userId)).since !== null;
  const isDemanded = (await site.db.$count(secondFactorRoles)) === 1;
  expect(isDemanded).toBe(hasOne);
});

test('after a reset by the operator the next sign-in is told to set one up', async () => {
  await setUp(cookiesOf(await login()));
  await demanded();
  await resetPassword(site.db, { username: 'ana', password: 'otra clave larga' });
  const response = await login({ password: 'otra clave larga' });
  expect(await response.json()).toEqual({ ...PERSON, secondFactorNeeded: true });
});
