import type { FetchApi } from '#client/api.ts';
import type { Session } from './session.queries.ts';

/** What became of an attempt to sign in. `message` is the server's, where it gave one in Spanish. */
export type SignInOutcome =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'no-connection' };

/** Problems that the server explains in Spanish when it is asked to sign somebody in; all others are in English. */
const EXPLAINED = new Set(['wrong-credentials', 'invalid-input', 'too-many-requests']);
/** Not these credentials: 413 is an answer to far more than a password may be. */
const REFUSALS = new Set([401, 413, 422]);

/** POST /api/auth/login (specification, sections 7 and 8). */
export async function sendCredentials(
  fetchApi: FetchApi,
  credentials: { username: string; password: string },
): Promise<SignInOutcome> {
  try {
    const response = await fetchApi('/api/auth/login', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const answer = await readObject(response);
    if (response.ok && typeof answer['username'] === 'string') {
      return { kind: 'signed-in', session: { username: answer['username'] } };
    }
    const { code, message } = answer;
    if (EXPLAINED.has(String(code)) && typeof message === 'string') return { kind: 'refused', message };
    return REFUSALS.has(response.status)
      ? { kind: 'refused', message: undefined }
      : { kind: 'no-connection' };
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
