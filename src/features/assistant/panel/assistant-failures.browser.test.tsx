import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWith, panelIn, reply } from '../../../../tests/component/assistant-panel.ts';
import { setOnline } from '../../../../tests/component/connection.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { AssistantButton } from './assistant-button.tsx';
import { tabConversation } from './tab-conversation.ts';

/* What the assistant's panel shows when something is wrong (docs/product/assistant.md, Failures). */

afterEach(() => tabConversation.clear());

/** Letter by letter; the hours are those of the configuration. */
const APOLOGY = {
  en: 'I’m sorry, I’m having connection trouble right now. Please contact our customer service at (305) 555-0100 for Miami-Dade or (800) 555-0100 for other counties. Our hours are Monday - Friday: 8:00 AM - 5:00 PM.',
  es: 'Lo siento, estoy teniendo problemas de conexión en este momento. Por favor contacte nuestro servicio al cliente al (305) 555-0100 para Miami-Dade o (800) 555-0100 para otros condados. Nuestros horarios son Lunes - Viernes: 8:00 AM - 5:00 PM.',
};

function stream(...events: string[]): Response {
  return new Response(events.join(''), { headers: { 'Content-Type': 'text/event-stream' } });
}

test.each(LANGUAGES)(
  'in $code the bot apologizes for a fault, no network and a cut-off stream, and can be asked again',
  async ({ code }) => {
    const { t, log, open, ask, button } = panelIn(code);
    const half = 'event: text\ndata: {"text":"Half an ans"}\n\n';
    const whole = await reply('Whole.').text();
    const ends = [
      () => new Response('fault', { status: 500 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => stream(half),
      () => stream(half, `event: reply\ndata: ${whole}\n\n`),
    ];
    answerWith(() => ends.shift()?.() ?? reply('?'));
    await renderOnPage(<AssistantButton />, { language: code });
    await open();
    await ask('Hello?');
    const newest = () => [...log.element().querySelectorAll('[data-message]')].at(-1)?.textContent;
    for (let failures = 0; failures < 3; failures += 1) {
      await expect.poll(newest).toContain(APOLOGY[code]);
      await expect.element(page.getByText(/Half an ans/)).not.toBeInTheDocument();
      await button(t.askAgain).click();
    }
    await expect.poll(newest).toContain('Whole.');
    await expect.element(page.getByText(/Half an ans/)).not.toBeInTheDocument();
    await expect.element(button(t.askAgain)).not.toBeInTheDocument();
    await expect.poll(() => log.getByText('Hello?').elements()).toHaveLength(1);
  },
);

test.each(LANGUAGES)(
  'in $code a question without a connection says so, and is asked again when that is back',
  async ({ code }) => {
    vi.useFakeTimers();
    const { t, panel, log, open, ask } = panelIn(code);
    const ends = [() => Promise.reject(new TypeError('Failed to fetch'))];
    const questions = answerWith(() => ends.shift()?.() ?? reply('Whole.'));
    await renderOnPage(<AssistantButton />, { language: code });
    await open();
    setOnline(false);
    await ask('Hello?');
    await expect.element(panel.getByText(t.offline)).toBeVisible();
    setOnline(true);
    await expect.element(log).toMatchTextContent(/Whole\./);
    await expect.element(panel.getByText(t.offline)).not.toBeInTheDocument();
    expect(questions.map(({ message }) => message)).toEqual(['Hello?', 'Hello?']);
  },
);

describe('what is typed', () => {
  const { t, panel, field, log, open, ask, button } = panelIn('en');

  test('Shift and Enter begin a line; Enter sends, and the field is empty', async () => {
    const questions = answerWith(() => reply('Yes.'));
    await renderOnPage(<AssistantButton />);
    await open();
    await field.click();
    await userEvent.keyboard('Good{Shift>}{Enter}{/Shift}morning');
    await expect.element(field).toHaveValue('Good\nmorning');
    expect(questions).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
    await expect.poll(() => questions.map(({ message }) => message)).toEqual(['Good\nmorning']);
  });

  test('blank questions are not sent, one that is too long is counted and kept', async () => {
    const questions = answerWith(() => reply('Yes.'));
    await renderOnPage(<AssistantButton />);
    await open();
    await ask('  \n ');
    await field.fill('a'.repeat(1799));
    await expect.element(panel.getByText(/of 2,000 characters/)).not.toBeInTheDocument();
    await field.fill('a'.repeat(1850));
    await expect.element(panel.getByText('1,850 of 2,000 characters')).toBeVisible();
    await ask('a'.repeat(2134));
    await expect.element(panel.getByText(/^2,134 of 2,000 characters/)).toBeVisible();
    await expect.element(field).toHaveValue('a'.repeat(2134));
    await expect.element(button(t.send)).toHaveAttribute('aria-disabled', 'true');
    expect(questions).toEqual([]);
    await ask('a'.repeat(2000));
    await expect.element(log).toMatchTextContent(/Yes\./);
    expect(questions).toHaveLength(1);
  });

  test('after too many questions the time to wait is shown, what was typed is kept, and then it can be sent', async () => {
    vi.useFakeTimers();
    const busy = () => Response.json({ status: 429, message: '', retryAfterSeconds: 12 }, { status: 429 });
    const ends = [busy, () => new Response('', { status: 500 }), busy];
    answerWith(() => ends.shift()?.() ?? reply('Yes.'));
    await renderOnPage(<AssistantButton />);
    await open();
    await ask('Hello?');
    await expect.element(panel.getByRole('status').getByText(/Please wait 12 seconds\./)).toBeInTheDocument();
    await expect.element(field).toHaveValue('Hello?');
    await expect.element(button(t.send)).toHaveAttribute('aria-disabled', 'true');
    vi.advanceTimersByTime(13_000);
    await expect.element(panel.getByText(t.sendNow)).toBeVisible();
    await userEvent.keyboard('{Enter}');

    // One that failed and is asked again too soon stays as well, and waits.
    const again = button(t.askAgain);
    await expect.element(again).toBeVisible();
    await field.fill('Something else');
    await again.click();
    await expect.element(again).toHaveAttribute('aria-disabled', 'true');
    await expect.element(again).toHaveAccessibleDescription(/wait 12 seconds/);
    await expect.element(log).toMatchTextContent(/Hello\?/);
    await expect.element(field).toHaveValue('Something else');
    vi.advanceTimersByTime(13_000);
    await expect.element(again).not.toHaveAttribute('aria-disabled');
    await again.click();
    await expect.element(log).toMatchTextContent(/Yes\./);
  });

  test('scripts are text, and so are links to other places', async () => {
    const hostile = '<script>document.title = "x"</script><img src=x onerror="document.title = 1">';
    answerWith(() =>
      reply(`${hostile}\n\n[Go](https://example.com)\n[Go](javascript:alert)\n[Quote](/en/quote)`),
    );
    const { title } = document;
    await renderOnPage(<AssistantButton />);
    await open();
    await ask(hostile);
    await expect.poll(() => log.getByText(hostile).elements()).toHaveLength(2);
    await expect.element(log).toMatchTextContent(/\[Go\]\(https:\/\/example\.com\)/);
    await expect
      .poll(() =>
        log
          .getByRole('link')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Quote']);
    expect(document.title).toBe(title);
  });

  test('a page that is left in the middle leaves the question, to be asked again', async () => {
    const never = Promise.withResolvers<Response>();
    const ends = [never.promise];
    const questions = answerWith(() => ends.shift() ?? reply('Here I am.'));
    await renderOnPage(<AssistantButton />);
    await open();
    await ask('Are you there?');
    await expect.poll(() => questions).toHaveLength(1);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.element(panel.getByText(t.unanswered)).toBeVisible();
    await button(t.askAgain).click();
    await expect.element(log).toMatchTextContent(/Here I am\./);
    await expect.poll(() => log.getByText('Are you there?').elements()).toHaveLength(1);
  });
});
