import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from '#server/log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/**
 * Gives every request an id (answered as X-Request-Id) and logs its outcome: method, path without query, status and
 * milliseconds. The query is left out because it may hold what a visitor typed.
 */
export function requestLog(log: Logger) {
  return createMiddleware(async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    await next();
    context.header('X-Request-Id', requestId);
    log.debug({
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });
}
