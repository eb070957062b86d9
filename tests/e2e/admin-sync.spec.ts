import { expect, type Page } from '@playwright/test';
import type { SyncReport } from '#features/sync/sync-report.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { signIn } from '../support/signed-in.ts';

/*
 * The sync page. The site of the tests has no production, so it works on its own database, where it changes nothing:
 * what it does to another one is proven in src/features/sync/sync.api.test.ts.
 */

const API = '**/api/sync-production';
const syncButton = (page: Page) =>
  page.getByRole('button', { name: /^Sincroniza(r Datos Ahora|ndo\.\.\.)$/ });

test('after signing in it says what would change, and changes it by keyboard', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await page.goto('/sync');
  await expect(page).toHaveURL(/\/admin-login\?next=%2Fsync/);
  await signIn(page);
  await page.goto('/sync');
  await expect(page.getByRole('heading', { name: 'Sincronización de Datos' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Sincroniza el usuario administrador y 6 artículos de noticias (3 en inglés, 3 en español) con producción.',
  );
  const wouldChange = page.getByRole('region', { name: 'Qué cambiaría ahora' });
  await expect(wouldChange.getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);

  const release = await holdBack(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/sync-'),
  );
  await syncButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(syncButton(page)).toHaveText('Sincronizando...');
  // A second press while it runs does nothing.
  await page.keyboard.press('Enter');
  release();
  const request = await sent;
  expect(await request.headerValue('Content-Type')).toBe('application/json');
  expect(request.postData()).toBeNull();

  const result = page.getByRole('region', { name: 'Resultado' }).locator('pre');
  const report: SyncReport = JSON.parse((await result.textContent()) ?? '');
  expect(report).toMatchObject({ target: 'own', user: { outcome: 'unchanged' } });
  expect(report.articles.map(({ language }) => language).toSorted()).toEqual([
    ...Array(3).fill('en'),
    ...Array(3).fill('es'),
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'Sincronización terminada' })).toBeVisible();
  await expect(syncButton(page)).toHaveText('Sincronizar Datos Ahora');
  await expect(syncButton(page)).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(page);
});

test('a failure is shown by its message and can be tried again; a session that ended is renewed over the page', async ({
  page,
  guard,
}) => {
  guard.allow(/status of (401|50[02])/);
  await signIn(page);
  const message = 'The production database does not answer.';
  const problem = { status: 502, code: 'production-unreachable', message };
  await page.route(API, (route) => route.fulfill({ status: 502, json: problem }));
  await page.goto('/sync');
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts).toContainText('Error: La base de datos de producción no responde.');
  await expect(alerts).toContainText(message);
  await expectAccessible(page);
  await syncButton(page).click();
  await expect(alerts).toHaveCount(2);

  await page.unroute(API);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Usuario administrador' })).toBeVisible();
  await syncButton(page).click();
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible();
  await expect(alerts).toHaveCount(0);

  await page.context().clearCookies({ name: 'session' });
  await syncButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Inicie sesión otra vez' });
  await dialog.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await dialog.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible();
  await expect(alerts).toHaveCount(0);
});

/** Holds the answer of the next sync back until it is released, so that what stands meanwhile can be seen. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  return resolve;
}
