import { expect, type Page } from '@playwright/test';
import { cards, countFound, countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { openPage, untilInteractive } from '../support/open-page.ts';

/* Names the way people type them, and text that is meant to do harm. */

test('a name is found as people type it, also a center’s in the field of the doctor', async ({ page }) => {
  await openPage(page, '/en/providers');
  const first = cards(page).first();
  // More spellings, and what each finds, are in search-providers.server.test.ts.
  for (const typed of ['maria garcia lopes', '  gar   lop mari jos ']) {
    await searchName(page, typed);
    await expect(cards(page).getByRole('heading', { name: 'María José García López' }), typed).toBeVisible();
  }
  await searchName(page, 'jose gonzales');
  await expect(first.getByRole('heading')).toHaveText(/José.*González/);
  await searchName(page, 'optica buen samaritano');
  await expect(first).toContainText('Óptica El Buen Samaritano');
});

/** What could do harm in a page; what could in the database is in search-providers.server.test.ts. */
const HOSTILE = ['%', "' OR 1=1 --", '<script>alert(1)</script>', '{{7*7}}', '<img src=x onerror=alert(1)>'];

test('hostile text is only text', async ({ page }) => {
  let hasAsked = false;
  page.on('dialog', (dialog) => {
    hasAsked = true;
    void dialog.dismiss();
  });
  await openPage(page, '/en/providers');
  for (const typed of HOSTILE) {
    await searchName(page, typed);
    expect(await countFound(page), typed).toBe(0);
    await expect(page.getByRole('list', { name: 'Your filters' })).toContainText(typed);
    await expect(page.getByLabel('Doctor name')).toHaveValue(typed);
  }
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByLabel('Doctor name')).toHaveValue(HOSTILE.at(-1) ?? '');
  expect(hasAsked).toBe(false);

  await searchName(page, 'josé');
  expect(await countFound(page), 'the directory is still there').toBeGreaterThan(100);
});

async function searchName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Doctor name').fill(name);
  const answered = page.waitForResponse('**/api/providers/search');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await answered;
  await expect(countHeading(page)).toBeVisible();
}
