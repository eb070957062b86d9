import { expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { test } from '../support/guarded-page.ts';
import { chooseAtOnce, openAdminPage, signIn, signInAgain } from '../support/signed-in.ts';

/* The frame of the administration: signing in and out, the password, the activity list. */

const FLAG = 'admin-logged-in';
const flagOf = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), FLAG);

/** Opens the login page and waits until its form answers. */
async function openLogin(page: Page, path = '/admin-login') {
  await page.goto(path);
  await expect(page).toHaveURL(/\/admin-login/);
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
}

test('signing in by keyboard: what is wrong is said, what is right leads to the page that was wished', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  await openLogin(page, '/admin/activity?action=sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de Administración');
  await expect(page.getByText('Acceso restringido solo para administradores')).toBeVisible();
  await expect(page.getByText('Credenciales de prueba')).toHaveCount(0);

  await page.getByLabel('Usuario').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Usuario')).toHaveAccessibleDescription('Escriba su usuario.');
  await page.keyboard.type(ADMINISTRATOR.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('otra clave larga');
  await page.keyboard.press('Enter');
  await expect(page.locator('form')).toContainText('Credenciales incorrectas');

  await page.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/activity?action=sign-in');
  await expect(page.getByRole('heading', { name: 'Actividad' })).toBeVisible();
  expect(await flagOf(page)).toBe('true');
});

test('without an answer the connection is named; while signing in, the button says so', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|request failed/);
  await openLogin(page);
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByLabel('Usuario').fill('alguien');
  await page.getByLabel('Contraseña').fill('una clave larga');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page.locator('form')).toContainText('Error de conexión. Intenta de nuevo.');

  // Signed in as the page believes; nothing of the panel is asked for. Before the sign-in's own route, which is asked
  // first for being the later one.
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    await answer.promise;
    await route.fulfill({ json: { username: 'alguien' } });
  });
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Iniciando sesión...' })).toBeVisible();
  answer.resolve();
  await expect(page).toHaveURL('/admin');
});

test('the panel names its sections and signs out', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await signInAgain(page);
  await openAdminPage(page, '/admin/activity');
  await expect(page.getByText('Gestiona los artículos y noticias del sitio web')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link');
  await expect(sections).toHaveText(['Artículos', 'Solicitudes', 'Actividad', 'Sincronización']);
  await expect(sections.nth(2)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/');

  await page.getByRole('button', { name: 'Cerrar Sesión' }).press('Enter');
  await expect(page).toHaveURL('/admin-login');
  expect(await flagOf(page)).toBeNull();
  await openLogin(page, '/admin');
});

test('the password dialog: rules first, a mismatch is shown, a change closes it', async ({ page, guard }) => {
  guard.allow(/status of (422|500)/);
  await signIn(page);
  await openAdminPage(page, '/admin/activity');
  await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar Contraseña de Admin' });
  await expect(dialog).toContainText('al menos 12 caracteres');
  const submit = dialog.getByRole('button', { name: 'Cambiar Contraseña' });
  await expect(submit).toBeDisabled();

  await dialog.getByLabel('Nueva Contraseña').fill('corta');
  await dialog.getByLabel('Confirmar Contraseña').fill('otra');
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Las contraseñas no coinciden').first()).toBeVisible();

  await dialog.getByLabel('Confirmar Contraseña').fill('corta');
  await submit.click();
  await expect(dialog.getByText('La contraseña debe tener al menos 12 caracteres.')).toBeVisible();
  await expect(page.getByText('Error al cambiar la contraseña').first()).toBeVisible();

  // The other journeys go on with the password that there is.
  await page.route('**/api/auth/change-password', (route) => route.fulfill({ json: { username: 'prueba' } }));
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Contraseña cambiada exitosamente').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambiar Contraseña' })).toBeFocused();
});

test('the activity list is narrowed, and a session that ended is asked for over the page', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/status of 401/);
  await signInAgain(page);
  await openAdminPage(page, '/admin/activity');
  await expect(page.getByRole('listitem').filter({ hasText: 'Inició sesión' }).first()).toBeVisible();

  await page.getByLabel('Acción').selectOption('user-created');
  await expect(page).toHaveURL('/admin/activity?action=user-created');
  await expect(page.getByText('Se creó un administrador: prueba')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.locator('#activity-person option[value=prueba]')).toBeAttached();
  await chooseAtOnce(page, { 'activity-action': 'user-created', 'activity-person': 'prueba' });
  await expect(page).toHaveURL('/admin/activity?action=user-created&person=prueba');

  await context.clearCookies();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  const question = page.getByRole('dialog', { name: 'Inicie sesión otra vez' });
  await expect(question.getByLabel('Usuario')).toHaveValue(ADMINISTRATOR.username);
  await question.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Inició sesión' }).first()).toBeVisible();
});

test('of more of the activity list the first new entry takes the focus', async ({ page }) => {
  await signIn(page);
  const entry = (id: number) => ({
    id,
    happenedAt: '2026-01-01T12:00:00.000Z',
    username: 'prueba',
    action: 'synced',
    subject: `Prueba ${id}`,
    details: null,
  });
  await page.route('**/api/activity?*', (route) => {
    const isNext = new URL(route.request().url()).searchParams.has('before');
    return route.fulfill({
      json: isNext
        ? { entries: [entry(1)], next: null, people: [] }
        : { entries: [entry(3), entry(2)], next: 2, people: [] },
    });
  });
  await openAdminPage(page, '/admin/activity');
  const more = page.getByRole('button', { name: 'Mostrar más' });
  await more.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Prueba 1' })).toBeFocused();
  await expect(more).toHaveCount(0);
});
