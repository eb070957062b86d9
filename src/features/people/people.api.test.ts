import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#rights/can.ts';
import { activity } from '#server/activity/activity.table.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { rateLimits } from '#server/limits/rate-limits.table.ts';
import { createLogger } from '#server/log.ts';
import { findUser, lockUsers } from '#server/sessions/administrators.ts';
import { verifyPassword } from '#server/sessions/password-hash.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator, type TestAdministrator } from '../../../tests/support/administrator-session.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import type { MailedInvitation } from './invitation-mail/invitation-mail.server.ts';
import { invitations } from './invitations.table.ts';
import { invitationsApi, peopleApi } from './people.api.server.ts';
import type { NewInvitation, People } from './people.ts';

const ORIGIN = 'http://localhost';
const PASSWORD = 'una clave larga de verdad';

let database: TestDatabase;
let app: Hono;
let marta: TestAdministrator;
/** What was to be mailed, and whether the mail server takes it. */
let mailed: MailedInvitation[] = [];
let takesMail = true;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const guard = sessionGuard({ database: db, publicOrigin: ORIGIN });
  const people = { database: db, guard, publicOrigin: ORIGIN };
  const mailInvitation = async (invitation: MailedInvitation) => {
    mailed.push(invitation);
    return takesMail;
  };
  app = new Hono()
    .route('/api/people', peopleApi({ ...people, mailInvitation }))
    .route('/without-mail', peopleApi({ ...people, mailInvitation: undefined }))
    .route(
      '/api/invitations',
      invitationsApi({
        database: db,
        publicOrigin: ORIGIN,
        brandName: 'Costa Clara',
        countCall: countCallsPerMinute(1000),
      }),
    );
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
});
afterAll(() => database.discard());
beforeEach(async () => {
  mailed = [];
  takesMail = true;
  await database.db.delete(rateLimits);
  await database.db.delete(invitations);
  await database.db.delete(users);
  marta = await storeAdministrator(database.db, { username: 'marta' });
});

