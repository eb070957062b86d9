import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Site } from '#site/site.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './tests/support/chromium.ts';
import { SITE } from './tests/support/default-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The operator, for component tests: its configuration is read where Node is. */
    site: Site;
  }
}

const propertySeed = 'tests/support/property-seed.ts';
const componentTests = 'src/**/*.browser.test.tsx';

const databaseTests = [
  'src/**/*.api.test.ts',
  'src/**/*.server.test.ts',
  'tests/api/**/*.test.ts',
  'tests/platform/**/*.test.ts',
];

/** Files that tests read or start without importing them: when one changed, `--changed` runs all. */
const reachesAll = [
  '**/package.json',
  '**/package-lock.json',
  '**/tsconfig.json',
  '**/vitest.config.ts',
  '**/migrations/**',
  '**/tests/support/database-server.ts',
];

/**
 * `unit` needs nothing but Node; `api` has a real PostgreSQL (tests/support/database-server.ts); `component` renders React
 * in Chromium (tests/component); `http` asks the built site (tests/support/built-site.ts).
 */
export default defineConfig({
  test: {
    forceRerunTriggers: reachesAll,
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/assistant/**/*.test.ts',
          ],
          exclude: [...databaseTests, componentTests],
          globalSetup: 'tests/support/trained-assistant.ts',
          setupFiles: propertySeed,
          // All checks run at once on as little as two cores, which others may use too.
          testTimeout: 60_000,
          // Files share a worker and what they import is read once: a fifth of the work. What a test replaces is put back.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'api',
          include: databaseTests,
          globalSetup: 'tests/support/database-server.ts',
          setupFiles: propertySeed,
          // Most of these files load the whole application: once for each worker, not for each file.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          // Vitest would leave one core to the rest of the machine; these wait for the database and other processes anyway.
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          // For the servers and commands that tests start: they are compiled once, not at every start.
          env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/started-by-tests') },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [tailwindcss(), react()],
        // The packages of every component, before the first test: one found later would load the page again under a test.
        optimizeDeps: {
          entries: ['src/{client,features,forms,site,ui}/**/*.tsx', '!src/**/*.test.tsx'],
          include: ['axe-core', 'vitest-browser-react', 'fast-check', 'react-dom/client', 'react-dom/server'],
        },
        test: {
          name: 'component',
          include: [componentTests],
          setupFiles: [propertySeed, 'tests/component/set-up.ts'],
          provide: { site: SITE },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
          },
          // As many pages at once as there are cores.
          maxWorkers: '100%',
          sequence: { groupOrder: 2 },
          unstubGlobals: true,
          restoreMocks: true,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: 'tests/support/built-site.ts',
          setupFiles: propertySeed,
          isolate: false,
          // They wait for one server as much as they work.
          maxWorkers: '100%',
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
