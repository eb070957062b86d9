import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ROLES, type Role } from '#rights/can.ts';
import { createAdmission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput, NotFound, TooManyRequests } from '#server/errors.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { readFields, readJsonBody, textField } from '#server/http/request-body.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import { countShared } from '#server/limits/shared-limit.ts';
import { isPlainAddress } from '#server/mail.ts';
import type { Administrator } from '#server/sessions/find-session.ts';
import { requireProof, type SessionGuard } from '#server/sessions/require-administrator.ts';
import { TooBusyToSignIn, TooManyAttempts } from '#server/sessions/sign-in-errors.ts';
import type { MailInvitation } from './invitation-mail/invitation-mail.server.ts';
import {
  acceptInvitation,
  invite,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.server.ts';
import { changeRole, listPeople, removePerson } from './people.server.ts';
import { INVITATION_PATH, type NewInvitation, type People } from './people.ts';
import { RefusedAddress } from './people-errors.server.ts';
import { demandSecondFactor, listSecondFactorRoles } from './second-factor-roles.server.ts';

/** The longest password with every character escaped fits in this. */
const BODY_LIMIT_BYTES = 8 * 1024;

const strict = { error: 'field.unknown' };
const role = z.enum(ROLES, 'role.unknown');
const roleFields = z.strictObject({ role }, strict);
const invitationFields = z.strictObject(
  { role, email: textField.max(254, 'field.tooLong').optional() },
  strict,
);
const tokenFields = z.strictObject({ token: textField.max(100, 'field.tooLong') }, strict);
const accountFields = z.strictObject(
  {
    token: textField.max(100, 'field.tooLong'),
    username: textField.min(1, 'field.required').max(100, 'field.tooLong'),
    newPassword: textField.min(1, 'field.required'),
  },
  strict,
);

export type PeopleApiDependencies = {
  database: Database;
  guard: SessionGuard;
  publicOrigin: string;
  /** Mails an invitation; undefined where the site sends no mail. */
  mailInvitation: MailInvitation | undefined;
};

/** People and their invitations, mounted at /api/people. What changes accounts or rights needs the password once more. */
export function peopleApi({ database, guard, publicOrigin, mailInvitation }: PeopleApiDependencies): Hono {
  const api = new Hono();
  // Mails to whom somebody else names are rare, on all servers together.
  const countMails = countShared(database, { name: 'invitation-mails', calls: 20, seconds: 3600 });
  /** The address that an invitation goes to, if it shall be mailed. @throws {RefusedAddress | TooManyAttempts} */
  const addressOf = async (given: string | undefined, { userId }: Administrator) => {
    const email = given?.trim() ?? '';
    if (email === '') return undefined;
    if (!mailInvitation) throw new InvalidInput([{ field: 'email', key: 'field.unknown' }]);
    if (!isPlainAddress(email)) throw new RefusedAddress();
    await countMails(`user ${userId}`).catch((refusal: unknown) => {
      throw refusal instanceof TooManyRequests ? new TooManyAttempts(refusal.retryAfterSeconds) : refusal;
    });
    return email;
  };
  const mayChange = guard.allow('change', 'people');

  api.get('/', guard.allow('read', 'people'), async (context) => {
    const people: People = {
      people: await listPeople(database, context.get('administrator')),
      invitations: await listInvitations(database),
      sendsMail: mailInvitation !== undefined,
      secondFactorRoles: await listSecondFactorRoles(database),
    };
    return context.json(people);
  });

  api.post('/invitations', mayChange, requireProof, async (context) => {
    const given = readFields(invitationFields, await readJsonBody(context, BODY_LIMIT_BYTES));
    const by = context.get('administrator');
    const email = await addressOf(given.email, by);
    const { id, token, expiresAt } = await invite(database, { role: given.role, by });
    const link = `${publicOrigin}${INVITATION_PATH}#${token}`;
    const mailed = { id, role: given.role, link, expiresAt, username: by.username };
    const isMailed = email !== undefined && (await mailInvitation?.({ ...mailed, email }));
    const invitation: NewInvitation = { link: isMailed ? null : link, expiresAt };
    return context.json(invitation, 201);
  });

  api.delete('/invitations/:id', mayChange, requireProof, async (context) => {
    await withdrawInvitation(database, { id: idOf(context), by: context.get('administrator') });
    return context.body(null, 204);
  });

  const switchSecondFactor = (isDemanded: boolean) => async (context: Context) => {
    const change = { role: roleOf(context), isDemanded, by: context.get('administrator') };
    await demandSecondFactor(database, change);
    return context.body(null, 204);
  };
  api.put('/second-factor-roles/:role', mayChange, requireProof, switchSecondFactor(true));
  api.delete('/second-factor-roles/:role', mayChange, requireProof, switchSecondFactor(false));

  api.patch('/:id', mayChange, requireProof, async (context) => {
    const { role } = readFields(roleFields, await readJsonBody(context, BODY_LIMIT_BYTES));
    await changeRole(database, { id: idOf(context), role, by: context.get('administrator') });
    return context.json({ role });
  });

  api.delete('/:id', mayChange, requireProof, async (context) => {
    await removePerson(database, { id: idOf(context), by: context.get('administrator') });
    return context.body(null, 204);
  });

  return api;
}

/** @throws {NotFound} for what is no id; PostgreSQL would call it a fault of ours */
function idOf(context: Context): string {
  const id = context.req.param('id') ?? '';
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new NotFound();
  return id;
}

/** @throws {NotFound} for what is no role */
function roleOf(context: Context): Role {
  const role = ROLES.find((name) => name === context.req.param('role'));
  if (!role) throw new NotFound();
  return role;
}

/**
 * What whoever has an invitation may do, without a session; mounted at /api/invitations. The token travels in bodies
 * alone, which nothing logs.
 *
 * @param dependencies.countCall counts what strangers may call
 */
export function invitationsApi(dependencies: {
  database: Database;
  publicOrigin: string;
  brandName: string;
  countCall: CountCall;
}): Hono {
  const { database, publicOrigin, brandName, countCall } = dependencies;
  const hashing = createAdmission({ atOnce: 1, waiting: 10, refusal: TooBusyToSignIn });
  const api = new Hono();
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await countCall(context);
    refuseForeignWrite(context, publicOrigin);
    await next();
  });

  api.post('/look', async (context) => {
    const { token } = readFields(tokenFields, await readJsonBody(context, BODY_LIMIT_BYTES));
    const { role } = await readInvitation(database, token);
    return context.json({ role });
  });

  api.post('/accept', async (context) => {
    const { newPassword, ...given } = readFields(
      accountFields,
      await readJsonBody(context, BODY_LIMIT_BYTES),
    );
    const account = { ...given, password: newPassword, names: [brandName] };
    return context.json({ username: await acceptInvitation({ database, hashing }, account) }, 201);
  });

  return api;
}
