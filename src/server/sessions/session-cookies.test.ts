import { Hono } from 'hono';
import { expect, test } from 'vitest';
import {
  clearSessionCookie,
  hashSessionToken,
  newSessionToken,
  readSessionCookie,
  readTrustedDevice,
  type TrustedDevice,
  writeSessionCookie,
  writeTrustedDevice,
} from './session-cookies.ts';

const TOKEN = 'a'.repeat(43);

/** A site that opens a session, ends it, and says which one a request carries. */
const siteOver = (isHttps: boolean) =>
  new Hono()
    .get('/in', (context) => {
      writeSessionCookie(context, isHttps, TOKEN);
      return context.text('');
    })
    .get('/out', (context) => {
      clearSessionCookie(context, isHttps);
      return context.text('');
    })
    .get('/', (context) => context.text(readSessionCookie(context, isHttps) ?? 'nobody'));

async function cookieOf(isHttps: boolean, path: string) {
  const [cookie] = (await siteOver(isHttps).request(path)).headers.getSetCookie();
  return cookie?.split('; ').sort();
}

test('the cookie is out of reach of scripts and other sites, and ends a week after the sign-in', async () => {
  const rules = ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'];
  expect(await cookieOf(false, '/in')).toEqual([...rules, `session=${TOKEN}`]);
});

test('over https it is bound to the host', async () => {
  expect(await cookieOf(true, '/in')).toEqual(expect.arrayContaining(['Secure', `__Host-session=${TOKEN}`]));
});

test.each([
  [false, 'session='],
  [true, '__Host-session='],
])('signing out takes it away, https: %s', async (isHttps, emptied) => {
  const cookie = await cookieOf(isHttps, '/out');
  expect(cookie).toEqual(expect.arrayContaining([emptied, 'HttpOnly', 'Max-Age=0', 'Path=/']));
  expect(cookie?.includes('Secure')).toBe(isHttps);
});

test.each([
  [`session=${TOKEN}`, TOKEN],
  [`other=x; session=${TOKEN}`, TOKEN],
  ['', 'nobody'],
  ['session=', 'nobody'],
  [`session=${TOKEN}a`, 'nobody'],
  [`session=a${TOKEN}`, 'nobody'],
  [`session=${TOKEN.slice(1)}!`, 'nobody'],
  [`__Host-session=${TOKEN}`, 'nobody'],
])('the cookie "%s" is the session of %s', async (Cookie, session) => {
  const answer = await siteOver(false).request('/', { headers: { Cookie } });
  expect(await answer.text()).toBe(session);
});

test('a token is new each time, and what is kept of it does not tell it', () => {
  const token = newSessionToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(newSessionToken()).not.toBe(token);
  expect(hashSessionToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashSessionToken(token)).not.toBe(hashSessionToken(newSessionToken()));
});

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
