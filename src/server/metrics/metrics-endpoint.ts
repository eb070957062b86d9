import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { MetricsTokenNeeded } from '#server/errors.ts';

/** What is written out: prom-client's registry. */
type Source = { metrics: () => Promise<string>; contentType: string };

/**
 * GET /metrics: all figures as Prometheus reads them (text format 0.0.4).
 *
 * @param token what whoever asks has to send as `Authorization: Bearer …`; without one everybody is answered who
 *   reaches the port
 */
export function metricsEndpoint(source: Source, token: string | undefined): Hono {
  return new Hono().get('/metrics', sayHow, async (context) => {
    if (token !== undefined && !hasToken(context, token)) throw new MetricsTokenNeeded();
    const text = await source.metrics();
    return context.body(text, 200, { 'Content-Type': source.contentType, 'Cache-Control': 'no-store' });
  });
}

/** A refusal names the way to be let in (RFC 9110, section 11.6.1). */
const sayHow = createMiddleware(async (context, next) => {
  await next();
  if (context.res.status === 401) context.header('WWW-Authenticate', 'Bearer realm="metrics"');
});

/** Compares hashes of both: how long that takes says nothing of the token, nor of its length. */
function hasToken(context: Context, token: string): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
  return sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
