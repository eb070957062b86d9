import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';

/* Switching between English and Español in the page, and what stays as it was. */

const KEY = 'site-language';

test('switching changes the page in place and is kept for its links and for later visits', async ({
  page,
  context,
}) => {
  await test.step('anything but en and es in local storage is not believed', async () => {
    await openPage(page, '/');
    await page.evaluate((key) => window.localStorage.setItem(key, 'fr'), KEY);
    await openPage(page, '/');
    await expectLanguage(page, 'en');
  });
  await switchTo(page, 'Español');
  await expectLanguage(page, 'es');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/^Costa Clara: clínica/);
  await expectKept(page, 'es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cotización' }).click();
  await expect(page).toHaveURL('/quote');
  await expectLanguage(page, 'es');

  const later = await context.newPage();
  await later.goto('/quote');
  await expectLanguage(later, 'es');

  await switchTo(page, 'English');
  await expectLanguage(page, 'en');
  await expectKept(page, 'en');
});

test('a choice that only local storage knows is the first language that is drawn', async ({ page }) => {
  await page.addInitScript((key) => {
    if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, 'es');
    const look = () => {
      const drawn = document.querySelector('h1')?.checkVisibility() ? document.documentElement.lang : '';
      if (drawn) sessionStorage.setItem('drawn', [sessionStorage.getItem('drawn'), drawn].join(' '));
      requestAnimationFrame(look);
    };
    look();
  }, KEY);
  // Nor does it wait for the page's code.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/quote?county=Broward#calculator');
  await expectLanguage(page, 'es');
  await expectKept(page, 'es');
  await expect(page).toHaveURL('/quote?county=Broward#calculator');
  const drawn = () => page.evaluate(() => new Set(sessionStorage.getItem('drawn')?.trim().split(' ')).size);
  await expect.poll(drawn).toBe(1);
});

test('where cookies are forbidden such a choice switches the page once it is hydrated', async ({ page }) => {
  await page.addInitScript((key) => {
    window.localStorage.setItem(key, 'es');
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  }, KEY);
  await page.goto('/');
  await expectLanguage(page, 'es');
});

for (const prefix of ['', '/en']) {
  const name = prefix ? 'with a language, which leads to the sister address' : 'without a language';
  test(`switching keeps what was typed and searched for, and the place, at addresses ${name}`, async ({
    page,
  }) => {
    const sister = prefix && '/es';
    await test.step('what was typed into the quote', async () => {
      const calculator = page.locator('#calculator');
      await openPage(page, `${prefix}/quote`);
      await calculator.getByLabel('Full name').fill('Ana Gómez');
      await calculator.getByLabel('County', { exact: true }).selectOption('Polk');
      await page.getByText('Two people, plus children').click();
      await switchTo(page, 'Español');
      await expectLanguage(page, 'es');
      expect(new URL(page.url()).pathname).toBe(`${sister}/quote`);
      await expect(calculator.getByLabel('Nombre completo')).toHaveValue('Ana Gómez');
      await expect(calculator.getByLabel('Condado', { exact: true })).toHaveValue('Polk');
      await expect(page.getByRole('radio', { name: 'Familiar' })).toBeChecked();
      await expectKept(page, 'es');
      await switchTo(page, 'English');
      await expectKept(page, 'en');
    });

    await test.step('the search, and what was typed for the next one', async () => {
      await openPage(page, `${prefix}/providers?county=Orange`);
      await expect(page.getByRole('heading', { name: 'providers found' })).toBeVisible();
      await page.getByLabel('Doctor name').fill('López');
      await switchTo(page, 'Español');
      await expectLanguage(page, 'es');
      await expect(page).toHaveURL(`${sister}/providers?county=Orange`);
      await expect(page.getByLabel('Nombre del médico')).toHaveValue('López');
      await expect(page.getByLabel('Condado', { exact: true })).toHaveValue('Orange');
      await expect(page.getByRole('heading', { name: 'proveedores encontrados' })).toBeVisible();
    });

    await test.step('the place on the page', async () => {
      // The toggle is at the top; a press without scrolling to it is what a voice command does. It comes in the same
      // moment as the scrolling, before the browser has told anybody of that.
      const before = await toggle(page, 'English').evaluate((link) => {
        document.querySelectorAll('article')[6]?.scrollIntoView();
        (link as HTMLElement).click();
        return window.scrollY;
      });
      expect(before).toBeGreaterThan(200);
      await expectLanguage(page, 'en');
      // Words of another length may move lines; the place stays within one window's height.
      await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(200);
    });

    await test.step('also where the address names another place', async () => {
      await openPage(page, `${prefix || '/'}#faq`);
      await expect(page.locator('#faq')).toBeInViewport();
      await toggle(page, 'Español').evaluate((link: HTMLElement) => {
        window.scrollTo(0, 0);
        link.click();
      });
      await expectLanguage(page, 'es');
      await expect(page).toHaveURL(`${sister || '/'}#faq`);
      expect(await scrollPosition(page)).toBe(0);
    });
  });
}

test('visiting an address in Spanish is kept for later addresses without a language', async ({ page }) => {
  await openPage(page, '/es/quote');
  await expectKept(page, 'es');
  await page.goto('/providers');
  await expectLanguage(page, 'es');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle leads to the same page in the other language, filters included', async ({ page }) => {
    await page.goto('/providers?specialty=Urology&county=Osceola');
    await switchTo(page, 'Español');
    await expect(page).toHaveURL('/es/providers?specialty=Urology&county=Osceola');
    await expectLanguage(page, 'es');
    // A picture of the page brings the cookie; leaving before it came would cut it off.
    await expectCookie(page, 'es');
    await page.goto('/quote');
    await expectLanguage(page, 'es');
    await switchTo(page, 'English');
    await expect(page).toHaveURL('/en/quote');
    await expectLanguage(page, 'en');
  });
});

const NAMES = { en: 'English', es: 'Español' } as const;

function toggle(page: Page, name: 'English' | 'Español') {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

async function switchTo(page: Page, name: 'English' | 'Español'): Promise<void> {
  await toggle(page, name).click();
}

/** The document's language, and the toggle's mark on it; on a phone the header offers the other language alone. */
async function expectLanguage(page: Page, code: 'en' | 'es'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (isWide) await expect(toggle(page, NAMES[code])).toHaveAttribute('aria-current', 'true');
  else await expect(toggle(page, NAMES[code === 'en' ? 'es' : 'en'])).not.toHaveAttribute('aria-current');
}

async function expectKept(page: Page, code: 'en' | 'es'): Promise<void> {
  await expect.poll(() => page.evaluate((key) => window.localStorage.getItem(key), KEY)).toBe(code);
  await expectCookie(page, code);
}

async function expectCookie(page: Page, code: 'en' | 'es'): Promise<void> {
  const read = async () => (await page.context().cookies()).find(({ name }) => name === KEY)?.value;
  await expect.poll(read).toBe(code);
}

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
