import { queryOptions } from '@tanstack/react-query';
import { callPath, type FetchApi, getJson, problemOf } from '#client/api.ts';

/** One session as the API returns it. */
export type OwnSession = {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  /** "Firefox, Windows"; null when the browser is unknown. */
  browser: string | null;
  isThisOne: boolean;
};

const PATH = '/api/auth/sessions';

/** GET /api/auth/sessions: the administrator's own, this one first. Asked again whenever they are shown. */
export function ownSessionsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'auth', 'sessions'],
    queryFn: async () => (await getJson<{ sessions: OwnSession[] }>(fetchApi, PATH)).sessions,
    staleTime: 0,
    gcTime: 0,
  });
}

/** DELETE /api/auth/sessions/{id}; one that has ended meanwhile is as good. @throws {ApiError} on any other failure */
export async function endSession(fetchApi: FetchApi, id: string): Promise<void> {
  try {
    await callPath(fetchApi, 'DELETE', `${PATH}/${id}`);
  } catch (error) {
    if (problemOf(error)?.status !== 404) throw error;
  }
}

/** DELETE /api/auth/sessions: all but the one that asks. @throws {ApiError} */
export function endOtherSessions(fetchApi: FetchApi): Promise<void> {
  return callPath(fetchApi, 'DELETE', PATH);
}
