import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './tests/support/chromium.ts';

/*
 * End-to-end journeys against the production build, served by a process of its own on an empty data folder with
 * the demonstration data. SITE_URL aims them at a server that already runs.
 */
const PORT = 3990;
const dataRoot = mkdtempSync(path.join(tmpdir(), 'costa-clara-e2e-'));
// As root the database runs under another account, which must be able to enter.
chmodSync(dataRoot, 0o755);
const siteUrl = process.env['SITE_URL'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: siteUrl ?? `http://localhost:${PORT}`,
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 780 },
        hasTouch: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
  ...(siteUrl
    ? {}
    : {
        webServer: {
          command: 'node src/main.ts',
          url: `http://localhost:${PORT}/readyz`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
          env: {
            NODE_ENV: 'production',
            PORT: String(PORT),
            DATA_DIR: path.join(dataRoot, 'data'),
            EXAMPLES_PAGE: 'on',
            LOG_LEVEL: 'warn',
            // Every journey comes from one address.
            SEARCHES_PER_MINUTE: '100000',
          },
        },
      }),
});
