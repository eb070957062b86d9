import { expect, type Locator, type Page } from '@playwright/test';
import { untilInteractive } from './open-page.ts';

/* How journeys use the assistant's panel. */

/** The round button, whatever the language. */
export const assistantButton = (page: Page) =>
  page.locator('section > button[aria-haspopup=dialog][aria-describedby]');
const assistantPanel = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });
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
