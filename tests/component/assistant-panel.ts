import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '#i18n/locale.ts';
import { LANGUAGES } from '../support/languages.ts';

/* How component tests use the assistant's panel. They bring the answers themselves. */

export type SentQuestion = { message: string; history: { sender: string; content: string }[] };

/**
 * Answers every call to the assistant's API in the server's place.
 *
 * @param answer what a question is answered with
 * @returns the questions that were sent
 */
export function answerWith(answer: (sent: SentQuestion) => Response | Promise<Response>): SentQuestion[] {
  const questions: SentQuestion[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const sent = JSON.parse(String(init?.body)) as SentQuestion;
    questions.push(sent);
    return answer(sent);
  });
  return questions;
}

/** An answer as the API gives it. */
export function reply(response: string, kind = 'answer', language = 'en'): Response {
  return Response.json({ response, kind, language, links: [] });
}

/** The panel as one language names it. */
export function panelIn(language: Locale) {
  const words = LANGUAGES.find(({ code }) => code === language)?.words ?? LANGUAGES[0].words;
  const [t, { open, openAnswer }] = [words.assistant, words.shell.assistant];
  const panel = page.getByRole('dialog', { name: t.title });
  const field = panel.getByRole('textbox', { name: t.input });
  const opener = page.getByRole('button', { name: open });
  return {
    t,
    opener,
    news: page.getByRole('button', { name: openAnswer }),
    panel,
    field,
    log: panel.getByRole('log'),
    button: (name: string) => panel.getByRole('button', { name }),
    open: async () => {
      await opener.click();
      await expect.element(field).toBeVisible();
    },
    ask: async (question: string) => {
      await field.fill(question);
      await userEvent.keyboard('{Enter}');
    },
  };
}
