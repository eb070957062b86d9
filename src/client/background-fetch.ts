import type { FetchApi } from '#client/api.ts';

/**
 * The same calls, for what an administration page asks for by itself, with nobody at the keyboard: they do not move the
 * session's end on (`server/sessions/require-administrator.ts`).
 */
export function backgroundFetch(fetchApi: FetchApi): FetchApi {
  return (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Background', '1');
    return fetchApi(path, { ...init, headers });
  };
}
