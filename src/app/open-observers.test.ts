import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/* What is not asked for is not loaded. */

const PROGRAM = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load: (url, context, nextLoad) => {
      const found = [...url.matchAll(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/g)].at(-1);
      if (found) packages.add(found[1]);
      return nextLoad(url, context);
    },
  });
  const { readConfig } = await import('#app/config.ts');
  const { createApp } = await import('#app/create-app.ts');
  const { openObservers } = await import('#app/open-observers.ts');
  const observers = await openObservers(readConfig(process.env, process.cwd()));
  await observers.tracing?.close();
  await observers.closeLog();
  process.stdout.write(JSON.stringify({ app: typeof createApp, packages: [...packages] }));
  process.exit(0);
`;

/** The packages that are for watching alone, of those that the application loads with these settings. */
function loadedWith(settings: Record<string, string>): string[] {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings },
    encoding: 'utf8',
  });
  const { app, packages }: { app: string; packages: string[] } = JSON.parse(output);
  expect(app).toBe('function');
  expect(packages).toContain('pino');
  return packages
    .filter((name) => /^(?:@opentelemetry\/|prom-client$|rotating-file-stream$)/.test(name))
    .toSorted();
}

test('without settings nothing is loaded that only watches', () => {
  expect(loadedWith({})).toEqual([]);
});

test('metrics bring the counting, and of OpenTelemetry nothing but the names that prom-client asks for', () => {
  expect(loadedWith({ METRICS_TOKEN: '0123456789abcdef0123' })).toEqual([
    '@opentelemetry/api',
    'prom-client',
  ]);
});

test('with a collector OpenTelemetry is loaded', () => {
  const loaded = loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(loaded).toContain('@opentelemetry/sdk-trace');
  expect(loaded).toContain('@opentelemetry/sdk-metrics');
  expect(loaded).not.toContain('rotating-file-stream');
});
