import { expect, type Page } from '@playwright/test';
import {
  askAssistant,
  assistantButton,
  conversationLog,
  openAssistant,
  questionField,
} from '../support/assistant-panel.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage, untilIdle } from '../support/open-page.ts';

/* The assistant on its pages (docs/product/assistant.md). States of the panel are tested beside it. */

for (const { code, tag, words } of LANGUAGES) {
  const t = words.assistant;
  const button = (page: Page) => page.getByRole('button', { name: words.shell.assistant.open });

  test.describe(`the assistant in ${code}`, { tag }, () => {
    test('by keyboard alone: opens, answers, and gives the focus back', async ({ page }, { project }) => {
      await openPage(page, `/${code}/quote`);
      await button(page).focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: t.title });
      const heading = panel.getByRole('heading', { name: t.title });
      await expect(project.name === 'phone' ? heading : questionField(page)).toBeFocused();
      await expect(panel).toHaveAccessibleDescription(t.automated);

      await questionField(page).focus();
      await page.keyboard.type(code === 'es' ? 'Buenos días' : 'Good morning');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.press('Enter');
      await expect(questionField(page)).toHaveValue('');
      // The server's own answer, in the language of the question.
      await expect(conversationLog(page).locator(`div[lang=${code}]`)).toHaveText(/\w/);

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('a plan that may have been misread has no price until it is pressed', async ({ page }) => {
      const [asked, plan] =
        code === 'en'
          ? [
              'me, my wife and our 3 kids, I’m 40, price for the 4 of us',
              'Price of a family plan (two adults): main member 40 years old, 3 children, no packages',
            ]
          : [
              'mi esposa, yo y 3 hijos, tengo 40, precio para los 4',
              'Precio de un plan familiar (dos adultos): titular de 40 años, 3 niños, sin paquetes',
            ];
      await openPage(page, `/${code}/quote`);
      const panel = await openAssistant(page);
      await askAssistant(page, asked);
      const offered = panel.getByRole('list', { name: t.didYouMean }).getByRole('button');
      await expect(offered).toHaveText([plan]);
      await expect(conversationLog(page)).not.toContainText('$');
      await page.reload();
      await openAssistant(page);
      await offered.click();
      await expect(conversationLog(page).locator('div[lang]').last()).toContainText('$143.25');
    });

    test('goes on across pages, languages and reloads, and is its tab’s own', async ({ page, context }) => {
      const [other] = LANGUAGES.filter((language) => language.code !== code);
      await openPage(page, `/${code}`);
      const panel = await openAssistant(page);
      await askAssistant(
        page,
        code === 'en' ? 'how much for me, 55 years old?' : '¿cuánto cuesta para mí? tengo 55 años',
      );
      await expect(conversationLog(page)).toContainText('$61.00');

      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await conversationLog(page).locator('a[href*="/quote?"]').click();
      await expect(page).toHaveURL(new RegExp(`/${code}/quote`));
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      // The panel makes room for the page that was asked for.
      await expect(panel).toBeHidden();
      await page.locator(`a[hreflang=${other?.code}]:visible`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', String(other?.code));
      await page.reload();
      await openAssistant(page);
      await expect(panel.getByRole('heading', { name: String(other?.words.assistant.title) })).toBeVisible();
      await expect(conversationLog(page)).toContainText(String(other?.words.assistant.welcome));
      await expect(conversationLog(page)).toContainText('$61.00');

      const sent = page.waitForRequest('**/api/ai-chat');
      await askAssistant(page, code === 'en' ? 'y con Sonrisa Perfecta?' : 'and with Sonrisa Perfecta?');
      expect((await sent).postDataJSON()).toHaveProperty('context.messages.length', 1);
      await expect(conversationLog(page).locator(`div[lang=${other?.code}]`).last()).toContainText('$66.95');

      const second = await context.newPage();
      await openPage(second, `/${code}/quote`);
      await openAssistant(second);
      await expect(conversationLog(second)).toContainText(t.welcome);
      await expect(conversationLog(second)).not.toContainText('$61.00');
      await second.close();
    });
  });
}

test(
  'nothing of the panel is loaded before it is opened; it is about 500 px high beside the page, and a whole phone',
  {
    tag: '@everywhere',
  },
  async ({ page }, { project }) => {
    const panelAssets: string[] = [];
    page.on('request', (request) => {
      if (/assistant-panel-/.test(request.url())) panelAssets.push(request.url());
    });
    await openPage(page, '/en/quote');
    await untilIdle(page);
    expect(panelAssets).toEqual([]);
    const closed = (await assistantButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.min(closed.width, closed.height)).toBe(project.name === 'phone' ? 48 : 64);
    expect(window.width - closed.x - closed.width).toBeLessThan(50);
    expect(window.height - closed.y - closed.height).toBeLessThan(50);

    const panel = await openAssistant(page);
    expect(panelAssets).not.toEqual([]);
    // It moves into its place.
    await expect(async () => {
      const { x, y, height } = (await panel.boundingBox()) ?? { x: -1, y: -1, height: 0 };
      if (project.name === 'phone') {
        expect([x, y, height].map(Math.round)).toEqual([0, 0, window.height]);
      } else {
        expect(Math.abs(height - 500)).toBeLessThan(30);
      }
    }).toPass();
    // Only where it covers the page does the panel keep the focus to itself.
    expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(project.name === 'phone');
  },
);

test('when the panel does not load the page stays, says whom to call, and a second press opens it', async ({
  page,
  guard,
}) => {
  guard.allow(/net::ERR_FAILED/);
  await page.route(/\/assets\/assistant-panel-[^/]*\.js$/, (route) => route.abort());
  await openPage(page, '/en/quote');
  await assistantButton(page).click();
  await expect(page.getByText('The assistant didn’t load').first()).toBeVisible();
  await expect(page.getByText(/call \(305\) 555-0100 for Miami-Dade/).first()).toBeVisible();
  await page.unroute(/\/assets\/assistant-panel-[^/]*\.js$/);
  await page.locator('li[data-state=open] button').click();
  await openAssistant(page);
});
