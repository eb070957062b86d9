import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { type AccountLinkKind, accountLinks } from '#server/sessions/account-links.table.ts';
import { linkToken } from '#server/sessions/account-links.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { createAdministrator, resetPassword } from '#server/sessions/administrators.ts';
import { mailNewPasswordLink } from '#server/sessions/own-email.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';
import { loadSigningKey } from '#server/signing/signing-key.ts';
import { appCode } from '../../../tests/support/second-factor.ts';
import {
  cookiesOf,
  ORIGIN,
  PASSWORD,
  problemOf,
  signInSitePerTest,
} from '../../../tests/support/sign-in-site.ts';

/* An address of one's own, confirmed by a link, and the password that was forgotten. */

const site = signInSitePerTest();
const { login, sendAs, sessionOf, lastActions } = site;
const EMAIL = 'ana@example.com';
const NEW_PASSWORD = 'otra clave larga';

const ask = (cookie: string, email: string) => sendAs(cookie, '/api/auth/email', { email });
const confirm = (token: string) => sendAs('', '/api/auth/email/confirm', { token });
const forget = (account: string, from = '203.0.113.1') =>
  site.request('/api/auth/forgotten-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, Origin: ORIGIN },
    body: JSON.stringify({ account }),
  });
const renew = (token: string, newPassword = NEW_PASSWORD) =>
  sendAs('', '/api/auth/new-password', { token, newPassword });
const own = async (cookie: string) =>
  (await site.request('/api/auth/email', { headers: { Cookie: cookie } })).json();
const removeEmail = async (cookie: string) =>
  site.request('/api/auth/email', { method: 'DELETE', headers: { Origin: ORIGIN, Cookie: cookie } });
const linksOf = async (kind: AccountLinkKind) =>
  (await site.db.select().from(accountLinks)).filter((link) => link.kind === kind);

/** The token as it stands in the mail; a link for a new password is made after the answer. */
async function tokenOf(kind: AccountLinkKind): Promise<string> {
  const link = await vi.waitUntil(async () => (await linksOf(kind))[0]);
  return linkToken(await loadSigningKey(site.db), link.id);
}

async function anaWithEmail(): Promise<string> {
  const cookie = cookiesOf(await login());
  await ask(cookie, EMAIL);
  expect((await confirm(await tokenOf('confirm-email'))).status).toBe(200);
  return cookie;
}

describe('an address of one’s own', () => {
  test('counts once its link was used, and the link is good once, also for two at once', async () => {
    const cookie = cookiesOf(await login());
    const asked = await ask(cookie, ' Ana@Example.com ');
    expect(await asked.json()).toEqual({ email: null, waiting: EMAIL });
    const token = await tokenOf('confirm-email');
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await own(cookie)).toEqual({ email: EMAIL, waiting: null });
    expect(await problemOf(await confirm(token))).toMatchObject({
      code: 'link-ended',
      message: 'Este enlace ya se usó o venció. Pida otro.',
    });
    expect(await lastActions(1)).toEqual(['Ana email-changed null']);
  });

  test('another link takes the place of the one before', async () => {
    const cookie = cookiesOf(await login());
    await ask(cookie, EMAIL);
    const token = await tokenOf('confirm-email');
    await ask(cookie, 'otra@example.com');
    expect((await confirm(token)).status).toBe(422);
    expect(await own(cookie)).toMatchObject({ waiting: 'otra@example.com' });
  });

  test.each([['nada'], [''], ['a@b, c@d.example'], ['a@b.example\nBcc: x@y.example']])(
    '%j is none',
    async (email) => {
      const response = await ask(cookiesOf(await login()), email);
      expect(response.status).toBe(422);
      expect((await problemOf(response)).message).toMatch(/^Escriba una dirección de correo/);
    },
  );

  test('nobody has that of somebody else, and it can be taken away', async () => {
    const cookie = await anaWithEmail();
    await createAdministrator(site.db, { username: 'Rosa', password: PASSWORD });
    await ask(cookiesOf(await login({ username: 'rosa' })), EMAIL);
    const refused = await confirm(await tokenOf('confirm-email'));
    expect((await problemOf(refused)).message).toMatch(/^Otra persona del panel usa/);
    expect((await removeEmail(cookie)).status).toBe(204);
    expect(await own(cookie)).toMatchObject({ email: null });
  });

  test.each([
    [
      'changed',
      async (cookie: string) => {
        await ask(cookie, 'otra@example.com');
        await confirm(await tokenOf('confirm-email'));
      },
    ],
    ['removed', (cookie: string) => removeEmail(cookie)],
  ])('that is %s ends the link for a new password that was mailed to the one before', async (_, change) => {
    const cookie = await anaWithEmail();
    await mailNewPasswordLink(site.db, 'ana');
    const token = await tokenOf('new-password');
    await change(cookie);
    expect((await renew(token)).status).toBe(422);
  });

  test('links are mailed five times in a quarter of an hour, not more', async () => {
    const cookie = cookiesOf(await login());
    for (let count = 0; count < 5; count += 1) expect((await ask(cookie, EMAIL)).status).toBe(200);
    expect((await ask(cookie, EMAIL)).status).toBe(429);
  });
});

