import { expect } from '@playwright/test';
import {
  answerWith,
  askAssistant,
  assistantButton,
  conversationLog,
  openAssistant,
  questionField,
  reply,
} from '../support/assistant-panel.ts';
import { test } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';

/* What the assistant's panel shows when something is wrong (docs/product/assistant.md, Failures). */

/** Letter by letter; the hours are those of the configuration. */
const APOLOGY = {
  en: 'I’m sorry, I’m having connection trouble right now. Please contact our customer service at (305) 555-0100 for Miami-Dade or (800) 555-0100 for other counties. Our hours are Monday - Friday: 8:00 AM - 5:00 PM.',
  es: 'Lo siento, estoy teniendo problemas de conexión en este momento. Por favor contacte nuestro servicio al cliente al (305) 555-0100 para Miami-Dade o (800) 555-0100 para otros condados. Nuestros horarios son Lunes - Viernes: 8:00 AM - 5:00 PM.',
};

for (const code of ['en', 'es'] as const) {
  test(`in ${code} the bot apologizes for a fault, no network and a cut-off stream, and can be asked again`, {
    tag: `@${code}`,
  }, async ({ page, guard }) => {
    guard.allow(/status of 500|net::ERR_FAILED/);
    const text = 'event: text\ndata: {"text":"Half an ans"}\n\n';
    const ends = [
      { status: 500, body: 'fault' },
      undefined,
      { contentType: 'text/event-stream', body: text },
      {
        contentType: 'text/event-stream',
        body: `${text}event: reply\ndata: ${JSON.stringify(reply('Whole.').json)}\n\n`,
      },
    ];
    await answerWith(page, async (route) => {
      const end = ends.shift();
      await (end ? route.fulfill(end) : route.abort());
    });
    await openPage(page, `/${code}/quote`);
    const panel = await openAssistant(page);
    await askAssistant(page, 'Hello?');
    const again = panel.getByRole('button', { name: /again|de nuevo/ });
    // Who got no answer may have been in danger.
    for (const href of ['tel:911', 'tel:988', 'tel:+18002221222']) {
      await expect(conversationLog(page).locator(`a[href="${href}"]`)).toHaveCount(1);
    }
    for (let failures = 0; failures < 3; failures += 1) {
      await expect(conversationLog(page).locator('[data-message]').last()).toContainText(APOLOGY[code]);
      await expect(panel.getByText('Half an ans')).toHaveCount(0);
      await again.click();
    }
    await expect(conversationLog(page).locator('[data-message]').last()).toContainText('Whole.');
    await expect(panel.getByText('Half an ans')).toHaveCount(0);
    await expect(again).toHaveCount(0);
    await expect(conversationLog(page).getByText('Hello?')).toHaveCount(1);
  });
}

test('blank questions are not sent, one that is too long is counted and kept', async ({ page }) => {
  const questions = await answerWith(page, (route) => route.fulfill(reply('Yes.')));
  await openPage(page, '/en/quote');
  const panel = await openAssistant(page);
  await askAssistant(page, '  \n ');
  await questionField(page).fill('a'.repeat(1799));
  await expect(panel.getByText(/of 2,000 characters/)).toHaveCount(0);
  await questionField(page).fill('a'.repeat(1850));
  await expect(panel.getByText('1,850 of 2,000 characters')).toBeVisible();
  await askAssistant(page, 'a'.repeat(2134));
  await expect(panel.getByText('2,134 of 2,000 characters').last()).toBeVisible();
  await expect(questionField(page)).toHaveValue('a'.repeat(2134));
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(questions).toEqual([]);
  await askAssistant(page, 'a'.repeat(2000));
  await expect(conversationLog(page)).toContainText('Yes.');
  expect(questions).toHaveLength(1);
});

test('after too many questions the time to wait is shown, what was typed is kept, and then it can be sent', async ({
  page,
  guard,
}) => {
  guard.allow(/status of (?:429|500)/);
  const busy = { status: 429, json: { status: 429, message: 'Too many', retryAfterSeconds: 12 } };
  const ends = [busy, { status: 500 }, busy];
  await answerWith(page, (route) => route.fulfill(ends.shift() ?? reply('Yes.')));
  await page.clock.install();
  await openPage(page, '/en/quote');
  const panel = await openAssistant(page);
  await askAssistant(page, 'Hello?');
  await expect(panel.getByText('Please wait 12 seconds.').last()).toBeVisible();
  await expect(questionField(page)).toHaveValue('Hello?');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.clock.fastForward(13_000);
  await expect(panel.getByText('You can send your question now.')).toBeVisible();
  await questionField(page).press('Enter');

  // One that failed and is asked again too soon stays as well, and waits.
  const again = panel.getByRole('button', { name: 'Ask again' });
  await expect(again).toBeVisible();
  await questionField(page).fill('Something else');
  await again.click();
  await expect(again).toBeDisabled();
  await expect(again).toHaveAccessibleDescription(/wait 12 seconds/);
  await expect(conversationLog(page)).toContainText('Hello?');
  await expect(questionField(page)).toHaveValue('Something else');
  await page.clock.fastForward(13_000);
  await again.click();
  await expect(conversationLog(page)).toContainText('Yes.');
});

test('scripts are text, and so are links to other places', async ({ page }) => {
  const hostile = '<script>document.title = "x"</script><img src=x onerror="document.title = 1">';
  await answerWith(page, (route) =>
    route.fulfill(
      reply(`${hostile}\n\n[Go](https://example.com)\n[Go](javascript:alert)\n[Quote](/en/quote)`),
    ),
  );
  await openPage(page, '/en/quote');
  const title = await page.title();
  await openAssistant(page);
  await askAssistant(page, hostile);
  await expect(conversationLog(page).getByText(hostile)).toHaveCount(2);
  await expect(conversationLog(page).getByText('[Go](https://example.com)')).toBeVisible();
  await expect(conversationLog(page).getByRole('link')).toHaveText(['Quote']);
  expect(await page.title()).toBe(title);
});

test('a page load in the middle leaves the question, to be asked again; a broken storage begins anew', async ({
  page,
}) => {
  let isSilent = true;
  const questions = await answerWith(page, async (route) => {
    if (!isSilent) await route.fulfill(reply('Here I am.'));
  });
  await openPage(page, '/en/quote');
  await openAssistant(page);
  await askAssistant(page, 'Are you there?');
  // The question must have left before the page does.
  await expect.poll(() => questions).toHaveLength(1);
  isSilent = false;
  await page.reload();
  const panel = await openAssistant(page);
  await panel.getByRole('button', { name: 'Ask again' }).click();
  await expect(conversationLog(page)).toContainText('Here I am.');
  await expect(conversationLog(page).getByText('Are you there?')).toHaveCount(1);

  await page.evaluate(() => sessionStorage.setItem('assistant-conversation', '[{"sender":"bot"}'));
  await page.reload();
  await openAssistant(page);
  await expect(conversationLog(page)).toContainText('Hello!');
});

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
