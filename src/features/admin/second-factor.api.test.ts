import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAdmission } from '#server/admission.ts';
import { NotSignedIn } from '#server/errors.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { createAdministrator, resetPassword } from '#server/sessions/administrators.ts';
import { type Administrator, findSession } from '#server/sessions/find-session.ts';
import { confirmSecondFactor } from '#server/sessions/second-factor.ts';
import { recoveryCodes, secondFactors } from '#server/sessions/second-factors.table.ts';
import { sessions } from '#server/sessions/sessions.table.ts';
import { appCode } from '../../../tests/support/second-factor.ts';
import { cookiesOf, PASSWORD, problemOf, signInSitePerTest } from '../../../tests/support/sign-in-site.ts';

/* The second factor of an account: set up, asked for, turned off. */

const site = signInSitePerTest();
const { login, sendAs, sessionOf, lastActions, refusalsOf } = site;
const STEP = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const second = (cookie: string, code: unknown) => sendAs(cookie, '/api/auth/second-factor', { code });
const turnOff = (cookie: string, given: { password?: string; code?: string }) =>
  sendAs(cookie, '/api/auth/second-factor/turn-off', { password: PASSWORD, ...given });
const stateOf = async (cookie: string) =>
  (await site.request('/api/auth/second-factor', { headers: { Cookie: cookie } })).json();
const problemText = async (response: Response) => (await problemOf(response)).message;

async function setUp(cookie: string): Promise<{ secret: string; picture: string }> {
  return (await sendAs(cookie, '/api/auth/second-factor/set-up')).json();
}

