import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readTrustedDevice, type TrustedDevice, writeTrustedDevice } from './trusted-device.ts';

const ANA = '11111111-1111-4111-8111-111111111111';
const LUIS = '22222222-2222-4222-8222-222222222222';
/** Signs by writing the text backwards; 43 characters, as a signature has. */
const key = {
  sign: (text: string) =>
    [...text]
      .reverse()
      .join('')
      .replace(/[^\w-]/g, '_')
      .slice(0, 43),
  verify(text: string, signature: string) {
    return signature === this.sign(text);
  },
};

const siteThatTrusts = (isHttps: boolean, userId: string, before?: TrustedDevice) =>
  new Hono()
    .get('/in', (context) => {
      writeTrustedDevice(context, { isHttps, key, userId, before });
      return context.text('');
    })
    .get('/', (context) => context.json(readTrustedDevice(context, isHttps, key) ?? 'a stranger'));

async function deviceCookieOf(isHttps: boolean, userId = ANA, before?: TrustedDevice) {
  const answer = await siteThatTrusts(isHttps, userId, before).request('/in');
  const [cookie = '', ...rules] = answer.headers.getSetCookie()[0]?.split('; ') ?? [];
  return { cookie, rules: rules.sort() };
}

async function placeOf(cookie: string, isHttps = false): Promise<TrustedDevice | string> {
  return (await siteThatTrusts(isHttps, ANA).request('/', { headers: { Cookie: cookie } })).json();
}

test('a browser that signed in is known again, for as long as browsers keep a cookie', async () => {
  const { cookie, rules } = await deviceCookieOf(false);
  expect(rules).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']);
  expect(cookie).toMatch(/^known-place=/);
  expect(await placeOf(cookie)).toEqual({ userId: ANA, deviceId: expect.stringMatching(/^[\w-]{22}$/) });
});

test('over https the cookie is bound to the host', async () => {
  const { cookie, rules } = await deviceCookieOf(true);
  expect(rules).toContain('Secure');
  expect(cookie).toMatch(/^__Host-known-place=/);
  expect(await placeOf(cookie, true)).toMatchObject({ userId: ANA });
});

test('who signs in again at the same browser keeps the device; another account gets one of its own', async () => {
  const before = { userId: ANA, deviceId: 'p'.repeat(22) };
  expect(await placeOf((await deviceCookieOf(false, ANA, before)).cookie)).toEqual(before);
  const other = await placeOf((await deviceCookieOf(false, LUIS, before)).cookie);
  expect(other).toMatchObject({ userId: LUIS });
  expect(other).not.toMatchObject({ deviceId: before.deviceId });
});

test('a device that this site did not sign is a stranger', async () => {
  const { cookie } = await deviceCookieOf(false);
  for (const forged of [
    '',
    'known-place=',
    cookie.replace(ANA, LUIS),
    `${cookie}x`,
    cookie.replace('=', '=x'),
  ]) {
    expect(await placeOf(forged), forged).toBe('a stranger');
  }
});
