import { expect, type Page } from '@playwright/test';
import {
  answerWith,
  askAssistant,
  assistantButton,
  conversationLog,
  openAssistant,
  questionField,
  reply,
} from '../support/assistant-panel.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openFooter, openPage, untilIdle } from '../support/open-page.ts';

/* The assistant's panel (docs/product/assistant.md). How it fails is in assistant-failures.spec.ts. */

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

      // A window that becomes small or large, like a tablet that is turned, does not close it.
      const own = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize(
        project.name === 'phone' ? { width: 800, height: 600 } : { width: 600, height: 600 },
      );
      await expect(questionField(page)).toBeFocused();
      await page.setViewportSize(own);
      await expect(questionField(page)).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('welcomes, offers two of six questions, thinks, answers with links, and stays with the visitor', async ({
      page,
    }) => {
      const ready = Promise.withResolvers<void>();
      const questions = await answerWith(page, async (route) => {
        await ready.promise;
        await route.fulfill(
          reply(`Sí: (305) 555-0101.\n\n- uno\n- dos\n\n[Médicos](/${code}/providers)`, 'answer', 'es'),
        );
      });
      await openPage(page, `/${code}/quote`);
      const panel = await openAssistant(page);
      await expect(conversationLog(page)).toContainText(t.welcome);
      const quick = panel.getByRole('list', { name: t.quickQuestions }).getByRole('button');
      await expect(quick).toHaveText([t.quick.price, t.quick.pediatrician]);

      await quick.first().click();
      await expect(panel.getByText(code === 'es' ? 'Pensando...' : 'Thinking...')).toBeVisible();
      await expect(quick).toHaveCount(0);
      ready.resolve();
      const said = conversationLog(page).locator('div[lang=es]');
      await expect(said.getByRole('listitem')).toHaveText(['uno', 'dos', 'Médicos']);
      await expect(said.getByRole('link', { name: '(305) 555-0101' })).toHaveAttribute(
        'href',
        'tel:+13055550101',
      );
      await expect(panel.getByText(t.thinking)).toHaveCount(0);
      expect(questions).toEqual([{ message: t.quick.price, history: [], conversation: expect.any(String) }]);

      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await said.getByRole('link', { name: 'Médicos' }).click();
      await expect(page).toHaveURL(`/${code}/providers`);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      // The panel makes room for the page that was asked for.
      await expect(panel).toBeHidden();

      const [other] = LANGUAGES.filter((language) => language.code !== code);
      await page.locator(`a[hreflang=${other?.code}]:visible`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', String(other?.code));
      await openAssistant(page);
      await expect(panel.getByRole('heading', { name: String(other?.words.assistant.title) })).toBeVisible();
      await expect(conversationLog(page)).toContainText(String(other?.words.assistant.welcome));
      await expect(conversationLog(page)).toContainText('Médicos');

      await page.reload();
      await openAssistant(page);
      await expect(conversationLog(page)).toContainText('Médicos');
      await expect(quick).toHaveCount(0);
    });

    test('what it does not understand is met with questions to press, which it does', async ({ page }) => {
      const credits =
        code === 'en' ? 'What are the $200 credits for?' : '¿Para qué son los créditos de $200?';
      const questions = await answerWith(page, (route) =>
        questions.length > 1
          ? route.continue()
          : route.fulfill({
              json: { response: '?', kind: 'declined', language: code, links: [], suggestions: [credits] },
            }),
      );
      await openPage(page, `/${code}`);
      const panel = await openAssistant(page);
      await askAssistant(page, 'eso / that');
      const offered = panel.getByRole('list', { name: t.didYouMean }).getByRole('button');
      await expect(offered).toHaveText([credits]);
      await expectAccessible(page);
      await page.reload();
      await openAssistant(page);
      await offered.click();
      await expect(offered).toHaveCount(0);
      // The server's own answer.
      await expect(conversationLog(page).locator('div[lang]').last()).toContainText(
        code === 'en' ? 'X-rays' : 'rayos X',
      );
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
      await expectAccessible(page);
      await offered.click();
      await expect(conversationLog(page).locator('div[lang]').last()).toContainText('$143.25');
    });

    test('a follow-up is understood on another page and in the other language', async ({ page }) => {
      const [other] = LANGUAGES.filter((language) => language.code !== code);
      await openPage(page, `/${code}/quote`);
      await openAssistant(page);
      await askAssistant(
        page,
        code === 'en' ? 'how much for me, 55 years old?' : '¿cuánto cuesta para mí? tengo 55 años',
      );
      await expect(conversationLog(page)).toContainText('$61.00');
      await page.goto(`/${other?.code}/providers`);
      await openAssistant(page);
      const sent = page.waitForRequest('**/api/ai-chat');
      await askAssistant(page, code === 'en' ? 'y con Sonrisa Perfecta?' : 'and with Sonrisa Perfecta?');
      expect((await sent).postDataJSON()).toHaveProperty('context.messages.length', 1);
      // The server's own answer.
      await expect(conversationLog(page).locator(`div[lang=${other?.code}]`).last()).toContainText('$66.95');
    });

    test('takes a thumb with a word in the answer’s language; axe finds nothing beside an emergency and an apology', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 500/);
      const sent: unknown[] = [];
      await page.route('**/api/ai-chat/feedback', async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fulfill({ status: 201, json: { reference: 'CC-2222-3333' } });
      });
      await answerWith(page, (route, { message }) =>
        message === 'ay'
          ? route.fulfill(reply('911 / 988.', 'emergency', 'es'))
          : message === 'sí?'
            ? route.fulfill(reply('Sí.', 'answer', 'es'))
            : route.fulfill({ status: 500 }),
      );
      await openPage(page, `/${code}/quote`);
      const panel = await openAssistant(page);
      await askAssistant(page, 'ay');
      // Whatever the page's language: it is read out in that of the answer.
      const call = panel.getByRole('link', { name: 'Llamar al 911' });
      await expect(call).toHaveAttribute('href', 'tel:911');
      await expect(panel.getByRole('group', { name: '¿Le sirvió esta respuesta?' })).toHaveCount(0);
      await askAssistant(page, 'sí?');
      const thumb = panel.getByRole('button', { name: 'No me sirvió', exact: true });
      await expect(thumb).toBeVisible();
      await askAssistant(page, 'y?');
      await expect(panel.getByRole('button', { name: t.askAgain })).toBeVisible();
      await expect(conversationLog(page)).toContainText('Lo siento');
      await thumb.click();
      await expect(panel.getByRole('button', { name: 'Enviar opinión' })).toBeInViewport({ ratio: 1 });
      await expect(thumb).toBeFocused();
      await panel.getByRole('button', { name: 'Cancelar' }).click();
      await expect(thumb).toBeFocused();
      await thumb.click();
      await panel.getByLabel('Cuéntenos más').fill('Casi.');
      await expect(panel.getByText('También nos llegan su pregunta y esta respuesta.')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);

      await panel.getByRole('button', { name: 'Enviar opinión' }).click();
      await expect(panel.getByText('Gracias. Recibimos su opinión.')).toBeFocused();
      expect(sent).toEqual([{ rating: 'down', comment: 'Casi.', question: 'sí?', answer: 'Sí.' }]);
    });
  });
}

