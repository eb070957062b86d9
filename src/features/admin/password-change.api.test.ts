import { describe, expect, test } from 'vitest';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { sessions } from '#server/sessions/sessions.table.ts';
import { cookiesOf, PASSWORD, problemOf, signInSitePerTest } from '../../../tests/support/sign-in-site.ts';

/* A new password, and what an account is told by mail. */

const site = signInSitePerTest();
const { login, sendAs, sessionOf, lastActions } = site;

describe('a sign-in from a browser that is not known', () => {
  const noticed = async () =>
    (await site.db.select().from(accountNotices)).map(({ kind, username }) => `${username} ${kind}`);

  test('is reported by mail, once; one from a known browser is not', async () => {
    const known = cookiesOf(await login());
    expect(await noticed()).toEqual(['Ana new-place']);
    await login({ cookie: known });
    expect(await noticed()).toEqual(['Ana new-place']);
  });

  test('a refused one is not told: anybody could have mails sent', async () => {
    await login({ password: 'otra clave larga' });
    expect(await noticed()).toEqual([]);
  });

  test('what nobody could be told in time is forgotten', async () => {
    await login();
    await site.db.update(accountNotices).set({ happenedAt: new Date(Date.now() - 4 * 24 * 3600_000) });
    await login();
    expect(await noticed()).toEqual(['Ana new-place']);
  });
});

describe('changing the password', () => {
  const change = (cookie: string, newPassword: unknown) =>
    sendAs(cookie, '/api/auth/change-password', { newPassword });

  test('ends every other session, keeps this one, and the old password is gone', async () => {
    const [own, other] = [cookiesOf(await login()), cookiesOf(await login())];
    expect((await change(own, 'otra clave larga')).status).toBe(200);
    expect((await sessionOf(own)).status).toBe(200);
    expect((await sessionOf(other)).status).toBe(401);
    expect((await login()).status).toBe(401);
    expect((await login({ password: 'otra clave larga' })).status).toBe(200);
    expect(await lastActions(2)).toEqual(['Ana password-changed null', 'Ana sign-in null']);
  });

  test('two changes at once: one session wins, the other has ended', async () => {
    const [one, two] = [cookiesOf(await login()), cookiesOf(await login())];
    const answers = await Promise.all([change(one, 'la primera clave'), change(two, 'la segunda clave')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test.each([
    ['La contraseña debe tener al menos 12 caracteres.', 'corta'],
    ['La contraseña puede tener hasta 200 caracteres.', 'ab1'.repeat(100)],
    [
      'Esta contraseña es muy común o fácil de adivinar. Elija otra, por ejemplo una frase de cuatro palabras que no suelan ir juntas.',
      'liverpoolfc123',
    ],
    ['Esta es la contraseña que ya tiene. Elija otra.', PASSWORD],
    ['La contraseña no puede ser el nombre del sitio ni el del usuario. Elija otra.', 'costa clara ana'],
  ])('a weak one is refused in Spanish: %s', async (message, newPassword) => {
    const response = await change(cookiesOf(await login()), newPassword);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ message, fields: [{ field: 'newPassword' }] });
  });

  test('needs the password once more when it was given ten minutes ago, and a sign-in is that proof', async () => {
    const cookie = cookiesOf(await login());
    const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
    await site.db.update(sessions).set({ provedAt: tenMinutesAgo });
    const refused = await change(cookie, 'otra clave larga');
    expect(refused.status).toBe(401);
    expect(await problemOf(refused)).toMatchObject({ code: 'proof-needed' });
    // Who is signed in stays so.
    expect((await sessionOf(cookie)).status).toBe(200);
    const proved = cookiesOf(await login({ cookie }));
    expect((await change(proved, 'otra clave larga')).status).toBe(200);
  });

  test('is reported by mail, and nothing of the password is noted', async () => {
    await change(cookiesOf(await login()), 'otra clave larga');
    const notices = await site.db.select().from(accountNotices);
    expect(notices.map(({ kind, username }) => `${username} ${kind}`)).toContain('Ana password-changed');
    expect(JSON.stringify(notices)).not.toContain('clave');
  });

  test.each([[undefined], [5], ['con NUL \0 dentro'], [{}]])('%j is no password', async (newPassword) => {
    const response = await change(cookiesOf(await login()), newPassword);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).fields).toEqual([{ field: 'newPassword', key: 'field.type' }]);
  });
});
