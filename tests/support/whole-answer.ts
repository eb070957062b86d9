import type { ApiClient } from './administrator.ts';

/**
 * Makes calls at servers that tests kill.
 *
 * @returns a complete answer, or nothing when the server died before all of it was sent
 */
export function wholeAnswers<Body>(call: () => ApiClient) {
  return async (...[server, path, init]: Parameters<ApiClient>) => {
    try {
      const response = await call()(server, path, init);
      return { status: response.status, body: (await response.json()) as Body };
    } catch {
      return undefined;
    }
  };
}
