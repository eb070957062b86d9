import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import type { Pool, PoolClient } from 'pg';
import { isInProcess } from '#server/http/in-process.ts';
import { knownMethod, loggedRoute } from '#server/http/request-log.ts';
import type { Tracing } from './tracing.ts';

const STATEMENTS: ReadonlySet<string> = new Set([
  'SELECT',
  'INSERT',
  'UPDATE',
  'DELETE',
  'WITH',
  'BEGIN',
  'COMMIT',
  'ROLLBACK',
  'SAVEPOINT',
]);

/**
 * Spans of requests, by route and status, and of the statements that they run, by their first word. Nothing that a
 * visitor wrote is in one: no address as it was sent, no header, no statement and none of its values. A trace that a
 * request says it belongs to is not believed: strangers would decide what is kept.
 */
export function requestSpans(tracer: Tracer): Omit<Tracing, 'close'> {
  /** The span to which belongs what a request does. */
  const current = new AsyncLocalStorage<Context>();

  /** Runs one statement in a span; outside of a request there is none. */
  const traceStatement = (statement: unknown, run: () => unknown): unknown => {
    const parent = current.getStore();
    if (!parent) return run();
    const operation = operationOf(statement);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
    const running = run();
    if (!(running instanceof Promise)) {
      span.end();
      return running;
    }
    running.then(
      () => span.end(),
      () => endFailed(span),
    );
    return running;
  };
  /** Replaces the method of one object. Calls with a callback are pg's own, inside of a traced one. */
  const traceQueries = (target: Pool | PoolClient) => {
    const original: (...given: unknown[]) => unknown = target.query.bind(target);
    const traced = (...given: unknown[]) =>
      typeof given.at(-1) === 'function'
        ? original(...given)
        : traceStatement(given[0], () => original(...given));
    Object.assign(target, { query: traced });
  };

  return {
    traceRequests: createMiddleware(async (context, next) => {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const kind = isInProcess(context) ? SpanKind.INTERNAL : SpanKind.SERVER;
      const method = knownMethod(context);
      const span = tracer.startSpan(method, { kind }, parent);
      await current.run(trace.setSpan(parent, span), next);
      const route = loggedRoute(context);
      const { status } = context.res;
      span.updateName(`${method} ${route}`);
      span.setAttributes(attributesOf({ method, route, status }));
      if (status >= 500) endFailed(span);
      else span.end();
    }),
    traceCachedPage: (route, status) => {
      const attributes = attributesOf({ method: 'GET', route, status });
      tracer.startSpan(`GET ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT).end();
    },
    tracePool: (pool) => {
      const known = new WeakSet<PoolClient>();
      traceQueries(pool);
      // A connection that a transaction has for itself.
      pool.on('acquire', (client) => {
        if (!known.has(client)) traceQueries(client);
        known.add(client);
      });
    },
  };
}

function endFailed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function attributesOf({
  method,
  route,
  status,
}: {
  method: string;
  route: string;
  status: number;
}): Attributes {
  return { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
}

/** The first word of a statement, and nothing else of it. */
function operationOf(statement: unknown): string {
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement;
  const text = hasText ? statement.text : statement;
  const [word = ''] = /^\s*[a-z]+/i.exec(typeof text === 'string' ? text : '') ?? [];
  const operation = word.trim().toUpperCase();
  return STATEMENTS.has(operation) ? operation : 'OTHER';
}