test('a screen reader meets what it is, whom to call, what was said, and where to write', async ({
  page,
}) => {
  await answerWith(page, (route) => route.fulfill(reply('At 8:00 AM.')));
  await openPage(page, '/en/quote');
  const panel = await openAssistant(page);
  await askAssistant(page, 'When do you open?');
  await expect(panel).toMatchAriaSnapshot(`
    - heading "Assistant" [level=2]
    - paragraph: This is an automated assistant.
    - button "Copy the conversation"
    - button "Clear the conversation"
    - button "Close the assistant"
    - list "To talk to a person":
      - listitem:
        - link "Miami-Dade (305) 555-0100"
      - listitem:
        - link "Other counties (800) 555-0100"
      - listitem:
        - link "Emergency 911"
    - status
    - region "Conversation":
      - log "Messages":
        - text: "Assistant:"
        - paragraph: /Hello!/
        - paragraph: "You: When do you open?"
        - text: "Assistant:"
        - paragraph: At 8:00 AM.
        - group "Was this answer helpful?":
          - button "Helpful"
          - button "Not helpful"
      - status
    - textbox "Your question"
    - button "Send"
  `);
  await expect(conversationLog(page)).toHaveAttribute('aria-live', 'polite');
});

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

test('the tooltip opens after 700 ms, and not when the focus comes back from the panel', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/en/quote');
  const bubble = page.locator('[popover]').filter({ hasText: 'Questions?' });
  await assistantButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(questionField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(assistantButton(page)).toBeFocused();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.clock.runFor(1000);
  await expect(bubble).toBeHidden();

  await page.getByRole('heading', { level: 1 }).click();
  await assistantButton(page).hover();
  await page.clock.runFor(650);
  await expect(bubble).toBeHidden();
  await page.clock.runFor(100);
  await expect(bubble).toBeVisible();
});

