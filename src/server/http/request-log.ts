import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { RequestBrokenOff } from '#server/errors.ts';
import { countedLog } from '#server/http/counted-log.ts';
import { loggedRoute } from '#server/http/logged-route.ts';
import { refusalLog } from '#server/http/refusal-log.ts';
import type { Logger } from '#server/log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/**
 * Gives every request an id (answered as X-Request-Id) and logs its outcome: method, route, status and milliseconds.
 * Path and query are left out because they may hold a secret, or what a visitor typed. Requests that were refused or
 * broken off are counted besides: that is logged in production too.
 */
export function requestLog(log: Logger) {
  const countBrokenOff = countedLog(log, 'requests were broken off');
  const countRefusal = refusalLog(log);
  return createMiddleware(async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    await next();
    if (context.error instanceof RequestBrokenOff) countBrokenOff();
    countRefusal(context);
    context.header('X-Request-Id', requestId);
    log.debug({
      requestId,
      method: context.req.method,
      route: loggedRoute(context),
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });
}
