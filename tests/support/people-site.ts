import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { MailedInvitation } from '#features/people/invitation-mail/invitation-mail.server.ts';
import { invitations } from '#features/people/invitations.table.ts';
import { invitationsApi, peopleApi } from '#features/people/people.api.server.ts';
import type { NewInvitation, People } from '#features/people/people.ts';
import type { Role } from '#rights/can.ts';
import { activity } from '#server/activity/activity.table.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { rateLimits } from '#server/limits/rate-limits.table.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator, type TestAdministrator } from './administrator-session.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const ORIGIN = 'http://localhost';
/** What `accept` chooses. */
export const PASSWORD = 'una clave larga de verdad';

/** For all tests of a file: people and invitations on a database of its own, in which each test finds Marta alone. */
export function peopleSitePerTest() {
  let database: TestDatabase;
  let app: Hono;
  let marta: TestAdministrator;
  /** What was to be mailed, and whether the mail server takes it. */
  const mail = { sent: [] as MailedInvitation[], isTaken: true };

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const guard = sessionGuard({ database: db, publicOrigin: ORIGIN });
    const people = { database: db, guard, publicOrigin: ORIGIN };
    const mailInvitation = async (invitation: MailedInvitation) => {
      mail.sent.push(invitation);
      return mail.isTaken;
    };
    const countCall = countCallsPerMinute(1000);
    const invitationsSite = { database: db, publicOrigin: ORIGIN, brandName: 'Costa Clara', countCall };
    app = new Hono()
      .route('/api/people', peopleApi({ ...people, mailInvitation }))
      .route('/without-mail', peopleApi({ ...people, mailInvitation: undefined }))
      .route('/api/invitations', invitationsApi(invitationsSite));
    app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  });
  afterAll(() => database.discard());
  beforeEach(async () => {
    Object.assign(mail, { sent: [], isTaken: true });
    await database.db.delete(rateLimits);
    await database.db.delete(invitations);
    await database.db.delete(users);
    marta = await storeAdministrator(database.db, { username: 'marta' });
  });

  const call = async (method: string, path: string, body?: unknown, by: TestAdministrator | null = marta) =>
    app.request(path, {
      method,
      headers: {
        ...(by ? by.headers : { Origin: ORIGIN }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    get db() {
      return database.db;
    },
    get marta() {
      return marta;
    },
    mail,
    call,
    read: async (): Promise<People> => {
      const response = await call('GET', '/api/people');
      expect(response.status).toBe(200);
      return response.json();
    },
    /** The token of a new invitation, as its link carries it. */
    invited: async (role: Role, by = marta): Promise<string> => {
      const response = await call('POST', '/api/people/invitations', { role }, by);
      expect(response.status).toBe(201);
      const { link }: NewInvitation = await response.json();
      const { origin, pathname, search, hash } = new URL(link ?? '');
      // Behind the #: browsers send that to no server and no other site.
      expect([origin, pathname, search]).toEqual([ORIGIN, '/admin-invitation', '']);
      return hash.slice(1);
    },
    accept: (token: string, username = 'luis', newPassword = PASSWORD) =>
      call('POST', '/api/invitations/accept', { token, username, newPassword }, null),
    codeOf: async (response: Response) => [response.status, (await response.json()).code],
    /** The last entry of the activity of this kind. */
    entriesOf: async (action: string) => {
      const rows = await database.db.select().from(activity).orderBy(activity.id);
      return rows
        .filter((row) => row.action === action)
        .slice(-1)
        .map(({ username, userId, subject, details }) => ({ username, userId, subject, details }));
    },
  };
}
