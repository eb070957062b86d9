import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, problemOf } from '#client/api.ts';
import { ROLES, type Role } from '#rights/can.ts';

/* The session as the browser knows it: who is signed in, signing in, and the flag that this tab keeps. */

/** Who is signed in, as pages know it. */
export type Session = {
  username: string;
  role: Role;
  /** The role asks for a second factor, and they have none yet: all but the own account is closed to them. */
  secondFactorNeeded?: boolean;
};

/** GET /api/auth/session: who is signed in; null when nobody is. */
export function sessionQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'auth', 'session'],
    queryFn: async (): Promise<Session | null> => {
      try {
        return await getJson<Session>(fetchApi, '/api/auth/session');
      } catch (error) {
        if (problemOf(error)?.status === 401) return null;
        throw error;
      }
    },
  });
}

/** Credentials that the login page may show. */
export type SignInHint = { username: string; password: string };

/** GET /api/auth/hint: the generated credentials of demonstration data; null once they have been changed. */
export function signInHintQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'auth', 'hint'],
    queryFn: async () => (await getJson<{ hint: SignInHint | null }>(fetchApi, '/api/auth/hint')).hint,
    // Changed in the panel, it must not be shown again.
    staleTime: 0,
  });
}

/** The outcome of an attempt to sign in. `message` is the server's, where it gave one. */
export type SignInOutcome =
  | { kind: 'signed-in'; session: Session }
  /** The password was right, and a code is needed, too. */
  | { kind: 'second-step' }
  | { kind: 'refused'; message: string | undefined }
  /** The password that was given before counts no more: the sign-in begins again. */
  | { kind: 'step-ended'; message: string | undefined }
  | { kind: 'no-connection' };

/** POST /api/auth/login (docs/product/api.md). */
export function sendCredentials(
  fetchApi: FetchApi,
  credentials: { username: string; password: string },
): Promise<SignInOutcome> {
  return signIn(fetchApi, '/api/auth/login', credentials);
}

/** POST /api/auth/second-factor: the code of an app, or a recovery code. */
export function sendCode(fetchApi: FetchApi, code: string): Promise<SignInOutcome> {
  return signIn(fetchApi, '/api/auth/second-factor', { code });
}

async function signIn(fetchApi: FetchApi, path: string, body: object): Promise<SignInOutcome> {
  try {
    const response = await fetchApi(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await readObject(response);
    const { username, message } = answer;
    const role = ROLES.find((name) => name === answer['role']);
    if (!response.ok) {
      const isSaid = typeof message === 'string' && message.trim() !== '';
      const kind = answer['code'] === 'second-step-ended' ? 'step-ended' : 'refused';
      return { kind, message: isSaid ? message : undefined };
    }
    if (answer['needsSecondFactor'] === true) return { kind: 'second-step' };
    // A success that names nobody was not given by this site but by a network in between.
    if (typeof username !== 'string' || role === undefined) return { kind: 'no-connection' };
    const needed = answer['secondFactorNeeded'] === true && { secondFactorNeeded: true };
    return { kind: 'signed-in', session: { username, role, ...needed } };
  } catch {
    return { kind: 'no-connection' };
  }
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const KEY = 'admin-logged-in';

/**
 * The flag (docs/product/administration.md): kept in session storage from the sign-in to the sign-out. It only
 * decides what a page shows first; whether somebody is signed in is the server's to say.
 */
export function hasSignedInFlag(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function setSignedInFlag(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.sessionStorage.setItem(KEY, 'true');
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage can be forbidden; the page then checks first and shows afterwards.
  }
}
