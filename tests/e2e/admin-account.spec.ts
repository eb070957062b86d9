import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import { hashSessionToken } from '#server/sessions/session-cookies.ts';
import { sessions } from '#server/sessions/sessions.table.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { untilInteractive } from '../support/open-page.ts';
import { appCode } from '../support/second-factor.ts';
import { openAdminPage, signInAgain } from '../support/signed-in.ts';
import { siteFolder } from '../support/site-folder.ts';

/* The administrator's own account: the password that is asked for once more, and where somebody is signed in. */

const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));

/** Wide enough for the panel's menu to stand open. */
const DESK = { width: 1280, height: 800 };

/** Lets the page's own session have had its password ten minutes ago. */
async function passTenMinutes(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'session')?.value ?? '';
  await inSiteDatabase((db) =>
    db
      .update(sessions)
      .set({ provedAt: sql`now() - interval '10 minutes'` })
      .where(eq(sessions.tokenHash, hashSessionToken(token))),
  );
}

test('ten minutes after the password an export asks for it over the page, and then goes on by itself', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  await signInAgain(page);
  await openAdminPage(page, '/admin/inbox');
  await page.getByLabel('Buscar').fill('nadie-se-llama-así');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ninguna solicitud', { exact: true })).toBeVisible();
  await passTenMinutes(page);
  const exporting = page.getByRole('button', { name: 'Exportar a CSV' });
  await exporting.press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirme su contraseña' });
  await expect(question.getByLabel('Usuario')).toHaveValue(ADMINISTRATOR.username);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(page);

  // Put off, nothing is exported, and the reason is shown.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Si se le pide la contraseña, escríbala');

  await exporting.press('Enter');
  await tabTo(page, question.getByRole('textbox', { name: 'Contraseña' }));
  await page.keyboard.type(ADMINISTRATOR.password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Referencia');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Buscar')).toHaveValue('nadie-se-llama-así');

  // The proof holds: the next one is not asked for.
  const again = page.waitForEvent('download');
  await exporting.press('Enter');
  await again;
  await expect(question).toBeHidden();
});

test('by keyboard somebody sees where they are signed in, and ends a session', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  // No other journey has this browser.
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0';
  const elsewhere = await playwright.request.newContext({ baseURL: origin, userAgent });
  const headers = { Origin: origin };
  expect((await elsewhere.post('/api/auth/login', { headers, data: ADMINISTRATOR })).status()).toBe(200);

  await signInAgain(page);
  await openAdminPage(page, '/admin/activity');
  const opening = page.getByRole('button', { name: 'Ver sus sesiones abiertas' });
  await tabTo(page, opening);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sus sesiones abiertas' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Esta sesión');
  const other = dialog.getByRole('listitem').filter({ hasText: 'Firefox, macOS' });
  await expect(other).toContainText('Comenzó:');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(page);

  await tabTo(page, other.getByRole('button', { name: /^Cerrar la sesión de Firefox, macOS/ }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('La sesión se cerró.');
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(other).toHaveCount(0);
  expect((await elsewhere.get('/api/auth/session')).status()).toBe(401);
  await elsewhere.dispose();
  await page.keyboard.press('Escape');
  await expect(opening).toBeFocused();
});

test('with a second factor a sign-in takes a code, and a recovery code where the phone is lost', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 422/);
  // Of its own: the others sign in with the password alone.
  const account = { username: `factor-${crypto.randomUUID().slice(0, 8)}`, password: ADMINISTRATOR.password };
  await inSiteDatabase((db) => createAdministrator(db, account));
  const givePassword = async () => {
    await page.getByLabel('Usuario').fill(account.username);
    await page.getByLabel('Contraseña').fill(account.password);
    await page.keyboard.press('Enter');
  };
  await page.goto('/admin-login');
  await untilInteractive(page);
  await givePassword();
  await expect(page).toHaveURL(/\/admin$/);
  const opening = page.getByRole('button', { name: 'Verificación en dos pasos' });
  await tabTo(page, opening);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Verificación en dos pasos' });
  await tabTo(page, dialog.getByRole('button', { name: 'Activar', exact: true }));
  await page.keyboard.press('Enter');
  const secret = ((await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  // The code of the step before is still good, and leaves that of now for the sign-in.
  await dialog.getByLabel('Código').fill(appCode(secret, Date.now() - 30_000));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(opening).toBeFocused();

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await givePassword();
  const code = page.getByLabel('Código de seis cifras');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(DESK);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Ese código no es correcto o ya venció/)).toBeVisible();
  await code.fill(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await givePassword();
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await opening.click();
  await expect(dialog).toContainText('Le quedan 9 códigos de recuperación.');
});

/**
 * Does something in the database of the site that the journeys run against, for what no visitor can bring about: that
 * time has passed. A site that SITE_URL names keeps its database to itself; the journey is skipped there.
 */
async function inSiteDatabase(task: (db: Database) => Promise<unknown>): Promise<void> {
  test.skip(process.env['SITE_URL'] !== undefined, 'the database of another site');
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  const dataDir = siteFolder(port);
  const server = await startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
  try {
    const { db, close } = await openDatabase(server.connectionString, { max: 1, statementTimeoutMs: 10_000 });
    await task(db);
    await close();
  } finally {
    await server.stop();
  }
}