/** Ana has a second factor from the step before on: the code of now is still good. */
async function anaWithFactor() {
  const cookie = cookiesOf(await login());
  const { secret } = await setUp(cookie);
  const confirmed = await sendAs(cookie, '/api/auth/second-factor/confirm', { code: appCode(secret) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes: codes }: { recoveryCodes: string[] } = await confirmed.json();
  pass(STEP);
  return { cookie, secret, codes };
}

/** The cookie of Ana's second step, as an unknown browser has it. */
async function stepCookie(): Promise<string> {
  const response = await login();
  expect(await response.json()).toEqual({ needsSecondFactor: true });
  return cookiesOf(response);
}

describe('setting it up', () => {
  test('gives a secret and its picture; until a code confirms them, signing in stays as it was', async () => {
    const cookie = cookiesOf(await login());
    const { secret, picture } = await setUp(cookie);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await stateOf(cookie)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect(await (await login()).json()).toEqual({ username: 'Ana', role: 'administrator' });
  });

  test('a code turns it on: ten recovery codes, this session goes on, the others have ended', async () => {
    const [own, other] = [cookiesOf(await login()), cookiesOf(await login())];
    const { secret } = await setUp(own);
    const wrong = await sendAs(own, '/api/auth/second-factor/confirm', { code: '000000' });
    expect(wrong.status).toBe(422);
    const { recoveryCodes: codes } = await (
      await sendAs(own, '/api/auth/second-factor/confirm', { code: ` ${appCode(secret)}` })
    ).json();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await stateOf(own)).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await sessionOf(other)).status).toBe(401);
    expect(await lastActions(1)).toEqual(['Ana second-factor-on null']);
    const notices = await site.db.select().from(accountNotices);
    expect(notices.map(({ kind }) => kind)).toContain('second-factor-on');
  });

  test('a session that another change ends meanwhile turns nothing on', async () => {
    const cookie = cookiesOf(await login());
    const { secret } = await setUp(cookie);
    const token = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
    const administrator = (await findSession(site.db, token)) as Administrator;
    const hashing = {
      ...createAdmission({ atOnce: 1, waiting: 1 }),
      run: async <Result>(task: () => Promise<Result>) => {
        await site.db.delete(sessions);
        return task();
      },
    };
    await expect(
      confirmSecondFactor({ database: site.db, hashing }, administrator, appCode(secret)),
    ).rejects.toThrow(NotSignedIn);
    expect(await (await login()).json()).toEqual({ username: 'Ana', role: 'administrator' });
  });

  test('neither secret nor recovery codes are stored as they are', async () => {
    const { secret, codes } = await anaWithFactor();
    const stored = JSON.stringify([
      await site.db.select().from(secondFactors),
      await site.db.select().from(recoveryCodes),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('what is on cannot be set up over it, and two confirmations turn on one', async () => {
    const cookie = cookiesOf(await login());
    const { secret } = await setUp(cookie);
    const confirm = () => sendAs(cookie, '/api/auth/second-factor/confirm', { code: appCode(secret) });
    const statuses = (await Promise.all([confirm(), confirm()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await site.db.$count(recoveryCodes)).toBe(10);
    const again = await sendAs(cookie, '/api/auth/second-factor/set-up');
    expect(again.status).toBe(409);
    expect(await problemText(again)).toContain('cambió mientras tanto');
  });
});

describe('signing in with it', () => {
  test('the password alone opens nothing; the code opens the session', async () => {
    const { secret } = await anaWithFactor();
    const before = await site.db.$count(sessions);
    const step = await stepCookie();
    expect(step).not.toMatch(/(^|; )session=/);
    expect(step).not.toContain('known-place');
    expect((await sessionOf(step)).status).toBe(401);
    expect(await site.db.$count(sessions)).toBe(before);
    const response = await second(step, appCode(secret));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ username: 'Ana', role: 'administrator' });
    expect((await sessionOf(cookiesOf(response))).status).toBe(200);
  });

  test('a code is good once, also for two at once', async () => {
    const { secret } = await anaWithFactor();
    const steps = [await stepCookie(), await stepCookie()];
    const code = appCode(secret);
    const answers = await Promise.all(steps.map((step) => second(step, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const replayed = await second(await stepCookie(), code);
    expect(replayed.status).toBe(422);
    expect(await problemText(replayed)).toMatch(/^Ese código ya se usó\. Espere/);
    pass(STEP);
    expect((await second(await stepCookie(), appCode(secret))).status).toBe(200);
  });

  test('nor is one from before the last that was used', async () => {
    const { secret } = await anaWithFactor();
    const earlier = appCode(secret);
    pass(STEP);
    expect((await second(await stepCookie(), appCode(secret))).status).toBe(200);
    expect((await second(await stepCookie(), earlier)).status).toBe(422);
  });

  test('a code of an hour ago is refused, with what to do', async () => {
    const { secret } = await anaWithFactor();
    const code = appCode(secret);
    pass(3600_000);
    const response = await second(await stepCookie(), code);
    expect(response.status).toBe(422);
    expect(await problemText(response)).toMatch(/no es correcto o ya venció\. Escriba el que su aplicación/);
  });

  test.each([[''], [5], [undefined], ['a'.repeat(41)]])('%j is asked for again', async (code) => {
    await anaWithFactor();
    const response = await second(await stepCookie(), code);
    expect(response.status).toBe(422);
    expect(await problemText(response)).toMatch(/^Escriba el código de seis cifras/);
  });

  test('five minutes after the password, and without one, it begins again', async () => {
    const { secret } = await anaWithFactor();
    const step = await stepCookie();
    const [id, end] = step.replace('second-step=', '').split('.');
    const forged = `second-step=${id}.${Number(end) + 1}.${'b'.repeat(43)}`;
    pass(5 * 60_000);
    for (const cookie of [step, '', forged, 'second-step=nonsense']) {
      const response = await second(cookie, appCode(secret));
      expect(response.status, cookie).toBe(401);
      expect(await problemText(response)).toMatch(/Escriba otra vez su usuario y su contraseña\.$/);
    }
  });

  test('clocks of servers may differ by a minute', async () => {
    const { codes } = await anaWithFactor();
    const step = await stepCookie();
    pass(-61_000);
    expect((await second(step, codes[0])).status).toBe(401);
    pass(2_000);
    expect((await second(step, codes[0])).status).toBe(200);
  });

  test('another password ends the step that is under way', async () => {
    const { cookie, secret } = await anaWithFactor();
    const step = await stepCookie();
    await sendAs(cookie, '/api/auth/change-password', { newPassword: 'otra clave larga' });
    expect((await second(step, appCode(secret))).status).toBe(401);
  });

  test('the step of one opens nothing with the code of another', async () => {
    const { secret } = await anaWithFactor();
    await createAdministrator(site.db, { username: 'Rosa', password: PASSWORD });
    const rosa = cookiesOf(await login({ username: 'rosa' }));
    const { secret: hers } = await setUp(rosa);
    await sendAs(rosa, '/api/auth/second-factor/confirm', { code: appCode(hers, Date.now() - STEP) });
    const step = cookiesOf(await login({ username: 'rosa' }));
    expect((await second(step, appCode(secret))).status).toBe(422);
    expect((await second(step, appCode(hers))).status).toBe(200);
  });

  test('wrong codes wait as wrong passwords do, from whichever address, and a right password forgets none', async () => {
    const { secret } = await anaWithFactor();
    const refused = (await refusalsOf('Ana')).count;
    for (let count = 0; count < 5; count += 1) {
      expect((await second(await stepCookie(), '000000')).status).toBe(422);
    }
    const step = cookiesOf(await login({ from: '198.51.100.9' }));
    const response = await second(step, appCode(secret));
    expect(response.status).toBe(429);
    expect(await problemText(response)).toMatch(/^Demasiados intentos\. Espere \d+ segundos e/);
    expect((await refusalsOf('Ana')).count).toBe(refused + 6);
    pass(31_000);
    expect((await second(step, appCode(secret))).status).toBe(200);
  });

  test('a browser that signed in before does not wait for what strangers try', async () => {
    const { secret } = await anaWithFactor();
    const signedIn = cookiesOf(await second(await stepCookie(), appCode(secret)));
    const place = /known-place=[^;]+/.exec(signedIn)?.[0] ?? '';
    for (let count = 0; count < 6; count += 1) await second(await stepCookie(), '000000');
    pass(STEP);
    const step = cookiesOf(await login({ cookie: place }));
    expect((await second(`${place}; ${step}`, appCode(secret))).status).toBe(200);
  });

  test('from a page of another site it is refused', async () => {
    const { secret } = await anaWithFactor();
    const response = await site.request('/api/auth/second-factor', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'https://evil.example',
        Cookie: await stepCookie(),
      },
      body: JSON.stringify({ code: appCode(secret) }),
    });
    expect(response.status).toBe(403);
  });

  test('the password that is asked for once more asks for the code, too', async () => {
    const { cookie, secret } = await anaWithFactor();
    await site.db.update(sessions).set({ provedAt: new Date('2026-01-01') });
    const change = (with_: string) =>
      sendAs(with_, '/api/auth/change-password', { newPassword: 'otra clave larga' });
    expect((await change(cookie)).status).toBe(401);
    const step = cookiesOf(await login({ cookie }));
    // The password alone proves nothing.
    expect((await change(`${cookie}; ${step}`)).status).toBe(401);
    const proved = cookiesOf(await second(`${cookie}; ${step}`, appCode(secret)));
    expect((await change(proved)).status).toBe(200);
    expect((await sessionOf(cookie)).status).toBe(401);
  });
});

describe('a recovery code', () => {
  test('opens the session in place of the app, once, also for two at once', async () => {
    const { codes } = await anaWithFactor();
    const [first = '', next = ''] = codes;
    const steps = [await stepCookie(), await stepCookie()];
    const answers = await Promise.all(
      steps.map((step) => second(step, first.toUpperCase().replace('-', ' '))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const cookie = cookiesOf(answers.find(({ status }) => status === 200) ?? Response.error());
    expect(await stateOf(cookie)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await second(await stepCookie(), first)).status).toBe(422);
    expect(await lastActions(2)).toEqual(['Ana recovery-code-used null', 'Ana sign-in null']);
    expect((await second(await stepCookie(), next)).status).toBe(200);
  });
});

describe('turning it off', () => {
  test('takes password and code; then the password is enough again', async () => {
    const { cookie, secret } = await anaWithFactor();
    const wrongPassword = await turnOff(cookie, { password: 'otra clave larga', code: appCode(secret) });
    expect(wrongPassword.status).toBe(422);
    expect(await problemOf(wrongPassword)).toMatchObject({
      message: 'La contraseña no es correcta.',
      fields: [{ field: 'password' }],
    });
    const wrongCode = await turnOff(cookie, { code: '000000' });
    expect(await problemOf(wrongCode)).toMatchObject({ status: 422, fields: [{ field: 'code' }] });
    const off = await turnOff(cookie, { code: appCode(secret) });
    expect(await off.json()).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect(await lastActions(1)).toEqual(['Ana second-factor-off null']);
    expect(await site.db.$count(recoveryCodes)).toBe(0);
    expect(await (await login()).json()).toEqual({ username: 'Ana', role: 'administrator' });
    pass(STEP);
    expect((await turnOff(cookie, { code: appCode(secret) })).status).toBe(422);
  });

  test('guesses wait there, too', async () => {
    const { cookie, secret } = await anaWithFactor();
    for (let count = 0; count < 5; count += 1) await turnOff(cookie, { code: '000000' });
    expect((await turnOff(cookie, { code: appCode(secret) })).status).toBe(429);
  });

  test('a reset by the operator clears it, with an entry where one was on', async () => {
    await anaWithFactor();
    await resetPassword(site.db, { username: 'ana', password: 'otra clave larga' });
    expect(await lastActions(2)).toEqual(['null password-reset Ana', 'null second-factor-off Ana']);
    expect(await (await login({ password: 'otra clave larga' })).json()).toEqual({
      username: 'Ana',
      role: 'administrator',
    });
    await resetPassword(site.db, { username: 'ana', password: 'la tercera clave' });
    expect(await lastActions(1)).toEqual(['null password-reset Ana']);
  });
});
