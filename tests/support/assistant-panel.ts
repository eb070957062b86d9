import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { untilInteractive } from './open-page.ts';

/* How journeys use the assistant's panel. Most bring the answer themselves: what is answered is tested elsewhere. */

/** The round button, whatever the language. */
export const assistantButton = (page: Page) =>
  page.locator('section > button[aria-haspopup=dialog][aria-describedby]');
export const assistantPanel = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });
export const questionField = (page: Page) => assistantPanel(page).locator('textarea[enterkeyhint=send]');
/** What was said, as it is read out. */
export const conversationLog = (page: Page) => assistantPanel(page).getByRole('log');

export async function openAssistant(page: Page): Promise<Locator> {
  await untilInteractive(page);
  await assistantButton(page).click();
  await expect(questionField(page)).toBeVisible();
  return assistantPanel(page);
}

export async function askAssistant(page: Page, question: string): Promise<void> {
  await questionField(page).fill(question);
  await questionField(page).press('Enter');
}

export type SentQuestion = { message: string; history: { sender: string; content: string }[] };

/**
 * Answers every question in the server's place.
 *
 * @param answer what fulfils the call, given the question
 * @returns the questions that were sent
 */
export async function answerWith(
  page: Page,
  answer: (route: Route, sent: SentQuestion) => Promise<void>,
): Promise<SentQuestion[]> {
  const questions: SentQuestion[] = [];
  await page.route('**/api/ai-chat', async (route) => {
    const sent = route.request().postDataJSON() as SentQuestion;
    questions.push(sent);
    await answer(route, sent);
  });
  return questions;
}

/** An answer as the API gives it. */
export function reply(response: string, kind = 'answer', language = 'en') {
  return { json: { response, kind, language, links: [] } };
}
