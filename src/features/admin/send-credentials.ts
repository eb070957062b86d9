import type { FetchApi } from '#client/api.ts';
import type { Session } from './session.queries.ts';

/** The outcome of an attempt to sign in. `message` is the server's, where it gave one. */
export type SignInOutcome =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'no-connection' };

/** POST /api/auth/login (docs/product/api.md). */
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
    const { username, message } = answer;
    if (!response.ok) {
      const isSaid = typeof message === 'string' && message.trim() !== '';
      return { kind: 'refused', message: isSaid ? message : undefined };
    }
    // A success that names nobody was not given by this site but by a network in between.
    return typeof username === 'string'
      ? { kind: 'signed-in', session: { username } }
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
