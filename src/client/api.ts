/** How pages talk to the API, in the browser through `fetch`, during the server render in-process. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

/** What the API says about a refused request (RFC 9457 with `message`; field problems carry message keys). */
export type Problem = {
  code: string;
  status: number;
  message: string;
  /** Under which the log has what it knows of this. */
  requestId?: string;
  fields?: readonly { field: string; key: string }[];
  retryAfterSeconds?: number;
};

/** A non-OK answer, or one that is not what was promised. Its message is "status: body" (docs/product/api.md). */
class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
  }
}

/**
 * What the API said about a failed call; undefined when it did not get to say anything (no network). Read from the
 * message, which is all that is left of an error that travelled from the server render into the browser.
 */
export function problemOf(error: unknown): Problem | undefined {
  const body = error instanceof Error ? /^\d{3}: (\{.*\})$/s.exec(error.message)?.[1] : undefined;
  return body === undefined ? undefined : parseProblem(body);
}

/** Whether somebody answered a failed call, be it a proxy in front of the site; without an answer there is no network. */
export function isAnswered(error: unknown): error is Error {
  return error instanceof Error && /^\d{3}: /.test(error.message);
}

/** Reads JSON from an API path. @throws {ApiError} on a non-OK answer */
export async function getJson<Output>(fetchApi: FetchApi, path: string): Promise<Output> {
  return readJson<Output>(await fetchApi(path, { credentials: 'include' }));
}

type SendOptions = { headers?: Record<string, string>; signal?: AbortSignal };

/** Sends JSON to an API path and reads the JSON answer. @throws {ApiError} on a non-OK answer */
export function postJson<Output>(
  fetchApi: FetchApi,
  path: string,
  body: unknown,
  options?: SendOptions,
): Promise<Output> {
  return sendJson(fetchApi, 'POST', path, body, options);
}

/** The same by another method of HTTP. @throws {ApiError} on a non-OK answer */
export async function sendJson<Output>(
  fetchApi: FetchApi,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: unknown,
  { headers, signal }: SendOptions = {},
): Promise<Output> {
  const response = await fetchApi(path, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return readJson<Output>(response);
}

/** Makes a call that carries nothing and whose answer is not read. @throws {ApiError} on a non-OK answer */
export async function callPath(
  fetchApi: FetchApi,
  method: 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await refuseFailure(await fetchApi(path, { method, credentials: 'include', headers }));
}

/** The same calls with a timeout: one that has had no answer for this long counts as failed. */
export function withTimeout(fetchApi: FetchApi, timeoutMs = 30_000): FetchApi {
  return (path, init) => fetchApi(path, { signal: AbortSignal.timeout(timeoutMs), ...init });
}

async function readJson<Output>(response: Response): Promise<Output> {
  await refuseFailure(response);
  const body = await response.text();
  try {
    // The server's routes hand out typed shapes; checking them again here would cost the phone a schema library.
    return JSON.parse(body) as Output;
  } catch {
    // Something in between answered: that is an answer, and no lost connection.
    throw new ApiError(response.status, response.statusText, body);
  }
}

async function refuseFailure(response: Response): Promise<void> {
  if (isOurs(response)) return;
  throw new ApiError(response.status, response.statusText, await response.text());
}

/** Whether an answer is OK, and the API's: it never answers with a page, as a network in between may do. */
export function isOurs(response: Response): boolean {
  return response.ok && !response.headers.get('Content-Type')?.startsWith('text/html');
}

function parseProblem(body: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const isProblem = typeof value === 'object' && value !== null && 'message' in value && 'status' in value;
    return isProblem ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}
