import { expect, type Locator, type Page } from '@playwright/test';
import { WORDS } from './quote-words.ts';

export type Language = keyof typeof WORDS;

/** Family, 31-45, one child, Palm Beach, Ana Gómez with her phone. */
export async function fillStep1(page: Page, language: Language) {
  const words = WORDS[language];
  await page.getByRole('radio', { name: words.family }).check();
  await calculator(page).getByLabel(words.age).selectOption('31-45');
  await calculator(page).getByLabel(words.children).selectOption('1');
  await calculator(page).getByLabel(words.county, { exact: true }).selectOption('Palm Beach');
  await calculator(page).getByLabel(words.name).fill('Ana Gómez');
  await calculator(page).getByLabel(words.phone, { exact: true }).fill('(305) 555-0123');
}

/** The step is shown, and its heading has the focus. */
export async function expectStep(page: Page, language: Language, step: 1 | 2 | 3) {
  await expect(page.getByText(WORDS[language].step(step), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: WORDS[language].steps[step] })).toBeFocused();
}

/** The receipt on wide windows, the bar at the top on narrow ones: whichever shows. */
export function shownAmount(page: Page, amount: string) {
  return page.locator(`data[value="${amount}"]:visible`).first();
}

/** The calculator; the request form below asks for some of the same things. */
export function calculator(page: Page): Locator {
  return page.locator('#calculator');
}
