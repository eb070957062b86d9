import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { followLink, openPage, waitForFonts } from '../support/open-page.ts';

/*
 * Ways through the site by its header (docs/product/pages.md, Navigation). What stands in header and footer, and where it
 * leads: src/features/shell/{header,footer}.browser.test.tsx.
 */

test('past the header, from another page to a section, on the home page to the next, and to another site', async ({
  page,
  context,
  guard,
}) => {
  const { nav, skipToContent } = ENGLISH.words.shell;
  const navigation = page.getByRole('navigation', { name: nav.label, exact: true });
  await test.step('the skip link is the first stop of the keyboard and leads past the header', async () => {
    await openPage(page, '/en/quote');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: skipToContent });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInMain, 'the next stop lies in the content').toBe(true);
  });

  await test.step('from another page a section goes to the home page with its name as hash, and the focus along', async () => {
    await navigation.getByRole('link', { name: nav.services }).focus();
    await page.keyboard.press('Enter');
    await expectAt(page, '/en', 'services');
    await expectKeyboardIn(page, 'services');
    for (const [label, id] of [
      ['preventiveCare', 'preventive-care'],
      ['about', 'about'],
      ['locations', 'locations'],
      ['contact', 'contact'],
    ] as const) {
      await followLink(page, '/en/quote');
      await expect(page.locator('#calculator'), 'another page').toBeVisible();
      await navigation.getByRole('link', { name: nav[label] }).click();
      await expectAt(page, '/en', id);
    }
  });

  await test.step('on the home page a section scrolls into view, and the focus goes along', async () => {
    await navigation.getByRole('link', { name: nav.locations }).click();
    await expectAt(page, '/en', 'locations');
    await navigation.getByRole('link', { name: nav.home }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await navigation.getByRole('link', { name: nav.services }).focus();
    await page.keyboard.press('Enter');
    await expectKeyboardIn(page, 'services');
  });

  await test.step('a link to another site opens a new tab and leaves this one where it is', async () => {
    guard.allow(/request to another origin: https:\/\/members\.example\.com\/login/);
    await context.route('https://members.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    const newTab = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Member login/ }).click();
    await expect(await newTab).toHaveTitle('Elsewhere');
    await expect(page).toHaveURL('/en#services');
  });
});

test('on a phone a person is one tap away, and the menu leads to sections, settings and pages', {
  tag: '@es',
}, async ({ page }) => {
  const { words } = SPANISH;
  const { nav } = words.shell;
  const menu = page.getByRole('navigation', { name: nav.label, exact: true });
  const openMenu = () => page.locator('header summary').tap();
  await waitForFonts(page);
  // A Saturday.
  await page.clock.setFixedTime(new Date('2026-11-28T10:00:00-05:00'));
  await openPage(page, '/es/quote');
  await test.step('two numbers to press, and after hours a way to leave a message', async () => {
    for (const phone of await page
      .getByRole('list', { name: words.site.phones.label })
      .getByRole('link')
      .all()) {
      await expect(phone).toBeInViewport({ ratio: 1 });
      // Nothing lies over it: the tap arrives.
      await phone.tap({ trial: true });
    }
    await page
      .getByRole('banner')
      .getByText(/^Cerrado/)
      .getByRole('link')
      .first()
      .tap();
    await expectAt(page, '/es', 'contact');
  });

  await test.step('a section of the home page, and another', async () => {
    await openMenu();
    await menu.getByRole('link', { name: nav.locations }).tap();
    await expect(menu).toBeHidden();
    await expectAt(page, '/es', 'locations');
  });

  await test.step('the accessibility settings, its last entry, and a page', async () => {
    await openMenu();
    const settings = menu.locator('a, button').last();
    await expect(settings).toHaveAccessibleName(words.accessibilityPanel.open);
    await settings.tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog', { name: words.accessibilityPanel.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await openMenu();
    await menu.getByRole('link', { name: nav.findDoctor }).tap();
    await expect(page).toHaveURL('/es/providers');
    await expect(menu).toBeHidden();
  });
});

/** Expects the home page, with a section at the window's upper edge. */
async function expectAt(page: Page, home: string, section: string): Promise<void> {
  await expect(page).toHaveURL(`${home}#${section}`);
  // The footer is "contact" until it knows that this is the home page.
  const part = page.locator(`section#${section}`);
  await expect(part.getByRole('heading').first()).toBeInViewport();
  const distanceFromTop = () => part.evaluate((element) => Math.abs(element.getBoundingClientRect().top));
  await expect.poll(distanceFromTop, `the section begins at the top: ${section}`).toBeLessThan(60);
}

/** Expects that a section has the focus, and that the next Tab goes on inside it. */
async function expectKeyboardIn(page: Page, section: string): Promise<void> {
  await expect(page.locator(`#${section}`)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section[id]')?.id)).toBe(section);
}
