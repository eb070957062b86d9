import { type Cookie, expect, type Page, test } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';

/** The session that the journeys of this worker share: comparing a password costs time and memory on purpose. */
let shared: { cookies: Cookie[]; until: number } | undefined;
/** A journey must not be asked for the password again, which the site does after ten minutes. */
const SHARED_FOR_MS = 5 * 60_000;

/** Signs the browser of a journey in, without the login page; pages of the administration then open at once. */
export async function signIn(page: Page): Promise<void> {
  if (shared && performance.now() < shared.until) {
    await page.context().addCookies(shared.cookies);
  } else {
    await signInAgain(page);
    shared = { cookies: await page.context().cookies(), until: performance.now() + SHARED_FOR_MS };
  }
}

/** The same with a session of its own, for journeys that end theirs or look for its beginning. */
export async function signInAgain(page: Page): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const response = await page.request.post('/api/auth/login', {
    headers: { Origin: new URL(baseURL).origin },
    data: ADMINISTRATOR,
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Opens a page of the administration and waits until its content is there, which only stands once it answers, and its fonts. */
export async function openAdminPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // On a phone it is folded away with the menu.
  const signOut = page.getByRole('button', { name: 'Cerrar Sesión', includeHidden: true });
  await expect(signOut).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Chooses in selects one right after the other, before the page has its next address.
 *
 * @param choices values by the selects' ids
 */
export async function chooseAtOnce(page: Page, choices: Record<string, string>): Promise<void> {
  await page.evaluate(async (values) => {
    for (const [id, value] of Object.entries(values)) {
      const select = document.getElementById(id) as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await null;
    }
  }, choices);
}
