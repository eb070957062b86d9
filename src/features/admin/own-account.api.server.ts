import { Hono } from 'hono';
import { z } from 'zod';
import type { Admission } from '#server/admission.ts';
import type { Database } from '#server/database/connect.ts';
import { readFields, readJsonBody, textField } from '#server/http/request-body.ts';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  signOut,
} from '#server/sessions/own-account.ts';
import { requireProof, type SessionGuard } from '#server/sessions/require-administrator.ts';
import { clearSessionCookie } from '#server/sessions/session-cookies.ts';
import type { SignedIn } from '#server/sessions/sign-in.ts';

/** The longest password with every character escaped fits in this. */
const BODY_LIMIT_BYTES = 8 * 1024;

/**
 * What the browser forgets at the sign-out: copies of files, pictures of unpublished articles among them, and pages
 * kept for the Back button. Not "storage": there lie this person's language, accessibility settings and drafts, which a
 * sign-out leaves alone on purpose. Not "cookies": the session's is removed by itself, and the one of the trusted
 * device must stay, or a stranger could make the owner wait.
 */
const CLEARED_AT_SIGN_OUT = '"cache"';

/** POST /api/auth/change-password. How long and how good a password must be is said by its own rules. */
const changePasswordRequest = z.strictObject({ newPassword: textField }, { error: 'field.unknown' });

/** Who is signed in, the own sessions and the password (docs/product/api.md), mounted at /api/auth. */
export function ownAccountApi({
  database,
  guard,
  hashing,
  isHttps,
  brandName,
}: {
  database: Database;
  guard: SessionGuard;
  hashing: Admission;
  isHttps: boolean;
  brandName: string;
}): Hono {
  const api = new Hono();

  api.get('/session', guard.requireOwn, (context) =>
    context.json(sessionAnswer(context.get('administrator'))),
  );

  api.post('/logout', guard.requireOwn, async (context) => {
    await signOut(database, context.get('administrator'));
    clearSessionCookie(context, isHttps);
    context.header('Clear-Site-Data', CLEARED_AT_SIGN_OUT);
    return context.json({ username: null });
  });

  api.post('/change-password', guard.requireOwn, requireProof, async (context) => {
    const { newPassword } = readFields(changePasswordRequest, await readJsonBody(context, BODY_LIMIT_BYTES));
    const administrator = context.get('administrator');
    await changePassword({ database, hashing }, { administrator, newPassword, names: [brandName] });
    return context.json({ username: administrator.username });
  });

  api.get('/sessions', guard.requireOwn, async (context) =>
    context.json({ sessions: await listOwnSessions(database, context.get('administrator')) }),
  );

  api.delete('/sessions', guard.requireOwn, async (context) => {
    await endOtherSessions(database, context.get('administrator'));
    return context.body(null, 204);
  });

  api.delete('/sessions/:id', guard.requireOwn, async (context) => {
    await endOwnSession(database, context.get('administrator'), context.req.param('id'));
    return context.body(null, 204);
  });

  return api;
}

/** Who is signed in, as pages know it; what the role asks for is said only where it is missing. */
export function sessionAnswer({ username, role, needsSecondFactor }: Omit<SignedIn, 'userId' | 'token'>) {
  return { username, role, ...(needsSecondFactor && { secondFactorNeeded: true }) };
}
