import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '#server/log.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { createTestStores, type TestStores } from '../../tests/support/test-stores.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import type { PageRenderer } from './page-content.ts';

/* What /metrics says, and to whom. */

const TOKEN = '0123456789abcdef0123456789abcdef';
const BEHIND_TOKEN = { METRICS_TOKEN: TOKEN };

let stores: TestStores;
beforeAll(async () => {
  stores = await createTestStores();
});
afterAll(() => stores.discard());

/** A page that asks the API for something, as pages do. */
const renderPage: PageRenderer = async (_request, { context }) => {
  await context.fetchApi('/api/site');
  context.setPage({ html: Buffer.from('<html lang="en"></html>') });
  return new Response(null);
};

function site(settings: Record<string, string>) {
  const config = readConfig(settings, process.cwd());
  const metrics = openMetrics();
  const { app } = createApp({
    config,
    database: stores.db,
    objects: stores.objects,
    log: createLogger('silent'),
    renderPage,
    metrics,
    clientDir: undefined,
  });
  const ask = (headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` }) =>
    app.request('/metrics', { headers });
  /** The value of a line, as Prometheus reads it. */
  const value = async (line: string): Promise<number | undefined> => {
    const lines = (await metrics.registry.metrics()).split('\n');
    const found = lines.find((text) => text.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length));
  };
  return { app, metrics, ask, value };
}

const requests = (method: string, route: string, status: number) =>
  `costa_clara_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

describe('who may read them', () => {
  test('whoever sends the token', async () => {
    const { ask } = site(BEHIND_TOKEN);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    for (const part of ['http_requests', 'renders', 'nodejs_eventloop_lag', 'process_resident_memory'])
      expect(text).toContain(part);
  });

  test.each([
    {},
    { Authorization: `Bearer ${TOKEN}0` },
    { Authorization: 'Bearer wrong' },
    { Authorization: `Basic ${TOKEN}` },
    { Authorization: 'Bearer' },
  ])('others are told in words what is missing, and get no figure: %o', async (headers) => {
    const { ask, value } = site(BEHIND_TOKEN);
    const answer = await ask(headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    const problem = await answer.json();
    expect(problem).toMatchObject({
      status: 401,
      code: 'metrics-token-needed',
      message: 'The metrics need the token of METRICS_TOKEN, sent as "Authorization: Bearer …".',
    });
    expect(JSON.stringify(problem)).not.toContain('costa_clara');
    const refused = 'costa_clara_refused_requests_total{reason="metrics-token-needed",route="/metrics"}';
    expect(await value(refused)).toBe(1);
  });

  test.each([{}, { METRICS_PORT: '0' }, { METRICS_PORT: '0', ...BEHIND_TOKEN }])(
    'without a token, or with a port of their own, they are at no address of the site: %o',
    async (settings) => {
      const { app, ask } = site(settings);
      const [answer, unknown] = [await ask(), await app.request('/nothing')];
      expect(answer.status).toBe(unknown.status);
      expect(await answer.text()).toBe(await unknown.text());
    },
  );
});

describe('what they count', () => {
  test('requests and their time, by method, route and status', async () => {
    const { app, value } = site(BEHIND_TOKEN);
    for (let count = 0; count < 3; count += 1) await app.request('/api/site');
    await app.request('/api/articles/none-such');
    await app.request('/api/nothing', { method: 'POST' });
    expect(await value(requests('GET', '/api/site', 200))).toBe(3);
    expect(await value(requests('GET', '/api/articles/:idOrSlug', 404))).toBe(1);
    expect(await value(requests('POST', '/api/*', 404))).toBe(1);
    const time = 'costa_clara_http_request_duration_seconds';
    expect(await value(`${time}_count{method="GET",route="/api/site"}`)).toBe(3);
    expect(await value(`${time}_sum{method="GET",route="/api/site"}`)).toBeGreaterThan(0);
  });

  test('a page once, though its render asks the API, and the render', async () => {
    const { app, value } = site(BEHIND_TOKEN);
    expect((await app.request('/es/quote?name=Ana')).status).toBe(200);
    expect(await value(requests('GET', '/es/quote', 200))).toBe(1);
    expect(await value(requests('GET', '/api/site', 200))).toBeUndefined();
    expect(await value('costa_clara_render_duration_seconds_count')).toBe(1);
    expect(await value('costa_clara_renders{state="running"}')).toBe(0);
    expect(await value('costa_clara_renders_limit{state="waiting"}')).toBe(100);
  });

  test('limits that were reached, of pages and of the API', async () => {
    const { app, value } = site({ ...BEHIND_TOKEN, PAGES_PER_MINUTE: '1', SEARCHES_PER_MINUTE: '1' });
    for (let count = 0; count < 3; count += 1) await app.request('/en/quote');
    for (let count = 0; count < 2; count += 1) await app.request('/api/articles');
    const refused = 'costa_clara_refused_requests_total{reason="too-many-requests"';
    expect(await value(`${refused},route="/en/quote"}`)).toBe(2);
    expect(await value(`${refused},route="/api/articles"}`)).toBe(1);
  });

  test('what browsers report that a page was refused, by directive', async () => {
    const { app, value } = site(BEHIND_TOKEN);
    const report = {
      'document-uri': 'http://localhost/en',
      'effective-directive': 'img-src',
      'blocked-uri': 'data',
    };
    const answer = await app.request('/api/csp-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report', Host: 'localhost' },
      body: JSON.stringify({ 'csp-report': report }),
    });
    expect(answer.status).toBe(204);
    expect(await value('costa_clara_csp_reports_total{directive="img-src"}')).toBe(1);
  });

  test('however strange the requests, the lines stay few and hold nothing that was sent', async () => {
    const { app, metrics } = site(BEHIND_TOKEN);
    const countLines = async () => (await metrics.registry.metrics()).match(/^costa_clara/gm)?.length;
    const sendStrange = async (number: number) => {
      const secret = `ana-${number}@example.com`;
      await app.request(`/${secret}?phone=3055550199`, { headers: { 'User-Agent': secret, Cookie: secret } });
      await app.request(`/en/news/${secret}`);
      await app.request(`/api/articles/${secret}`);
      await app.request(`/api/objects/upload/${secret}`, { method: 'PUT', body: secret });
      await app.request('/api/site', { method: `X${String.fromCharCode(65 + number)}` });
    };
    await sendStrange(0);
    const before = await countLines();
    for (let number = 1; number < 20; number += 1) await sendStrange(number);
    expect(await countLines()).toBe(before);
    const text = await metrics.registry.metrics();
    expect(text).toContain('method="other"');
    expect(text).not.toMatch(/ana-|example\.com|3055550199|XA|XB/);
  });

  test('cached pages that were answered before the application', async () => {
    const { metrics, value } = site(BEHIND_TOKEN);
    metrics.countCachedPage('/en', 200);
    metrics.countCachedPage('/en', 200);
    metrics.countCachedPage('/en', 304);
    expect(await value(requests('GET', '/en', 200))).toBe(2);
    metrics.countCachedPage('/en', 200);
    expect(await value(requests('GET', '/en', 200))).toBe(3);
    expect(await value(requests('GET', '/en', 304))).toBe(1);
    expect(metrics.cachedPages()).toBe(4);
  });

  test('backups: each record counts once', async () => {
    const { metrics, value } = site(BEHIND_TOKEN);
    const failures = 'costa_clara_backup_failures_total';
    const lastSuccess = 'costa_clara_backup_last_success_timestamp_seconds';
    const lastFailed = 'costa_clara_backup_last_failed';
    expect(await value(lastSuccess)).toBeUndefined();
    expect(await value(lastFailed)).toBeUndefined();
    metrics.watchBackups(() => ({ at: new Date('2026-11-20T03:00:00Z'), ok: true }));
    expect(await value(lastFailed)).toBe(0);
    metrics.watchBackups(() => ({ at: new Date('2026-11-21T03:00:00Z'), ok: false }));
    expect([await value(lastFailed), await value(failures)]).toEqual([1, 1]);
    expect([await value(lastFailed), await value(failures)], 'asked again').toEqual([1, 1]);
    expect(await value(lastSuccess)).toBe(Date.UTC(2026, 10, 20, 3) / 1000);
    metrics.watchBackups(() => undefined);
    expect(await value(lastFailed)).toBe(1);
    metrics.watchBackups(() => ({ at: new Date('2026-11-20T04:00:00Z'), ok: true }));
    expect(await value(lastFailed), 'a clock that was ahead was put right').toBe(0);
  });
});