describe('a forgotten password', () => {
  test('the answer is the same whether there is such a person or not, and only one is mailed', async () => {
    await anaWithEmail();
    await createAdministrator(site.db, { username: 'Rosa', password: PASSWORD });
    await site.db.delete(accountNotices);
    const answers = [];
    for (const account of ['nadie', 'rosa', 'otra@example.com', 'ANA']) {
      const response = await forget(account);
      answers.push([response.status, await response.text()]);
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => [202, '{}']));
    await tokenOf('new-password');
    const notices = await site.db.select().from(accountNotices);
    expect(notices.map(({ kind, username }) => [kind, username])).toEqual([['new-password', 'Ana']]);
  });

  test('the link gives another password, once; all sessions end', async () => {
    const cookie = await anaWithEmail();
    await forget(EMAIL.toUpperCase());
    const token = await tokenOf('new-password');
    const weak = await renew(token, 'corta');
    expect((await problemOf(weak)).message).toBe('La contraseña debe tener al menos 12 caracteres.');
    const answers = await Promise.all([renew(token), renew(token, 'la tercera clave')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await renew(token)).status).toBe(422);
    expect((await sessionOf(cookie)).status).toBe(401);
    expect(await site.db.$count(sessions)).toBe(0);
    expect((await login()).status).toBe(401);
    expect(await lastActions(1)).toEqual(['Ana password-changed null']);
  });

  test('a second factor stays, and is asked for with the new password', async () => {
    const cookie = await anaWithEmail();
    const { secret } = await (await sendAs(cookie, '/api/auth/second-factor/set-up')).json();
    await sendAs(cookie, '/api/auth/second-factor/confirm', { code: appCode(secret) });
    await forget('ana');
    expect((await renew(await tokenOf('new-password'))).status).toBe(200);
    expect(await (await login({ password: NEW_PASSWORD })).json()).toEqual({ needsSecondFactor: true });
  });

  test.each([
    [
      'by its owner',
      (cookie: string) => sendAs(cookie, '/api/auth/change-password', { newPassword: NEW_PASSWORD }),
    ],
    ['by the operator', () => resetPassword(site.db, { username: 'ana', password: NEW_PASSWORD })],
  ])('another password %s ends what was mailed before', async (_, change) => {
    const cookie = await anaWithEmail();
    await ask(cookie, 'otra@example.com');
    await mailNewPasswordLink(site.db, 'ana');
    const tokens = [await tokenOf('confirm-email'), await tokenOf('new-password')] as const;
    await change(cookie);
    expect((await confirm(tokens[0])).status).toBe(422);
    expect((await renew(tokens[1])).status).toBe(422);
    expect((await login({ password: NEW_PASSWORD })).status).toBe(200);
  });

  test('a reset by the operator takes the address away, to which an intruder could have a link mailed', async () => {
    await anaWithEmail();
    await resetPassword(site.db, { username: 'ana', password: NEW_PASSWORD });
    await mailNewPasswordLink(site.db, 'ana');
    await mailNewPasswordLink(site.db, EMAIL);
    expect(await linksOf('new-password')).toEqual([]);
  });

  test('who asks again and again neither fills the mailbox nor ends the link that is there', async () => {
    await anaWithEmail();
    await Promise.all([mailNewPasswordLink(site.db, 'ana'), mailNewPasswordLink(site.db, EMAIL)]);
    const token = await tokenOf('new-password');
    const mails = () => site.db.$count(accountNotices, eq(accountNotices.kind, 'new-password'));
    expect(await mails()).toBe(1);
    await site.db.update(accountLinks).set({ expiresAt: new Date(Date.now() + 24 * 60_000) });
    await mailNewPasswordLink(site.db, 'ana');
    expect(await mails()).toBe(2);
    expect((await renew(token)).status).toBe(200);
    expect(await linksOf('new-password')).toEqual([]);
  });

  test('half an hour later, made up, or for something else, the link opens nothing', async () => {
    const cookie = await anaWithEmail();
    await forget('ana');
    const token = await tokenOf('new-password');
    expect((await confirm(token)).status).toBe(422);
    await site.db.update(accountLinks).set({ expiresAt: new Date() });
    const [id] = token.split('.');
    for (const given of [token, `${id}.${'A'.repeat(43)}`, '', 'nonsense']) {
      const response = await renew(given);
      expect(response.status, given).toBe(422);
      expect((await problemOf(response)).message).toContain('Pida otro.');
    }
    expect((await sessionOf(cookie)).status).toBe(200);
  });

  test('an address asks five times in a quarter of an hour, with words to wait', async () => {
    for (let count = 0; count < 5; count += 1) expect((await forget('ana')).status).toBe(202);
    const refused = await forget('ana');
    expect(refused.status).toBe(429);
    expect((await problemOf(refused)).message).toMatch(/^Demasiados intentos\. Espere \d+ minutos e/);
    expect((await forget('ana', '198.51.100.9')).status).toBe(202);
  });

  test('without a mail server it is not offered', async () => {
    const offered = async () => (await site.request('/api/auth/forgotten-password')).json();
    expect(await offered()).toEqual({ isOffered: true });
    site.restart({ sendsMail: false });
    expect(await offered()).toEqual({ isOffered: false });
    expect((await forget('ana')).status).toBe(404);
    const cookie = cookiesOf(await login());
    expect((await ask(cookie, EMAIL)).status).toBe(404);
  });
});

test('what is stored of a link opens nothing', async () => {
  await anaWithEmail();
  await forget('ana');
  const token = await tokenOf('new-password');
  const stored = JSON.stringify([
    await site.db.select().from(accountLinks),
    await site.db.select().from(accountNotices),
    await site.db.select().from(users),
  ]);
  expect(stored).not.toContain(token.split('.')[1]);
});
