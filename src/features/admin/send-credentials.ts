import type { FetchApi } from '#client/api.ts';
import type { Session } from './session.queries.ts';

/** What became of an attempt to sign in. `message` is the server's, where it gave one. */
export type SignInOutcome =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'no-connection' };

/** Problems that the server does not explain in Spanish: it does not answer as it should right now. */
const SERVER_FAULTS = new Set(['fault', 'unavailable']);

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
    if (SERVER_FAULTS.has(String(answer['code']))) return { kind: 'no-connection' };
    return {
      kind: 'refused',
      message: typeof answer['message'] === 'string' ? answer['message'] : undefined,
    };
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
