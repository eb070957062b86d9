/* The administrator of the sites that tests run, and how one signs in over the API. */

/** Who administers the site of the end-to-end tests (site-on-empty-data.ts makes this user). */
export const ADMINISTRATOR = { username: 'prueba', password: 'una clave larga de prueba' } as const;

type Init = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Calls of one browser: they carry its session to whichever server they go. */
export type ApiClient = (address: string, path: string, init?: Init) => Promise<Response>;

/** Signs ADMINISTRATOR in at one server. */
export async function signInAt(address: string): Promise<ApiClient> {
  const response = await send(address, '/api/auth/login', { method: 'POST', body: ADMINISTRATOR });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return (server, path, { headers, ...init } = {}) =>
    send(server, path, { ...init, headers: { Cookie: cookies.join('; '), ...headers } });
}

function send(address: string, path: string, { method = 'GET', body, headers }: Init): Promise<Response> {
  const isBytes = body instanceof Uint8Array;
  return fetch(address + path, {
    method,
    headers: {
      Origin: address,
      ...(body === undefined || isBytes ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}
