import type { Page } from '@playwright/test';
import type { SubmissionKind } from '#forms/all-forms.ts';
import { GOOD_FORMS } from '../../tests/support/good-forms.ts';

/** A state of the site of which pictures are taken. */
export type View = {
  name: string;
  /** Its address without the language; of a state that something has to be sent for, how that is done first. */
  path: string | ((page: Page) => Promise<string>);
  /** A page of the administration: Spanish at its one address, signed in as ADMIN_USERNAME with ADMIN_PASSWORD. */
  isAdministration?: true;
  /** Leads from the page to the state. */
  reach?: (page: Page) => Promise<void>;
  /** The state is what is in the window; taking the whole page would make the window larger for a moment. */
  isWindowOnly?: true;
  /** The proof that the state is reached: what only it has in sight, as a selector. */
  shows: string;
};

/* Ways to the states of which pictures are taken. */

/**
 * Stores a form; the same one each time, which is stored once.
 *
 * @returns its reference
 */
export async function storeForm(page: Page, kind: SubmissionKind, apiPath: string): Promise<string> {
  const response = await page.request.post(apiPath, {
    headers: { 'Idempotency-Key': `screenshots-${kind}` },
    data: GOOD_FORMS[kind](1),
  });
  if (!response.ok()) throw new Error(`${apiPath} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { reference: string }).reference;
}

/** A page as it is after its form was sent and stored. */
export function afterSending(path: string, kind: SubmissionKind, apiPath: string) {
  return async (page: Page) => `${path}?sent=${await storeForm(page, kind, apiPath)}`;
}

export async function openMenu(page: Page): Promise<void> {
  const small = page.locator('header details summary');
  if (await small.isVisible()) await small.click();
  else await page.locator('header button[aria-expanded]').click();
}

export async function openAssistant(page: Page): Promise<void> {
  await page.locator('section > button[aria-haspopup=dialog][aria-describedby]').click();
  await page.getByRole('log').waitFor();
}

/** Presses the calculator's button to the next step. */
export async function submitStep(page: Page): Promise<void> {
  await page.locator('#calculator form button[type=submit]').click();
}

export async function toStep2(page: Page): Promise<void> {
  await page.locator('#quote-county').selectOption('Miami-Dade');
  await page.locator('#quote-name').fill('María José González-Pérez');
  await page.locator('#quote-phone').fill('(305) 555-0142');
  await submitStep(page);
  await page.locator('#quote-core-package').waitFor();
}

/** Sends a form as it is, with nothing in it. */
export function sendEmpty(kind: SubmissionKind) {
  return async (page: Page) => {
    const form = page.locator(`#${kind}-form`);
    await form.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await form.locator('[type=submit]').click();
  };
}

/** A section of the panel has come: nothing is loading any more. */
export async function untilPanel(page: Page): Promise<void> {
  // On a phone it is folded away with the menu.
  const signOut = page.getByRole('button', { name: 'Cerrar Sesión', includeHidden: true });
  await signOut.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Presses a button of the panel's menu, which is folded on narrow windows. */
export async function pressInMenu(page: Page, name: string): Promise<void> {
  await untilPanel(page);
  const menu = page.getByRole('button', { name: /^Menú/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name }).click();
}

/** From a page of the panel to that of a new invitation. */
export async function openInvitation(page: Page): Promise<void> {
  const made = await page.request.post('/api/people/invitations', {
    headers: { Origin: new URL(page.url()).origin },
    data: { role: 'support' },
  });
  const { pathname, hash } = new URL(((await made.json()) as { link: string }).link);
  await page.goto(pathname + hash);
}

/** The editor of the first article. */
export async function openEditor(page: Page): Promise<void> {
  await untilPanel(page);
  await page.getByRole('button', { name: 'Editar' }).first().click();
  await page.locator('#article-title').waitFor();
}
