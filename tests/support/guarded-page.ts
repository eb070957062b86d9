import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

/** What a journey may say about problems that it provokes on purpose. */
export type Guard = {
  /** Problems whose description matches are expected in this test: /status of 422/. */
  allow: (problem: RegExp) => void;
};

const CSP_REPORT = 'Content-Security-Policy violation';

/**
 * Playwright's `test` with a guard around every journey. A test fails when a page breaks the Content-Security-Policy,
 * writes an error or a warning to the console, throws, fails to load something of ours, or asks another origin.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      await delayAnswers(context);
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      await watch(context, new URL(baseURL ?? '').origin, (problem) => problems.push(problem));
      // A browser without JavaScript refuses the preloads of scripts, and calls that its own policy.
      if (!javaScriptEnabled) allowed.push(/request failed \(csp\): .*\.js$/);

      await use({ allow: (problem) => void allowed.push(problem) });

      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'problems that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** `npm run test:stress -- N --slow`: how much later the page's code comes, and at most how much later all else. */
const ANSWER_DELAY_MS = Number(process.env['ANSWER_DELAY_MS'] ?? 0);

async function delayAnswers(context: BrowserContext): Promise<void> {
  if (ANSWER_DELAY_MS === 0) return;
  await context.route('**/*', async (route) => {
    const isCode = route.request().resourceType() === 'script';
    await setTimeout(isCode ? ANSWER_DELAY_MS : Math.random() * ANSWER_DELAY_MS);
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
}

async function watch(context: BrowserContext, origin: string, report: (problem: string) => void) {
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${prefix}: ${event.effectiveDirective} blocked ${event.blockedURI || 'inline'}`);
    });
  }, CSP_REPORT);
  context.on('console', (message) => {
    if (isProblem(message)) report(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (event) => report(`uncaught: ${event.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin)
      report(`request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page cuts off what it was still loading; that is no fault.
    if (reason !== 'net::ERR_ABORTED') report(`request failed (${reason}): ${request.url()}`);
  });
}

/** The page logs a failed read (docs/product/api.md). The browser reports the same failure, which is guarded. */
const LOGGED_READ = /^(\d{3}: |Failed to fetch$)/;

function isProblem(message: ConsoleMessage): boolean {
  if (LOGGED_READ.test(message.text())) return false;
  return message.type() === 'error' || message.type() === 'warning';
}
