import { expect, type Page } from '@playwright/test';
import { SECTIONS } from '#features/admin/sections.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { test } from '../support/guarded-page.ts';
import { sectionNames } from '../support/section-name.ts';

/* The frame of the administration, from the login to signing out. */

const flagOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('admin-logged-in'));

/** Opens a page of the administration and waits until the login answers in its place. */
async function openSignedOut(page: Page, path: string) {
  await page.goto(path);
  await expect(page).toHaveURL(/\/admin-login/);
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
}

test('signing in by keyboard leads to the page that was wished; the panel names its sections and signs out', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  await openSignedOut(page, '/admin/activity?action=sign-in');
  await expect(page.getByText('Credenciales de prueba')).toHaveCount(0);
  await page.getByLabel('Usuario').focus();
  await page.keyboard.type(ADMINISTRATOR.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('otra clave larga');
  await page.keyboard.press('Enter');
  await expect(page.locator('form')).toContainText('Credenciales incorrectas');
  await page.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/activity?action=sign-in');
  await expect(page.getByRole('heading', { name: 'Actividad' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Inició sesión' }).first()).toBeVisible();
  expect(await flagOf(page)).toBe('true');

  const sections = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link');
  // A section may say how much of it is new.
  await expect(sections).toHaveText((await sectionNames(SECTIONS)).map((name) => new RegExp(`^${name}`)));
  await expect(sections.filter({ hasText: 'Actividad' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Artículos' }).press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de Administración');
  await expect(page.getByText('Gestiona los artículos y noticias del sitio web')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/');

  await page.getByRole('button', { name: 'Cerrar Sesión' }).press('Enter');
  await expect(page).toHaveURL('/admin-login');
  expect(await flagOf(page)).toBeNull();
  await openSignedOut(page, '/admin');
});
