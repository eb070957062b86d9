import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { chooseAtOnce, openAdminPage, signIn } from '../support/signed-in.ts';

/** Sends a contact form as the page does. @returns its reference */
async function sendForm(request: APIRequestContext, fullName: string) {
  const data = { ...GOOD_FORMS.contact(Date.now()), fullName };
  const response = await request.post('/api/contact', { data });
  return ((await response.json()) as { reference: string }).reference;
}

test('by keyboard alone a form is found, opened, worked on and exported', async ({ page, request }) => {
  const name = `José Peña ${Date.now()}`;
  const reference = await sendForm(request, name);
  await sendForm(request, name);
  await signIn(page);
  await openAdminPage(page, '/admin/inbox');
  await tabTo(page, page.getByLabel('Buscar'));
  await page.keyboard.type(name.replace('José Peña', 'jose pena'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 solicitudes', { exact: true })).toBeVisible();

  const link = page.getByRole('link', { name: new RegExp(reference) });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`solicitud=${reference}`));
  const dialog = page.getByRole('dialog', { name: `Solicitud ${reference}` });
  await expect(dialog.getByText('Preguntas sobre pagos')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Estado'));
  await page.keyboard.type('En');
  await tabTo(page, dialog.getByLabel('Nota interna'));
  await page.keyboard.type('Llamar el lunes');
  // What is not saved survives a reload.
  await page.reload();
  await expect(dialog.getByLabel('Nota interna')).toHaveValue('Llamar el lunes');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar cambios' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Cambios guardados')).toBeVisible();
  await expect(dialog.getByText('prueba la cambió (estado: En curso, nota cambiada)')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('En curso');
  await tabTo(page, page.getByRole('button', { name: 'Exportar a CSV' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toContain(name);
  expect(file).toContain('Llamar el lunes');
});

test('what is searched for is in no address, and stays after Back, a reload and signing in again', async ({
  page,
  request,
  guard,
}) => {
  guard.allow(/401/);
  const name = `Zoila Buscada ${Date.now()}`;
  const reference = await sendForm(request, name);
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await signIn(page);
  await openAdminPage(page, '/admin/inbox');
  const box = page.getByLabel('Buscar');
  const one = page.getByText('1 solicitud', { exact: true });
  await box.fill(name);
  await page.keyboard.press('Enter');
  await expect(one).toBeVisible();

  await page.getByRole('link', { name: new RegExp(reference) }).click();
  const dialog = page.getByRole('dialog', { name: `Solicitud ${reference}` });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(box).toHaveValue(name);
  await expect(one).toBeVisible();
  await page.getByRole('link', { name: 'Actividad', exact: true }).click();
  await expect(page).toHaveURL(/activity/);
  await page.goBack();
  await expect(box).toHaveValue(name);
  await expect(one).toBeVisible();

  // A second choice before the address has the first keeps that one.
  await chooseAtOnce(page, { 'inbox-kind': 'contact', 'inbox-state': 'new' });
  await expect(page).toHaveURL('/admin/inbox?kind=contact&state=new');
  await expect(one).toBeVisible();

  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/admin-login/);
  await page.getByLabel('Usuario').fill(ADMINISTRATOR.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(name);
  await expect(one).toBeVisible();
  expect(addresses.filter((address) => /Zoila|Buscada/i.test(address))).toEqual([]);

  // Words in an address of an earlier version are searched for and leave it.
  await page.goto(`/admin/inbox?kind=contact&search=${encodeURIComponent(name)}`);
  await expect(one).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/inbox\?kind=contact$/);
  await expect(box).toHaveValue(name);
});
