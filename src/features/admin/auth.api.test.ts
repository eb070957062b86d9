import { describe, expect, test } from 'vitest';
import { provideFirstAdministrator } from '#server/sessions/first-administrator.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';
import { loadSigningKey } from '#server/signing/signing-key.ts';
import {
  cookiesOf,
  ORIGIN,
  PASSWORD,
  problemOf,
  signInSitePerTest,
} from '../../../tests/support/sign-in-site.ts';

/* Signing in, and what of it goes wrong. Wrong passwords, sessions and a new password have files of their own. */

const site = signInSitePerTest();
const { login, sendAs, sessionOf, lastActions, refusalsOf } = site;

describe('signing in', () => {
  test('opens a session that the browser keeps to itself, and says who it is', async () => {
    const response = await login();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ username: 'Ana', role: 'administrator' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [session, place] = response.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(place).toMatch(/^known-place=.*; HttpOnly; SameSite=Lax$/);
    const answer = await sessionOf(cookiesOf(response));
    expect(await answer.json()).toEqual({ username: 'Ana', role: 'administrator' });
    expect(await lastActions(1)).toEqual(['Ana sign-in null']);
  });

  test('over https the cookies are bound to the host', async () => {
    site.restart({ publicOrigin: 'https://clinic.example' });
    const response = await site.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://clinic.example' },
      body: JSON.stringify({ username: 'ANA', password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*; Secure/);
  });

  test('no session that was stored can be read back as a token', async () => {
    const cookie = cookiesOf(await login());
    const stored = JSON.stringify(await site.db.select().from(sessions));
    expect(stored).not.toContain(/session=([\w-]{43})/.exec(cookie)?.[1]);
  });

  test('a wrong password and an unknown user get the same answer', async () => {
    const [anas, nobodys] = [await refusalsOf('Ana'), await refusalsOf('')];
    const wrong = await login({ password: 'otra clave larga' });
    const unknown = await login({ username: 'nadie' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const problem = await problemOf(wrong);
    expect(problem).toMatchObject({ code: 'wrong-credentials', message: 'Credenciales incorrectas' });
    expect(await problemOf(unknown)).toEqual(problem);
    expect(unknown.headers.getSetCookie()).toEqual([]);
    expect((await refusalsOf('Ana')).count).toBe(anas.count + 1);
    expect((await refusalsOf('')).count).toBe(nobodys.count + 1);
  });

  test("ends the browser's earlier session", async () => {
    const before = cookiesOf(await login());
    const after = cookiesOf(await login({ cookie: before }));
    expect((await sessionOf(before)).status).toBe(401);
    expect((await sessionOf(after)).status).toBe(200);
  });

  test('removes sessions that have ended', async () => {
    await login();
    await site.db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
    await login();
    expect(await site.db.$count(sessions)).toBe(1);
  });

  test.each([
    [{ username: '' }, 'username'],
    [{ username: 5 }, 'username'],
    [{ username: 'a\0na' }, 'username'],
    [{ password: '' }, 'password'],
    [{ password: 'a'.repeat(401) }, 'password'],
    [{ password: null }, 'password'],
  ])('%j is refused, field %s', async (attempt, field) => {
    const response = await login(attempt);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      message: 'Escriba su usuario y su contraseña.',
      fields: [expect.objectContaining({ field })],
    });
  });

  test('from a page of another site it is refused', async () => {
    const response = await site.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify({ username: 'ana', password: PASSWORD }),
    });
    expect(response.status).toBe(403);
  });

  test('more calls than the limit are refused in Spanish too', async () => {
    site.restart({ calls: 1 });
    await login();
    const refused = await login();
    expect(refused.status).toBe(429);
    expect((await problemOf(refused)).message).toMatch(/^Demasiados intentos\. Espere /);
  });

  test.each([
    ['text', 415, 'text/plain', '{}'],
    ['no JSON', 400, 'application/json', 'nonsense'],
    ['no object', 400, 'application/json', '"text"'],
    ['too long', 413, 'application/json', JSON.stringify({ username: 'a'.repeat(9000) })],
  ])('a body that is %s is answered with %i', async (_name, status, type, body) => {
    const headers = { 'Content-Type': type, Origin: ORIGIN };
    expect((await site.request('/api/auth/login', { method: 'POST', headers, body })).status).toBe(status);
  });
});

describe('what goes wrong with signing in is said in Spanish, because the login page shows it', () => {
  const send = (headers: Record<string, string>, body: string) =>
    site.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
      body,
    });

  test.each([
    ['a foreign page', 403, { Origin: 'https://evil.example' }, '{}'],
    ['another format', 415, { 'Content-Type': 'text/plain' }, '{}'],
    ['no JSON', 400, {}, '{'],
    ['far too much', 413, {}, JSON.stringify({ username: 'ana', password: 'a'.repeat(20_000) })],
  ] as const)('%s', async (_, status, headers, body) => {
    const response = await send(headers, body);
    expect(response.status).toBe(status);
    expect((await problemOf(response)).message).toMatch(/ (?:e inténtelo otra vez\.|incorrectas)$/);
  });

  test('a database that does not answer, and a fault of ours', async () => {
    for (const [code, status] of [
      ['57P01', 503],
      ['XX000', 500],
    ] as const) {
      site.readSigningKey(() => Promise.reject(Object.assign(new Error('secret detail'), { code })));
      const response = await login();
      expect(response.status).toBe(status);
      const { message } = await problemOf(response);
      expect(message).toContain('nténtelo de nuevo');
      expect(message).not.toContain('secret');
    }
  });
});

describe('the hint of demonstration data', () => {
  const hint = async () => (await site.request('/api/auth/hint')).json();

  test('is shown until the generated password is changed', async () => {
    await site.db.delete(users);
    const first = await provideFirstAdministrator(site.db, {
      brandName: 'Costa Clara',
      configured: undefined,
      loadsDemoData: true,
      isHttps: false,
      key: await loadSigningKey(site.db),
    });
    if (first.kind !== 'generated') throw new Error(`no generated administrator but ${first.kind}`);
    const credentials = { username: first.username, password: first.password };
    site.restart({ firstPasswordShown: 'on-this-machine' });
    expect(await hint()).toEqual({ hint: credentials });
    const response = await login(credentials);
    expect(response.status).toBe(200);
    await sendAs(cookiesOf(response), '/api/auth/change-password', { newPassword: PASSWORD });
    expect(await hint()).toEqual({ hint: null });
  });

  test('is never shown where nobody may see it', async () => {
    await site.db.update(users).set({ hasGeneratedPassword: true });
    expect(await hint()).toEqual({ hint: null });
  });
});
