import { expect } from '@playwright/test';
import { SERVICES } from '#features/services/services.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The home page: hero and starting points (docs/product/home.md). */

const NETWORK = { en: 'over 10,500 providers', es: 'más de 10,500 proveedores' };
const TOOLTIP = { en: '$5 copayment for Miami Dade PHC', es: 'Copago de $5 para la PHC de Miami-Dade' };

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });
    const { hero, stats, starting } = words.home;

    test('the hero says what the company offers, and leads to its quote page', async ({ page }) => {
      await openPage(page, '/');
      const main = page.getByRole('main');
      await test.step('the hero has title, two buttons to the quote page, badge and picture', async () => {
        await expect(main.getByRole('heading', { level: 1 })).toContainText(hero.titlePlace);
        await expect(main).toContainText(hero.subtitle);
        await expect(main).toContainText(NETWORK[code]);
        for (const name of [hero.getQuote, hero.learnMore]) {
          const button = main.getByRole('link', { name: new RegExp(`^${name}`) });
          await expect(button).toHaveAttribute('href', '/quote');
          await expect(button).not.toHaveAttribute('target');
        }
        await expect(main).toContainText(hero.discountPlanBadgeTitle);
        await expect(main).toContainText(hero.badgeText);

        const picture = main.getByRole('img', { name: hero.pictureAlt });
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
      });

      await test.step('three numbers speak for the company', async () => {
        const list = page.getByLabel(stats.label);
        await expect(list.getByRole('definition')).toHaveText(['100K+', '20+', /^\$5/]);
        await expect(list.getByRole('term')).toHaveText([stats.members, stats.years, stats.copayments]);
      });

      await test.step('the tooltip opens at once by focus or press, and always stands in print', async () => {
        const asterisk = page.getByRole('button', { name: stats.copaymentsAsterisk });
        await expect(asterisk).toHaveAccessibleDescription(TOOLTIP[code]);
        await asterisk.click();
        await expect(page.locator('[popover]').filter({ hasText: TOOLTIP[code] })).toBeVisible();
        await expect(page.getByText(`* ${TOOLTIP[code]}`)).toBeVisible();
      });
    });

    test('the starting points give their guidance one at a time and lead on', async ({ page }) => {
      await page.goto('/');
      const points = [
        { name: starting.newTitle, guidance: starting.newGuidance, link: starting.newLink, to: '/quote' },
        { name: starting.haveTitle, guidance: starting.haveGuidance, link: starting.haveLink, to: '/quote' },
        {
          name: starting.needsTitle,
          guidance: starting.needsGuidance,
          link: starting.needsLink,
          to: '/providers',
        },
      ];
      const region = page.getByRole('region', { name: starting.title });
      for (const { name, guidance, link, to } of points) {
        await region.getByText(name, { exact: true }).click();
        await expect(region.getByText(guidance)).toBeVisible();
        await expect(region.locator('details[open]')).toHaveCount(1);
        await expect(region.getByRole('link', { name: link })).toHaveAttribute('href', to);
      }
      await region.getByRole('link', { name: starting.needsLink }).click();
      await expect(page).toHaveURL('/providers');
      await expect(page.getByLabel(words.directory.form.zipCode)).toBeVisible();
    });
  });
}

test('the tooltip of the asterisk opens after 700 ms under the mouse', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  const asterisk = page.getByRole('button', { name: ENGLISH.words.home.stats.copaymentsAsterisk });
  const bubble = page.locator('[popover]').filter({ hasText: TOOLTIP.en });
  await asterisk.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await asterisk.hover();
  await page.clock.runFor(699);
  await expect(bubble).toBeHidden();
  await page.clock.runFor(1);
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the starting points give their guidance one at a time, and every service tells all it has', async ({
    page,
  }) => {
    const { home, services } = ENGLISH.words;
    await page.goto('/en');
    const region = page.getByRole('region', { name: home.starting.title });
    for (const [name, guidance] of [
      [home.starting.newTitle, home.starting.newGuidance],
      [home.starting.haveTitle, home.starting.haveGuidance],
      [home.starting.needsTitle, home.starting.needsGuidance],
    ] as const) {
      await region.getByText(name, { exact: true }).click();
      await expect(region.getByText(guidance)).toBeVisible();
      await expect(region.locator('details[open]')).toHaveCount(1);
    }

    for (const { id } of SERVICES) {
      const { description, expandedDescription, fact } = services[id];
      const card = page.locator('#services li').filter({ hasText: description });
      await card.locator('summary').click();
      await expect(card.getByText(expandedDescription)).toBeVisible();
      await expect(card.getByText(fact)).toBeVisible();
    }

    await region.getByRole('link', { name: home.starting.needsLink }).click();
    await expect(page).toHaveURL('/en/providers');
  });
});
