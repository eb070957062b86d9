import { expect, type Locator, type Page } from '@playwright/test';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/* The panel's daily work with nothing but the keyboard. Publishing by it is in admin-publishing.spec.ts. */

const toast = (page: Page, text: string) => page.locator('li[data-state=open]').filter({ hasText: text });

/** Goes to a button, or whatever it is, and presses it. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('an article is written, changed and deleted by keyboard alone', async ({ page }) => {
  const title = `Con el teclado ${Date.now()}`;
  await signIn(page);
  await openAdminPage(page, '/admin');
  const create = page.getByRole('main').getByRole('button', { name: 'Crear Artículo' });
  await press(page, create);
  const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
  await tabTo(page, editor.getByLabel('Título', { exact: true }));
  await page.keyboard.type(title);
  await tabTo(page, editor.getByLabel('Resumen'));
  await page.keyboard.type('En corto');
  await tabTo(page, editor.getByLabel('Contenido Principal'));
  await page.keyboard.type('Un párrafo');
  await press(page, editor.getByRole('switch', { name: 'Publicar artículo' }), 'Space');
  await press(page, editor.getByRole('button', { name: 'Crear Artículo' }));
  await expect(toast(page, 'Artículo creado exitosamente')).toBeVisible();
  await expect(create).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar' }));
  await page.keyboard.type(title);
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(row).toContainText('Inactivo');

  const edit = row.getByRole('button', { name: /^Editar/ });
  await press(page, edit);
  const changing = page.getByRole('dialog', { name: 'Editar Artículo' });
  await tabTo(page, changing.getByLabel('Título', { exact: true }));
  await page.keyboard.press('End');
  await page.keyboard.type(', cambiado');
  await press(page, changing.getByRole('button', { name: 'Actualizar Artículo' }));
  await expect(toast(page, 'Artículo actualizado exitosamente')).toBeVisible();
  await expect(row).toContainText(`${title}, cambiado`);
  await expect(edit).toBeFocused();

  await press(page, row.getByRole('button', { name: /^Eliminar/ }));
  const question = page.getByRole('dialog').filter({ hasText: '¿Estás seguro de que deseas eliminar' });
  await press(page, question.getByRole('button', { name: 'Eliminar' }));
  await expect(toast(page, 'Artículo eliminado exitosamente')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('what a visitor sent is opened, marked and closed by keyboard alone', async ({ page, request }) => {
  const sent = await request.post('/api/contact', { data: GOOD_FORMS.contact(Date.now()) });
  const { reference }: { reference: string } = await sent.json();
  await signIn(page);
  await openAdminPage(page, '/admin/inbox');
  const link = page.getByRole('link', { name: new RegExp(reference) });
  await press(page, link);
  const dialog = page.getByRole('dialog', { name: `Solicitud ${reference}` });
  await tabTo(page, dialog.getByLabel('Estado'));
  await page.keyboard.type('En');
  await press(page, dialog.getByRole('button', { name: 'Guardar cambios' }));
  await expect(dialog.getByText('Cambios guardados')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('En curso');
});
