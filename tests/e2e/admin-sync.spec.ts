import { expect } from '@playwright/test';
import type { SyncReport } from '#features/sync/sync-report.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { test } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { signIn } from '../support/signed-in.ts';

/*
 * The sync page. The site of the tests has no production, so it works on its own database, where it changes nothing:
 * what it does to another one is proven in src/features/sync/sync.api.test.ts.
 */

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
  const button = page.getByRole('button', { name: 'Sincronizar Datos Ahora' });
  const wouldChange = page.getByRole('region', { name: 'Qué cambiaría ahora' });
  await expect(wouldChange.getByRole('listitem')).toHaveCount(7);

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/sync-'),
  );
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  expect(await (await sent).headerValue('Content-Type')).toBe('application/json');
  expect((await sent).postData()).toBeNull();
  const result = page.getByRole('region', { name: 'Resultado' }).locator('pre');
  const report: SyncReport = JSON.parse((await result.textContent()) ?? '');
  expect(report).toMatchObject({ target: 'own', user: { outcome: 'unchanged' } });
  expect(report.articles.map(({ language }) => language).toSorted()).toEqual([
    ...Array(3).fill('en'),
    ...Array(3).fill('es'),
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'Sincronización terminada' })).toBeVisible();
  await expect(button).toBeFocused();

  // A session that ended is renewed over the page, and the sync goes on by itself.
  await page.context().clearCookies({ name: 'session' });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Inicie sesión otra vez' });
  await dialog.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
