import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '#i18n/locale.ts';
import { answerWith, panelIn, reply } from '../../../../tests/component/assistant-panel.ts';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { passTime, timeSince } from '../../../../tests/component/pass-time.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { AssistantButton } from './assistant-button.tsx';
import { tabConversation } from './tab-conversation.ts';

/* The states of the assistant's panel (docs/product/assistant.md). How it fails is in assistant-failures.browser.test.tsx. */

afterEach(() => tabConversation.clear());

const renderButton = (language: Locale = 'en') =>
  renderOnPage(<AssistantButton />, { language, path: `/${language}/quote` });

describe.each(LANGUAGES)('in $code', ({ code }) => {
  const { t, panel, field, log, open, ask, button } = panelIn(code);

  test('welcomes, offers two of six questions, thinks, and answers with links and numbers', async () => {
    const ready = Promise.withResolvers<void>();
    const questions = answerWith(async () => {
      await ready.promise;
      return reply(`Sí: (305) 555-0101.\n\n- uno\n- dos\n\n[Médicos](/${code}/providers)`, 'answer', 'es');
    });
    const { router } = await renderButton(code);
    await open();
    await expect.element(log).toMatchTextContent(t.welcome);
    const quick = panel.getByRole('list', { name: t.quickQuestions }).getByRole('button');
    expect(quick.elements().map(({ textContent }) => textContent)).toEqual([
      t.quick.price,
      t.quick.pediatrician,
    ]);

    await quick.first().click();
    await expect.element(panel.getByText(code === 'es' ? 'Pensando...' : 'Thinking...')).toBeVisible();
    await expect.element(quick).not.toBeInTheDocument();
    ready.resolve();
    await expect
      .element(log.getByRole('link', { name: '(305) 555-0101' }))
      .toHaveAttribute('href', 'tel:+13055550101');
    // Whatever the page's language: it is read out in that of the answer.
    const items = () => [...log.element().querySelectorAll('div[lang=es] li')];
    expect(items().map(({ textContent }) => textContent)).toEqual(['uno', 'dos', 'Médicos']);
    await expect.element(panel.getByText(t.thinking)).not.toBeInTheDocument();
    expect(questions).toEqual([{ message: t.quick.price, history: [], conversation: expect.any(String) }]);

    await log.getByRole('link', { name: 'Médicos' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(`/${code}/providers`);
    // The panel makes room for the page that was asked for.
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('takes a thumb with a word in the answer’s language; axe finds nothing beside an emergency and an apology', async () => {
    const sent: unknown[] = [];
    const said = answerWith((body) => {
      if ('rating' in body) {
        sent.push(body);
        return Response.json({ reference: 'CC-2222-3333' }, { status: 201 });
      }
      if (body.message === 'ay') return reply('911 / 988.', 'emergency', 'es');
      return body.message === 'sí?' ? reply('Sí.', 'answer', 'es') : new Response('', { status: 500 });
    });
    await renderButton(code);
    await open();
    await ask('ay');
    await expect
      .element(panel.getByRole('link', { name: 'Llamar al 911' }))
      .toHaveAttribute('href', 'tel:911');
    await expect.element(panel.getByRole('group')).not.toBeInTheDocument();
    await ask('sí?');
    const thumb = button('No me sirvió');
    await expect.element(thumb).toBeVisible();
    await ask('y?');
    await expect.element(button(t.askAgain)).toBeVisible();
    await expect.element(log).toMatchTextContent(/Lo siento/);
    expect(said).toHaveLength(3);

    await thumb.click();
    await expect.element(button('Enviar opinión')).toBeInViewport({ ratio: 1 });
    await expect.element(thumb).toHaveFocus();
    await button('Cancelar').click();
    await expect.element(thumb).toHaveFocus();
    await thumb.click();
    await panel.getByRole('textbox', { name: /Cuéntenos más/ }).fill('Casi.');
    await expect.element(panel.getByText('También nos llegan su pregunta y esta respuesta.')).toBeVisible();
    await expectAccessible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);

    await button('Enviar opinión').click();
    await expect
      .element(panel.getByRole('paragraph').filter({ hasText: 'Gracias. Recibimos su opinión.' }))
      .toHaveFocus();
    expect(sent).toEqual([{ rating: 'down', comment: 'Casi.', question: 'sí?', answer: 'Sí.' }]);
  });

  test('a window that becomes small or large, like a tablet that is turned, keeps it open and the focus', async () => {
    await renderButton(code);
    await open();
    await field.click();
    for (const [width, height] of [
      [600, 600],
      [390, 800],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      await expect.element(field).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
  });
});

test.each([
  { where: 'beside the page on a desktop', width: 1280, height: 800, size: 64, fills: false },
  { where: 'over all of a phone', width: 360, height: 780, size: 48, fills: true },
])('the round button opens a panel $where', async ({ width, height, size, fills }) => {
  const { t, opener, panel, field } = panelIn('en');
  await page.viewport(width, height);
  await renderButton();
  // It has its full size as soon as it has looked at what lies under it.
  await expect.poll(() => opener.element().getBoundingClientRect().width).toBe(size);
  const round = opener.element().getBoundingClientRect();
  expect(Math.max(width - round.right, height - round.bottom), 'from the corner').toBeLessThan(50);

  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveAccessibleDescription(t.automated);
  // A phone's keyboard would cover the welcome.
  await expect.element(fills ? panel.getByRole('heading', { name: t.title }) : field).toHaveFocus();
  const box = () => panel.element().getBoundingClientRect().toJSON();
  if (fills) {
    await expect.poll(box).toMatchObject({ x: 0, y: 0, height });
    // This browser keeps room for a scroll bar, which a phone lays over the page.
    expect(box().width).toBeGreaterThan(width - 20);
  } else await expect.poll(() => Math.abs(box().height - 500)).toBeLessThan(30);
  // Only where it covers the page does the panel keep the focus to itself.
  expect(panel.element().matches(':modal')).toBe(fills);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

describe('the conversation', () => {
  const { t, opener, news, panel, field, log, open, ask, button } = panelIn('en');

  test('a screen reader meets what it is, whom to call, what was said, and where to write', async () => {
    answerWith(() => reply('At 8:00 AM.'));
    await renderButton();
    await open();
    await ask('When do you open?');
    await expect.element(panel).toMatchAriaInlineSnapshot(`
      - dialog "Assistant":
        - heading "Assistant" [level=2]
        - paragraph: This is an automated assistant.
        - button "Copy the conversation"
        - button "Clear the conversation"
        - button "Close the assistant"
        - list "To talk to a person":
          - listitem:
            - link "Miami-Dade (305) 555-0100":
              - /url: tel:+13055550100
          - listitem:
            - link "Other counties (800) 555-0100":
              - /url: tel:+18005550100
          - listitem:
            - link "Emergency 911":
              - /url: tel:911
        - status
        - region "Conversation":
          - log "Messages":
            - text: "Assistant:"
            - paragraph: /Hello!/
            - paragraph: "You: When do you open?"
            - text: "Assistant:"
            - paragraph: At 8:00 AM.
            - group "Was this answer helpful?":
              - text: Was this answer helpful?
              - button "Helpful"
              - button "Not helpful"
          - status
        - alert
        - paragraph
        - text: Your question
        - textbox "Your question":
          - /placeholder: Type your question
        - button "Send" [disabled]
        - list "Help at any hour":
          - listitem:
            - link "Danger 911":
              - /url: tel:911
          - listitem:
            - link "In crisis 988":
              - /url: tel:988
          - listitem:
            - link "Poison 1-800-222-1222":
              - /url: tel:+18002221222
    `);
    await expect.element(log).toHaveAttribute('aria-live', 'polite');
  });

  test('its tooltip does not open when the focus comes back from the panel, but after 700 ms under the pointer', async () => {
    vi.useFakeTimers();
    await renderButton();
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await passTime(1000);
    const bubble = page.getByCss('[popover]').filter({ hasText: /Questions\?/ });
    await expect.element(bubble).not.toBeVisible();

    (opener.element() as HTMLElement).blur();
    const isOpen = () => bubble.element().matches(':popover-open');
    const sinceEntered = timeSince(opener.element(), 'pointerenter');
    await opener.hover();
    await passTime(699 - sinceEntered());
    expect(isOpen()).toBe(false);
    await passTime(1);
    expect(isOpen()).toBe(true);
  });

  test('an answer that comes while the panel is closed is announced, on whatever page', async () => {
    const ready = Promise.withResolvers<void>();
    answerWith(async () => {
      await ready.promise;
      return reply('Here I am.');
    });
    const { router } = await renderButton();
    await open();
    await ask('Are you there?');
    await button(t.close).click();
    await router.navigate({ href: '/en/providers' });
    ready.resolve();
    await news.click();
    await expect.element(log).toMatchTextContent(/Here I am\./);
  });

  test('it can be copied and cleared', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    answerWith(() => reply('At 8:00 AM.'));
    await renderButton();
    await open();
    await ask('When do you open?');
    await expect.element(log).toMatchTextContent(/At 8:00 AM\./);
    await button(t.copy).click();
    await expect.element(panel.getByText(t.copied)).toBeVisible();
    expect(copied).toEqual([
      expect.stringMatching(/^You \(.+\):\nWhen do you open\?\n\nAssistant \(.+\):\nAt 8:00 AM\.$/),
    ]);

    await button(t.clear).click();
    await expect.element(panel.getByText(t.cleared)).toBeVisible();
    await expect.element(log.getByText('When do you open?')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  test('a reader who scrolled up stays there; others see where an answer begins', async () => {
    const long = Array.from({ length: 60 }, (_, line) => `- line ${line}`).join('\n');
    const ready = Promise.withResolvers<void>();
    answerWith(async ({ message }) => {
      if (message === 'Again') await ready.promise;
      return reply(long);
    });
    await renderButton();
    await open();
    const firstLines = log.getByText('line 0');
    await ask('Tell me everything');
    await expect.element(firstLines).toBeInViewport();

    await ask('Again');
    await expect.element(panel.getByText(t.thinking)).toBeVisible();
    panel.getByRole('region', { name: t.conversation }).element().scrollTop = 0;
    await expect.element(log.getByText(/Hello!/)).toBeInViewport();
    ready.resolve();
    await button(t.newAnswer).click();
    await expect.element(firstLines.last()).toBeInViewport();
    await expect.element(log.getByText(/Hello!/)).not.toBeInViewport();
  });
});
