import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, problemOf } from '#client/api.ts';

/** Who is signed in, as pages know it. */
export type Session = { username: string };

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
