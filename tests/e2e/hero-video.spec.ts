import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { openPage, untilIdle } from '../support/open-page.ts';

/* When the film over the hero's picture is loaded. How it plays: src/features/home/hero.browser.test.tsx. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('it is loaded after the page, and on a phone only when its picture is in sight; then it plays', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/hero-sunrise\./.test(request.url())) asked.push(request.url());
  });
  await openPage(page, '/');
  await untilIdle(page);
  expect(asked).toEqual([]);
  await page.locator('#home img').first().scrollIntoViewIfNeeded();
  await expect(page.locator('#home video')).toHaveCSS('opacity', '1');
  expect(asked).not.toEqual([]);
});
