import { expect } from '@playwright/test';
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

/*
 * The assistant on its pages (docs/product/assistant.md), answered by the server. States of the panel:
 * src/features/assistant/panel/*.browser.test.tsx.
 */

const ASKED = {
  en: {
    price: 'how much for me, 55 years old?',
    followUp: 'and with Sonrisa Perfecta?',
    told: 'me and my wife, I’m 40, price',
    kids: 'Couple and 3 children',
  },
  es: {
    price: '¿cuánto cuesta para mí? tengo 55 años',
    followUp: 'y con Sonrisa Perfecta?',
    told: 'mi esposa y yo, tengo 40, precio',
    kids: 'Pareja y 3 niños',
  },
} as const;

for (const [index, { code, tag, words }] of LANGUAGES.entries()) {
  const other = LANGUAGES[1 - index] ?? LANGUAGES[0];

  test(`by keyboard it opens, answers and closes in ${code}, and goes on across pages, languages and reloads`, {
    tag,
  }, async ({ page, context }) => {
    const t = words.assistant;
    const button = page.getByRole('button', { name: words.shell.assistant.open });
    const log = conversationLog(page);
    await openPage(page, `/${code}`);
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: t.title });
    await questionField(page).focus();
    await page.keyboard.type(ASKED[code].price);
    await page.keyboard.press('Enter');
    // The server's own answer, in the language of the question.
    await expect(log.locator(`div[lang=${code}]`)).toContainText('$61.00');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openAssistant(page);
    await log.locator('a[href*="/quote?"]').click();
    await expect(page).toHaveURL(new RegExp(`/${code}/quote`));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // The panel makes room for the page that was asked for.
    await expect(panel).toBeHidden();
    await page.locator(`a[hreflang=${other.code}]:visible`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    await page.reload();
    const inOther = await openAssistant(page);
    await expect(inOther.getByRole('heading', { name: other.words.assistant.title })).toBeVisible();
    await expect(log).toContainText(other.words.assistant.welcome);
    await expect(log).toContainText('$61.00');

    const sent = page.waitForRequest('**/api/ai-chat');
    await askAssistant(page, ASKED[other.code].followUp);
    expect((await sent).postDataJSON()).toHaveProperty('context.messages.length', 1);
    await expect(log.locator(`div[lang=${other.code}]`).last()).toContainText('$66.95');

    await test.step('another tab has a conversation of its own', async () => {
      const second = await context.newPage();
      await openPage(second, `/${code}/quote`);
      await openAssistant(second);
      await expect(conversationLog(second)).toContainText(t.welcome);
      await expect(conversationLog(second)).not.toContainText('$61.00');
      await second.close();
    });

    await test.step('a price is changed inside the answer, stays so, and goes on in the calculator', async () => {
      await inOther.getByRole('button', { name: other.words.assistant.clear }).click();
      await askAssistant(page, ASKED[code].told);
      await expect(log.locator('div[lang]').last()).toContainText('$96.00');
      const amount = log.getByRole('status');
      const who = log.getByRole('form').getByRole('combobox').first();
      await who.selectOption(ASKED[code].kids);
      await expect(amount).toContainText('$143.25');
      await log.getByRole('radio').nth(2).focus();
      await page.keyboard.press('ArrowRight');
      await expect(amount).toContainText('$153.25');
      await page.reload();
      await openAssistant(page);
      await expect(amount).toContainText('$153.25');
      await expect(log).not.toContainText('$96.00');
      await log.locator('a[href*="/quote?"]').click();
      await expect(page).toHaveURL(new RegExp(`/${code}/quote\\?who=family-3&age=46-55`));
      await expect(page.locator('data[value="153.25"]:visible').first()).toBeVisible();
    });
  });
}

test('the panel is loaded when it is opened; when it does not load the page stays, says whom to call, and a second press opens it', async ({
  page,
  guard,
}) => {
  guard.allow(/net::ERR_FAILED/);
  await page.route(/\/assets\/assistant-panel-[^/]*\.js$/, (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofPanel = () => asked.filter((address) => address.includes('assistant-panel-'));
  await openPage(page, '/en/quote');
  await untilIdle(page);
  expect(ofPanel()).toEqual([]);
  await assistantButton(page).click();
  await expect.poll(ofPanel).not.toEqual([]);
  await expect(page.getByText('The assistant didn’t load').first()).toBeVisible();
  await expect(page.getByText(/call \(305\) 555-0100 for Miami-Dade/).first()).toBeVisible();
  await page.unroute(/\/assets\/assistant-panel-[^/]*\.js$/);
  await page.locator('li[data-state=open] button').click();
  await openAssistant(page);
});
