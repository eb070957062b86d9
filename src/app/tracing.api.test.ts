import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#server/log.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { openTracing } from '#server/tracing/open-tracing.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import type { PageRenderer } from './page-content.ts';

/* What OpenTelemetry's collector is sent, as it arrives there (OTLP over HTTP, JSON). */

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  kind: number;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};
type Told = {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
};

const SERVER = 2;
const INTERNAL = 1;

let database: TestDatabase;
let storage: TestStorage;
let collector: Server;
let endpoint: string;
let told: { path: string; key: string | undefined; body: Told }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as Told;
    told.push({ path: request.url ?? '', key: request.headers['api-key']?.toString(), body });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const place = collector.address();
  endpoint = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await storage.discard();
  await database.discard();
});
afterEach(() => {
  told = [];
});

const renderPage: PageRenderer = async (_request, { context }) => {
  await context.fetchApi('/api/articles');
  context.setPage({ html: Buffer.from('<html lang="en"></html>') });
  return new Response(null);
};

function site(share = 1): { tracing: Tracing; ask: ReturnType<typeof createApp>['app']['request'] } {
  const log = createLogger('silent');
  const metrics = openMetrics();
  const settings = { endpoint, headers: { 'api-key': 'secret' }, serviceName: 'clinic', share };
  const tracing = openTracing(settings, { registry: metrics.registry, log });
  tracing.tracePool(database.pool);
  const { app } = createApp({
    config: readConfig({}, process.cwd()),
    database: database.db,
    objects: storage.objects,
    log,
    renderPage,
    metrics,
    tracing,
    clientDir: undefined,
  });
  return { tracing, ask: app.request };
}

const spans = () =>
  told.flatMap(({ body }) =>
    (body.resourceSpans ?? []).flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

test('a page is one trace: the request, what its render asks of the API, and its statements', async () => {
  const { tracing, ask } = site();
  const name = 'Ana-Maria';
  const answer = await ask(`/es/quote?name=${name}`, {
    headers: { Cookie: name, traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
  });
  expect(answer.status).toBe(200);
  tracing.traceCachedPage('/en', 304);
  await tracing.close();

  const page = spans().find((span) => span.name === 'GET /es/quote');
  const call = spans().find((span) => span.name === 'GET /api/articles');
  const statement = spans().find((span) => span.name === 'SELECT' && span.parentSpanId === call?.spanId);
  expect(page).toMatchObject({ kind: SERVER });
  expect(page?.parentSpanId, 'what a stranger claims is not believed').toBeFalsy();
  expect(call).toMatchObject({ kind: INTERNAL, parentSpanId: page?.spanId, traceId: page?.traceId });
  expect(statement?.attributes.map(({ key }) => key).toSorted()).toEqual([
    'db.operation.name',
    'db.system.name',
  ]);
  expect(spans().map((span) => span.name)).toContain('GET /en');
  expect(told.every(({ key }) => key === 'secret')).toBe(true);
  expect(new Set(told.map(({ path }) => path))).toEqual(new Set(['/v1/traces', '/v1/metrics']));
  expect(JSON.stringify(told)).not.toMatch(/Ana|name=|from "|11111111/i);
});

test('the same figures as at /metrics are exported, under the same names', async () => {
  const { tracing, ask } = site();
  await ask('/api/site');
  await tracing.close();
  const metrics = told.flatMap(({ body }) =>
    (body.resourceMetrics ?? []).flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    ),
  );
  const named = (name: string) => metrics.find((metric) => metric.name === name);
  expect(named('costa_clara_http_requests_total')).toMatchObject({
    sum: { isMonotonic: true, dataPoints: [{ asDouble: 1 }] },
  });
  expect(named('costa_clara_http_request_duration_seconds')).toMatchObject({
    histogram: { dataPoints: [{ count: 1, explicitBounds: expect.arrayContaining([0.005, 10]) }] },
  });
  expect(named('nodejs_eventloop_lag_seconds')).toHaveProperty('gauge');
});

test('a share of none traces nothing', async () => {
  const { tracing, ask } = site(0);
  await ask('/api/site');
  tracing.traceCachedPage('/en', 200);
  await tracing.close();
  expect(spans()).toEqual([]);
});
