import type { MiddlewareHandler } from 'hono';
import type { Pool } from 'pg';

/** Where OpenTelemetry's collector is, and what it is sent. */
export type TracingSettings = {
  /** Base address; traces go to /v1/traces below it, metrics to /v1/metrics (OTLP over HTTP, as JSON). */
  endpoint: string;
  /** Sent along, as a service's key. */
  headers: Record<string, string>;
  serviceName: string;
  /** The share of requests that are traced, from 0 to 1. */
  share: number;
};

/** Tells OpenTelemetry what each request did. This file loads nothing of it; `open-tracing.ts` does. */
export type Tracing = {
  /** A span for each request that reaches the application, and for each call that a render makes. */
  traceRequests: MiddlewareHandler;
  /** A span for a cached page that was answered before the application. */
  traceCachedPage: (route: string, status: number) => void;
  /** A span for each statement that a traced request runs. */
  tracePool: (pool: Pool) => void;
  /** Sends what was not sent yet. */
  close: () => Promise<void>;
};
