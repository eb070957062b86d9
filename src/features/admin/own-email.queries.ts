import { queryOptions } from '@tanstack/react-query';
import { callPath, type FetchApi, getJson, postJson } from '#client/api.ts';

/** The own address: confirmed, and one whose link waits. */
export type OwnEmail = { email: string | null; waiting: string | null };

/** GET /api/auth/email. Asked again whenever it is shown. */
export function ownEmailQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'auth', 'email'],
    queryFn: () => getJson<OwnEmail>(fetchApi, '/api/auth/email'),
    staleTime: 0,
    gcTime: 0,
  });
}

/** POST /api/auth/email: has a link mailed there. @throws {ApiError} */
export function askEmail(fetchApi: FetchApi, email: string): Promise<object> {
  return postJson(fetchApi, '/api/auth/email', { email });
}

/** DELETE /api/auth/email. @throws {ApiError} */
export function removeEmail(fetchApi: FetchApi): Promise<void> {
  return callPath(fetchApi, 'DELETE', '/api/auth/email');
}

/** POST /api/auth/email/confirm. @throws {ApiError} */
export function confirmEmail(fetchApi: FetchApi, token: string): Promise<object> {
  return postJson(fetchApi, '/api/auth/email/confirm', { token });
}

/** GET /api/auth/forgotten-password: whether the site can mail a link, and so whether an address is of any use. */
export function forgottenPasswordQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'auth', 'forgotten-password'],
    queryFn: async () =>
      (await getJson<{ isOffered: boolean }>(fetchApi, '/api/auth/forgotten-password')).isOffered,
    // A setting, which no visit outlasts.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** POST /api/auth/forgotten-password. @throws {ApiError} */
export function askNewPassword(fetchApi: FetchApi, account: string): Promise<object> {
  return postJson(fetchApi, '/api/auth/forgotten-password', { account });
}

/** POST /api/auth/new-password. @throws {ApiError} */
export function setNewPassword(
  fetchApi: FetchApi,
  given: { token: string; newPassword: string },
): Promise<object> {
  return postJson(fetchApi, '/api/auth/new-password', given);
}
