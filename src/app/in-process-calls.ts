import type { Context, Hono } from 'hono';
import type { FetchApi } from '#client/api.ts';
import { IN_PROCESS } from '#server/http/in-process.ts';
import { FORWARDING_HEADERS } from '#server/http/this-machine.ts';

const TOLD_IN_PROCESS = ['Host', ...FORWARDING_HEADERS];

/**
 * During a render the same API is called without a socket: one way for data to travel. The call carries the page
 * request's connection, host and forwarding headers, so that limits count the visitor and not the render, and what only
 * this machine may see is shown nobody else.
 */
export function inProcess(app: Hono, page: Context): FetchApi {
  const call: FetchApi = async (path, init) => {
    const headers = new Headers(init?.headers);
    for (const name of TOLD_IN_PROCESS) {
      const value = page.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const answer = await app.request(path, { ...init, headers }, { ...page.env, ...IN_PROCESS });
    // As a browser does; what has moved is only read.
    const moved = answer.status === 301 ? answer.headers.get('Location') : null;
    return moved === null ? answer : call(moved, init);
  };
  return call;
}
