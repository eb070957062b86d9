import { Hono } from 'hono';
import { expect, test } from 'vitest';
import {
  clearSessionCookie,
  hashSessionToken,
  newSessionToken,
  readSessionCookie,
  writeSessionCookie,
} from './session-cookie.ts';

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
