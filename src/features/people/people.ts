import type { Role } from '#rights/can.ts';

/** How long an invitation can be used. */
export const INVITATION_DAYS = 7;

/** The page that an invitation leads to. What follows the # is never sent to a server, so no log or referrer has it. */
export const INVITATION_PATH = '/admin-invitation';

/** Somebody who may sign in, as the API returns them. */
export type Person = {
  id: string;
  username: string;
  role: Role;
  /** When they last did something in the panel; null when they never did. */
  lastUsedAt: string | null;
  /** Whether a session of theirs is open. */
  isSignedIn: boolean;
  /** Whoever asks. */
  isSelf: boolean;
};

/** An invitation that can still be used. */
export type Invitation = { id: string; role: Role; invitedBy: string; createdAt: string; expiresAt: string };

/** A role whose people have to have a second factor: since when, and who demanded it. */
export type SecondFactorRole = { role: Role; since: string; who: string };

/** GET /api/people. */
export type People = {
  people: Person[];
  invitations: Invitation[];
  /** Whether an invitation can be mailed. */
  sendsMail: boolean;
  /** The roles that ask for a second factor; the others do not. */
  secondFactorRoles: SecondFactorRole[];
};

/**
 * POST /api/people/invitations: the link is told this once and stored nowhere; null where it was mailed. One that should
 * have been mailed and could not be is told, so that it can be sent in another way.
 */
export type NewInvitation = { link: string | null; expiresAt: string };
