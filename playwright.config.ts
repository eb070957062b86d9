import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './tests/support/chromium.ts';

/*
 * End-to-end journeys against the production build, served by a process of its own on an empty data folder with
 * the demonstration data, on E2E_PORT. SITE_URL aims them at a server that already runs.
 */
const PORT = Number(process.env['E2E_PORT'] ?? 3990);
const siteUrl = process.env['SITE_URL'];

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/*
 * Which journeys run where (tests/e2e/README.md): by default those in Spanish on the phone and all others on the desktop.
 * A tag at a journey says otherwise.
 */
const ON_DESKTOP = /@(desktop|everywhere)\b|^(?!.*@(phone|es)\b)/;
const ON_PHONE = /@(phone|everywhere)\b|^(?!.*@desktop\b).*@es\b/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // In CI a journey is tried once more. One that then passes is flaky: scripts/test.mjs names it, and more than three fail.
  retries: process.env['CI'] ? 1 : 0,
  // Six times Playwright's own: a slow machine is no fault of the site, whose speed the bench measures.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl ?? `http://localhost:${PORT}`,
    // Nothing waits for animations. Journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
    // Recording every step takes time: in CI only what is tried again is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', grep: ON_DESKTOP, use: DESKTOP },
    {
      name: 'phone',
      grep: ON_PHONE,
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
          command: 'node tests/support/site-on-empty-data.ts',
          url: `http://localhost:${PORT}/readyz`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
          env: { PORT: String(PORT) },
        },
      }),
});