function call(method: string, path: string, body?: unknown, by: TestAdministrator | null = marta) {
  return app.request(path, {
    method,
    headers: {
      ...(by ? by.headers : { Origin: ORIGIN }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function read(): Promise<People> {
  const response = await call('GET', '/api/people');
  expect(response.status).toBe(200);
  return response.json();
}

/** The token of a new invitation, as its link carries it. */
async function invited(role: Role, by = marta): Promise<string> {
  const response = await call('POST', '/api/people/invitations', { role }, by);
  expect(response.status).toBe(201);
  const { link }: NewInvitation = await response.json();
  const { origin, pathname, search, hash } = new URL(link ?? '');
  // Behind the #: browsers send that to no server and no other site.
  expect([origin, pathname, search]).toEqual([ORIGIN, '/admin-invitation', '']);
  return hash.slice(1);
}

const accept = (token: string, username = 'luis', newPassword = PASSWORD) =>
  call('POST', '/api/invitations/accept', { token, username, newPassword }, null);
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

/** How many calls wait for somebody else's turn with people. */
async function waitForLocks(): Promise<number> {
  const { rows } =
    await database.db.execute(sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rows.length;
}

async function entriesOf(action: string) {
  const rows = await database.db.select().from(activity).orderBy(activity.id);
  return rows
    .filter((row) => row.action === action)
    .slice(-1)
    .map(({ username, userId, subject, details }) => ({ username, userId, subject, details }));
}

describe('an invitation', () => {
  test('makes an account with its role, once', async () => {
    const token = await invited('support');
    const look = await call('POST', '/api/invitations/look', { token }, null);
    expect(await look.json()).toEqual({ role: 'support' });
    const answer = await accept(token, ' Luis ');
    expect([answer.status, await answer.json()]).toEqual([201, { username: 'Luis' }]);
    const luis = await findUser(database.db, 'luis');
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
    expect(await database.db.$count(users)).toBe(2);
  });

  test('is stored without its token, and told only once', async () => {
    const token = await invited('editor');
    const stored = JSON.stringify(await database.db.select().from(invitations));
    expect(stored).not.toContain(token);
    const { invitations: waiting } = await read();
    expect(waiting).toEqual([expect.objectContaining({ role: 'editor', invitedBy: 'marta' })]);
    expect(JSON.stringify(waiting)).not.toContain(token);
    expect(await entriesOf('person-invited')).toEqual([
      { username: 'marta', userId: marta.userId, subject: null, details: { role: 'editor' } },
    ]);
  });

  test('ends after seven days', async () => {
    const token = await invited('editor');
    await database.db.update(invitations).set({ expiresAt: sql`now() + interval '1 minute'` });
    expect((await read()).invitations).toHaveLength(1);
    await database.db.update(invitations).set({ expiresAt: sql`now()` });
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
    expect(mailed).toMatchObject([{ email: 'lucia@example.com', role: 'support', username: 'marta' }]);
    const token = mailed[0]?.link.split('#')[1] ?? '';
    expect((await accept(token)).status).toBe(201);
    expect((await read()).sendsMail).toBe(true);
  });

  test('that could not be mailed holds, and its link is told', async () => {
    takesMail = false;
    const [status, { link }] = await inviteByMail('lucia@example.com');
    expect([status, link]).toEqual([201, mailed[0]?.link]);
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
      expect(mailed).toEqual([]);
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
    expect(mailed).toHaveLength(20);
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

describe('people', () => {
  test('are listed by name, with role, last use and whoever asks', async () => {
    await storeAdministrator(database.db, { username: 'Ana', role: 'editor', hours: -1 });
    await database.db.insert(users).values({ username: 'zoe', password: 'none', role: 'support' });
    expect((await read()).people).toEqual([
      expect.objectContaining({ username: 'Ana', role: 'editor', isSelf: false, isSignedIn: false }),
      expect.objectContaining({ username: 'marta', role: 'administrator', isSelf: true, isSignedIn: true }),
      expect.objectContaining({ username: 'zoe', role: 'support', lastUsedAt: null, isSignedIn: false }),
    ]);
    const [, self] = (await read()).people;
    expect(Math.abs(Date.parse(self?.lastUsedAt ?? '') - Date.now())).toBeLessThan(3_600_000);
  });

  test('get another role, which holds with their next request', async () => {
    const ana = await storeAdministrator(database.db, { username: 'ana' });
    expect((await call('GET', '/api/people', undefined, ana)).status).toBe(200);
    expect((await call('PATCH', `/api/people/${ana.userId}`, { role: 'editor' })).status).toBe(200);
    expect(await codeOf(await call('GET', '/api/people', undefined, ana))).toEqual([403, 'not-allowed']);
    expect(await entriesOf('role-changed')).toEqual([
      {
        username: 'marta',
        userId: marta.userId,
        subject: 'ana',
        details: { from: 'administrator', to: 'editor' },
      },
    ]);
  });

  test('who are removed are shut out with the next request; what they did keeps their name and id', async () => {
    const ana = await storeAdministrator(database.db, { username: 'ana' });
    await call('POST', '/api/people/invitations', { role: 'editor' }, ana);
    expect((await call('DELETE', `/api/people/${ana.userId}`)).status).toBe(204);
    expect(await codeOf(await call('GET', '/api/people', undefined, ana))).toEqual([401, 'not-signed-in']);
    expect(await entriesOf('person-invited')).toEqual([
      { username: 'ana', userId: ana.userId, subject: null, details: { role: 'editor' } },
    ]);
    const [removal] = await database.db.select().from(activity).where(eq(activity.action, 'person-removed'));
    expect(removal).toMatchObject({ username: 'marta', subject: 'ana', subjectId: ana.userId });
    expect((await call('DELETE', `/api/people/${ana.userId}`)).status).toBe(404);
  });

  test('the last administrator neither leaves nor loses the role, and is told why', async () => {
    await storeAdministrator(database.db, { username: 'ana', role: 'editor' });
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { role: 'editor' }],
    ] as const) {
      const response = await call(method, `/api/people/${marta.userId}`, body);
      expect(response.status).toBe(409);
      expect((await response.json()).message).toMatch(/^Es la única persona con el rol Administración\./);
    }
    expect((await call('GET', '/api/people')).status).toBe(200);
  });

  test.each([
    ['DELETE', undefined],
    ['PATCH', { role: 'support' }],
  ] as const)('two administrators who %s each other at once leave one', async (method, body) => {
    const ana = await storeAdministrator(database.db, { username: 'ana' });
    const answers = await Promise.all([
      call(method, `/api/people/${ana.userId}`, body, marta),
      call(method, `/api/people/${marta.userId}`, body, ana),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database.db.$count(users, eq(users.role, 'administrator'))).toBe(1);
  });

  test.each([
    ['DELETE', 'luis', undefined],
    ['PATCH', 'luis', { role: 'editor' }],
    ['POST', 'invitations', { role: 'administrator' }],
    ['DELETE', 'an invitation', undefined],
  ])(
    'one who has just lost the role changes nothing any more, although %s %s was let in',
    async (method, what, body) => {
      const ana = await storeAdministrator(database.db, { username: 'ana' });
      const luis = await storeAdministrator(database.db, { username: 'luis' });
      await invited('editor');
      const [waiting] = (await read()).invitations;
      const paths: Record<string, string> = {
        luis: luis.userId,
        'an invitation': `invitations/${waiting?.id}`,
      };
      const stored = async () => [
        await database.db.select().from(users).where(eq(users.id, luis.userId)),
        (await read()).invitations,
      ];
      const before = await stored();
      let answer: ReturnType<typeof call> | undefined;
      await database.db.transaction(async (tx) => {
        await lockUsers(tx);
        answer = call(method, `/api/people/${paths[what] ?? what}`, body, ana);
        await vi.waitUntil(async () => (await waitForLocks()) === 1);
        await tx.update(users).set({ role: 'editor' }).where(eq(users.id, ana.userId));
      });
      expect(answer && (await codeOf(await answer))).toEqual([403, 'not-allowed']);
      expect(await stored()).toEqual(before);
    },
  );

  test.each([
    ['DELETE', undefined],
    ['PATCH', { role: 'editor' }],
  ])(
    'with %s the invitations of somebody who may invite no more are good for nothing',
    async (method, body) => {
      const ana = await storeAdministrator(database.db, { username: 'ana' });
      const [theirs, used, others] = [
        await invited('administrator', ana),
        await invited('editor', ana),
        await invited('editor'),
      ];
      await accept(used, 'luis');
      expect((await call(method, `/api/people/${ana.userId}`, body)).ok).toBe(true);
      expect(await codeOf(await accept(theirs, 'eva'))).toEqual([404, 'invitation-unknown']);
      expect(await codeOf(await accept(used, 'eva'))).toEqual([409, 'invitation-used']);
      expect((await accept(others, 'eva')).status).toBe(201);
    },
  );
});
