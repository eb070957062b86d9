import type { Context } from 'hono';
import { Counter, Histogram, type Registry } from 'prom-client';
import { DomainError } from '#server/errors.ts';
import { isInProcess } from '#server/http/in-process.ts';
import { knownMethod, type Outcome } from '#server/http/request-log.ts';

/** Counts what the site is asked for. */
export type RequestMetrics = {
  /** Counts a request that reached the application, and how long its answer took to begin. */
  countRequest: (context: Context, outcome: Outcome) => void;
  /** Counts a cached page that was answered before the application; costs next to nothing. */
  countCachedPage: (route: string, status: number) => void;
  /** Counts a connection that was not taken, by the limit that it met. */
  countDroppedConnection: (reason: string) => void;
  /** Counts what a browser reported that a page's Content-Security-Policy has refused, by directive. */
  countCspViolation: (directive: string) => void;
  /** Cached pages that were answered so, since the start. */
  cachedPages: () => number;
};

type Count = {
  labels: { method: string; route: string; status: number };
  requests: number;
  /** Made for the first that is timed. */
  time: { observe: (seconds: number) => void } | undefined;
};

/** Seconds. A search takes some milliseconds, a render ten; a silent database holds a request for ten seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Not signed in, another site's page, too much at once, too often. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 413, 429]);

/**
 * Requests by method, route and status. A route is a pattern or the name of a page (`request-log.ts`), never an address
 * as it was sent: there are as many values as the site has routes, and none holds what somebody typed.
 */
export function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  let cachedPages = 0;
  const durations = new Histogram({
    name: 'costa_clara_http_request_duration_seconds',
    help: 'Time until the answer began; without cached pages, which take less than a millisecond',
    labelNames: ['method', 'route'],
    buckets: DURATIONS,
    registers,
  });
  /** What was counted since somebody asked; prom-client looks its labels up anew for each, which takes longer. */
  const counts = new Map<string, Count>();
  const countOf = (method: string, route: string, status: number): Count => {
    const key = `${method} ${status} ${route}`;
    const known = counts.get(key);
    if (known) return known;
    const count = { labels: { method, route, status }, requests: 0, time: undefined };
    counts.set(key, count);
    return count;
  };
  new Counter({
    name: 'costa_clara_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      for (const count of counts.values()) {
        this.inc(count.labels, count.requests);
        count.requests = 0;
      }
    },
  });
  const refusals = new Counter({
    name: 'costa_clara_refused_requests_total',
    help: 'Requests that were refused: a limit, nobody signed in, another site, too large',
    labelNames: ['reason', 'route'],
    registers,
  });
  const dropped = new Counter({
    name: 'costa_clara_dropped_connections_total',
    help: 'Connections that were not taken: too many of one address, or of all',
    labelNames: ['reason'],
    registers,
  });
  const violations = new Counter({
    name: 'costa_clara_csp_reports_total',
    help: 'Reports of browsers on what a page’s Content-Security-Policy has refused, by directive',
    labelNames: ['directive'],
    registers,
  });

  return {
    countRequest: (context, { route, status, durationMs }) => {
      // Calls of a render are no requests of a visitor; the render's own figures have their time.
      if (isInProcess(context)) return;
      const method = knownMethod(context);
      const count = countOf(method, route, status);
      count.requests += 1;
      count.time ??= durations.labels({ method, route });
      count.time.observe(durationMs / 1000);
      if (REFUSALS.has(status)) refusals.inc({ reason: reasonOf(context.error, status), route });
    },
    countCachedPage: (route, status) => {
      cachedPages += 1;
      countOf('GET', route, status).requests += 1;
    },
    countDroppedConnection: (reason) => dropped.inc({ reason }),
    countCspViolation: (directive) => violations.inc({ directive }),
    cachedPages: () => cachedPages,
  };
}

/** The problem's name; pages refuse with words for people and have none. */
function reasonOf(error: Error | undefined, status: number): string {
  if (error instanceof DomainError) return error.code;
  return status === 429 ? 'too-many-requests' : String(status);
}