test('an answer that comes while the panel is closed is announced, on whatever page', async ({ page }) => {
  const ready = Promise.withResolvers<void>();
  await answerWith(page, async (route) => {
    await ready.promise;
    await route.fulfill(reply('Here I am.'));
  });
  await openPage(page, '/en/quote');
  const panel = await openAssistant(page);
  await askAssistant(page, 'Are you there?');
  await panel.getByRole('button', { name: 'Close the assistant' }).click();
  await openFooter(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Provider directory' }).click();
  await expect(page).toHaveURL('/en/providers');
  ready.resolve();
  await page.getByRole('button', { name: 'you have a new answer' }).click();
  await expect(conversationLog(page)).toContainText('Here I am.');
});

test('a conversation is its tab’s own, can be copied and cleared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerWith(page, (route) => route.fulfill(reply('At 8:00 AM.')));
  await openPage(page, '/en/quote');
  const panel = await openAssistant(page);
  await askAssistant(page, 'When do you open?');
  await expect(conversationLog(page)).toContainText('At 8:00 AM.');
  await panel.getByRole('button', { name: 'Copy the conversation' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^You \(.+\):\nWhen do you open\?\n\nAssistant \(.+\):\nAt 8:00 AM\.$/,
  );

  const second = await context.newPage();
  await openPage(second, '/en/quote');
  await openAssistant(second);
  await expect(conversationLog(second)).toContainText('Hello!');
  await expect(conversationLog(second)).not.toContainText('When do you open?');
  await second.close();

  await panel.getByRole('button', { name: 'Clear the conversation' }).click();
  await expect(panel.getByText('Conversation cleared.')).toBeVisible();
  await expect(conversationLog(page)).not.toContainText('When do you open?');
  await expect(panel.locator(':focus')).toHaveCount(1);
});

test('a reader who scrolled up stays there; others see where an answer begins', async ({ page }) => {
  const long = Array.from({ length: 60 }, (_, line) => `- line ${line}`).join('\n');
  const ready = Promise.withResolvers<void>();
  await answerWith(page, async (route, { message }) => {
    if (message === 'Again') await ready.promise;
    await route.fulfill(reply(long));
  });
  await openPage(page, '/en/quote');
  const panel = await openAssistant(page);
  const firstLines = conversationLog(page).getByText('line 0', { exact: true });
  await askAssistant(page, 'Tell me everything');
  await expect(firstLines).toBeInViewport();

  await askAssistant(page, 'Again');
  await expect(panel.getByText('Thinking...')).toBeVisible();
  const scroller = panel.getByRole('region', { name: 'Conversation' });
  await scroller.evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(conversationLog(page).getByText('Hello!')).toBeInViewport();
  ready.resolve();
  await panel.getByRole('button', { name: 'Go to the new answer' }).click();
  await expect(firstLines.last()).toBeInViewport();
  await expect(conversationLog(page).getByText('Hello!')).not.toBeInViewport();
});
