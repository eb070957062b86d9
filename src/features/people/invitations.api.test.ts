import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findUser } from '#server/sessions/administrators.ts';
import { verifyPassword } from '#server/sessions/password-hash.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { PASSWORD, peopleSitePerTest } from '../../../tests/support/people-site.ts';
import { invitations } from './invitations.table.ts';
import type { NewInvitation } from './people.ts';

const site = peopleSitePerTest();
const { call, read, invited, accept, codeOf, entriesOf } = site;

describe('an invitation', () => {
  test('makes an account with its role, once', async () => {
    const token = await invited('support');
    const look = await call('POST', '/api/invitations/look', { token }, null);
    expect(await look.json()).toEqual({ role: 'support' });
    const answer = await accept(token, ' Luis ');
    expect([answer.status, await answer.json()]).toEqual([201, { username: 'Luis' }]);
    const luis = await findUser(site.db, 'luis');
    expect(luis?.role).toBe('support');
    expect(await verifyPassword(PASSWORD, luis?.password ?? '')).toBe(true);
    expect(await entriesOf('invitation-accepted')).toEqual([
      { username: 'Luis', userId: luis?.id, subject: null, details: { role: 'support' } },
    ]);
    expect(await codeOf(await accept(token, 'otra'))).toEqual([409, 'invitation-used']);
    const again = await call('POST', '/api/invitations/look', { token }, null);
    expect((await again.json()).message).toMatch(/^Esta invitación ya se usó\./);
  });

  test('used by two at once makes one account, and the other is told', async () => {
    const token = await invited('editor');
    const answers = await Promise.all([accept(token, 'luis'), accept(token, 'luisa')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await site.db.$count(users)).toBe(2);
  });

  test('is stored without its token, and told only once', async () => {
    const token = await invited('editor');
    const stored = JSON.stringify(await site.db.select().from(invitations));
    expect(stored).not.toContain(token);
    const { invitations: waiting } = await read();
    expect(waiting).toEqual([expect.objectContaining({ role: 'editor', invitedBy: 'marta' })]);
    expect(JSON.stringify(waiting)).not.toContain(token);
    expect(await entriesOf('person-invited')).toEqual([
      { username: 'marta', userId: site.marta.userId, subject: null, details: { role: 'editor' } },
    ]);
  });

  test('ends after seven days', async () => {
    const token = await invited('editor');
    await site.db.update(invitations).set({ expiresAt: sql`now() + interval '1 minute'` });
    expect((await read()).invitations).toHaveLength(1);
    await site.db.update(invitations).set({ expiresAt: sql`now()` });
    expect(await codeOf(await accept(token))).toEqual([410, 'invitation-expired']);
    expect((await read()).invitations).toEqual([]);
    const fresh = await call('POST', '/api/people/invitations', { role: 'editor' });
    const { expiresAt }: NewInvitation = await fresh.json();
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7.1);
  });

  const inviteByMail = async (email: string, path = '/api/people') => {
    const response = await call('POST', `${path}/invitations`, { role: 'support', email });
    return [response.status, await response.json()];
  };

  test('goes to an address where the site sends mail, and its link to nobody else', async () => {
    expect(await inviteByMail(' lucia@example.com ')).toEqual([
      201,
      { link: null, expiresAt: expect.any(String) },
    ]);
    expect(site.mail.sent).toMatchObject([
      { email: 'lucia@example.com', role: 'support', username: 'marta' },
    ]);
    const token = site.mail.sent[0]?.link.split('#')[1] ?? '';
    expect((await accept(token)).status).toBe(201);
    expect((await read()).sendsMail).toBe(true);
  });

  test('that could not be mailed holds, and its link is told', async () => {
    site.mail.isTaken = false;
    const [status, { link }] = await inviteByMail('lucia@example.com');
    expect([status, link]).toEqual([201, site.mail.sent[0]?.link]);
    expect((await accept(link.split('#')[1])).status).toBe(201);
  });

  test.each(['lucia', 'lucia@', 'a@b.example, c@d.example', 'Lucia <lucia@example.com>'])(
    'is not made for %j, which is no address',
    async (email) => {
      const [status, { fields, message }] = await inviteByMail(email);
      expect([status, fields[0].field, message]).toEqual([
        422,
        'email',
        'Escriba una dirección de correo, por ejemplo nombre@ejemplo.com.',
      ]);
      expect((await read()).invitations).toEqual([]);
      expect(site.mail.sent).toEqual([]);
    },
  );

  test('takes no address where the site sends no mail; an empty one is none', async () => {
    expect((await inviteByMail('lucia@example.com', '/without-mail'))[0]).toBe(422);
    const [status, { link }] = await inviteByMail(' ', '/without-mail');
    expect([status, link]).toEqual([201, expect.stringContaining('/admin-invitation#')]);
    expect(await (await call('GET', '/without-mail')).json()).toMatchObject({ sendsMail: false });
  });

  test('is mailed twenty times an hour by one person, who is told how long to wait', async () => {
    for (let count = 0; count < 20; count += 1) await inviteByMail('lucia@example.com');
    const [status, { message }] = await inviteByMail('lucia@example.com');
    expect([status, message]).toEqual([429, expect.stringMatching(/^Demasiados intentos\. Espere/)]);
    expect(site.mail.sent).toHaveLength(20);
  });

  test('that was withdrawn is good for nothing', async () => {
    const token = await invited('editor');
    const [waiting] = (await read()).invitations;
    expect((await call('DELETE', `/api/people/invitations/${waiting?.id}`)).status).toBe(204);
    expect(await codeOf(await accept(token))).toEqual([404, 'invitation-unknown']);
    expect((await call('DELETE', `/api/people/invitations/${waiting?.id}`)).status).toBe(404);
    expect(await entriesOf('invitation-withdrawn')).toHaveLength(1);
  });

  test.each([
    ['MARTA', PASSWORD, 'username', 'Ya hay alguien con este usuario. Elija otro.'],
    ['luis ruiz', PASSWORD, 'username', /^Un usuario tiene hasta 60 letras/],
    ['luis', 'corta', 'newPassword', /al menos 12 caracteres/],
    ['luis', 'costa clara 1', 'newPassword', /nombre del sitio/],
  ])(
    '%j with %j is refused at the field %s, and can be tried again',
    async (username, password, field, message) => {
      const token = await invited('editor');
      const response = await accept(token, username, password);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        fields: [expect.objectContaining({ field })],
        message: expect.stringMatching(message),
      });
      expect((await accept(token, 'luis')).status).toBe(201);
    },
  );

  test('that nobody made is unknown, whatever else is sent', async () => {
    expect(await codeOf(await accept('A'.repeat(43), 'luis', 'corta'))).toEqual([404, 'invitation-unknown']);
  });
});
