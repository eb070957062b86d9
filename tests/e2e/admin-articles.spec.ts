import { expect, type Locator, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { test } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/*
 * Articles in the panel (docs/product/article-administration.md). What is made here is never published: other journeys
 * walk through the public news at the same time.
 */

type Stored = { id: string; content: unknown; excerpt: string };

const toast = (page: Page, text: string) => page.locator('li[data-state=open]').filter({ hasText: text });
const rowOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** A title that no other journey has. */
const ownTitle = (what: string) => `${what} ${test.info().testId} ${Date.now()}`;

const SECTIONS = [{ title: 'Contenido', content: 'Uno\n\nDos' }];

/** Makes an inactive article without the panel. @returns its id */
async function store(page: Page, title: string): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const response = await page.request.post('/api/articles', {
    // With cookies, only pages of the site may write.
    headers: { Origin: origin },
    data: { title, excerpt: 'Resumen', content: { sections: SECTIONS }, isActive: false, language: 'es' },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id }: Stored = await response.json();
  return id;
}

async function read(page: Page, id: string): Promise<Stored> {
  return (await page.request.get(`/api/articles/${id}`)).json();
}

/** Opens the panel with only this article in sight. */
async function openPanelWith(page: Page, title: string): Promise<Locator> {
  await openAdminPage(page, `/admin?search=${encodeURIComponent(title)}`);
  const row = rowOf(page, title);
  await expect(row).toHaveCount(1);
  return row;
}

/** Goes to a button, or whatever it is, and presses it. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types. */
async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test('an article is written, previewed, saved, changed and deleted by keyboard alone', {
  tag: '@everywhere',
}, async ({ page }) => {
  const title = ownTitle('Con el teclado');
  await signIn(page);
  await openAdminPage(page, '/admin');
  const create = page.getByRole('main').getByRole('button', { name: 'Crear Artículo' });
  await press(page, create);
  const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
  await type(page, editor.getByLabel('Título', { exact: true }), title);
  await type(page, editor.getByLabel('Resumen'), 'En corto');
  await type(page, editor.getByLabel('Contenido Principal'), 'Un párrafo');
  await press(page, editor.getByRole('button', { name: 'Agregar sección' }));
  await page.keyboard.type('Otra sección');
  await press(page, editor.getByRole('button', { name: 'Calor' }));
  await press(page, editor.getByRole('switch', { name: 'Publicar artículo' }), 'Space');

  await press(page, editor.getByRole('button', { name: 'Vista previa' }));
  const preview = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(preview.getByRole('heading', { name: title }).last()).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Otra sección' })).toBeVisible();
  await expect(preview.getByRole('img', { name: title }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await press(page, editor.getByRole('button', { name: 'Crear Artículo' }));
  await expect(toast(page, 'Artículo creado exitosamente')).toBeVisible();
  await expect(create).toBeFocused();
  await expect(page.getByRole('heading', { name: /Hay texto sin guardar/ })).toHaveCount(0);

  await type(page, page.getByRole('searchbox', { name: 'Buscar' }), title);
  const row = rowOf(page, title);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(row).toContainText('Inactivo');
  await expect(row).toContainText('Español');

  const edit = row.getByRole('button', { name: /^Editar/ });
  await press(page, edit);
  const changing = page.getByRole('dialog', { name: 'Editar Artículo' });
  await type(page, changing.getByLabel('Título', { exact: true }), ', cambiado');
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

test('what is being typed survives a closed tab, and a session that has ended', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/status of 401/);
  await signIn(page);
  const title = ownTitle('Borrador');
  const id = await store(page, title);
  const row = await openPanelWith(page, title);
  await row.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Contenido Principal').fill('Sin guardar todavía');
  await page.close();

  const later = await context.newPage();
  await openPanelWith(later, title);
  await expect(later.getByText('Hay texto sin guardar en este navegador')).toBeVisible();
  const kept = later.getByRole('listitem').filter({ hasText: title }).first();
  await kept.getByRole('button', { name: 'Seguir editando' }).click();
  const editor = later.getByRole('dialog', { name: 'Editar Artículo' });
  await expect(editor.getByLabel('Contenido Principal')).toHaveValue('Sin guardar todavía');
  await context.clearCookies({ name: 'session' });
  await editor.getByRole('button', { name: 'Actualizar Artículo' }).click();
  const question = later.getByRole('dialog', { name: 'Inicie sesión otra vez' });
  await question.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await later.keyboard.press('Enter');
  await expect(toast(later, 'Artículo actualizado exitosamente')).toBeVisible();
  await expect(later.getByText('Hay texto sin guardar en este navegador')).toHaveCount(0);
  expect((await read(later, id)).content).toEqual({
    sections: [{ title: 'Contenido', content: 'Sin guardar todavía' }],
  });
});

test('of two who edit one article the second sees what the first saved, and chooses', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/status of 412/);
  await signIn(page);
  const title = ownTitle('Conflicto');
  const id = await store(page, title);
  const other = await context.newPage();
  const [first, second] = [await edit(other, title), await edit(page, title)];
  await first.getByLabel('Resumen').fill('Lo suyo');
  await first.getByRole('button', { name: 'Actualizar Artículo' }).click();
  await expect(toast(other, 'Artículo actualizado exitosamente')).toBeVisible();

  await second.getByLabel('Resumen').fill('Lo mío');
  await second.getByRole('button', { name: 'Actualizar Artículo' }).click();
  const conflict = page.getByRole('dialog', { name: 'Otra persona cambió este artículo' });
  await expect(conflict.getByText('Lo suyo', { exact: true })).toBeVisible();
  expect((await read(page, id)).excerpt).toBe('Lo suyo');
  await conflict.getByRole('button', { name: 'Guardar la mía encima' }).click();
  await expect(toast(page, 'Artículo actualizado exitosamente')).toBeVisible();
  expect(await read(page, id)).toMatchObject({ excerpt: 'Lo mío', content: { sections: SECTIONS } });
});

test('a deleted article comes back by the toast, and out of the trash; an earlier version is restored', async ({
  page,
}) => {
  await signIn(page);
  const title = ownTitle('Papelera');
  const id = await store(page, title);
  const row = await openPanelWith(page, title);
  const remove = async () => {
    await row.getByRole('button', { name: /^Eliminar/ }).click();
    const question = page.getByRole('dialog').filter({ hasText: '¿Estás seguro de que deseas eliminar' });
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(toast(page, 'Artículo eliminado exitosamente')).toBeVisible();
    await expect(row).toHaveCount(0);
  };
  await remove();
  await page.keyboard.press('F8');
  await press(page, page.getByRole('button', { name: 'Deshacer' }));
  await expect(toast(page, 'El artículo está de nuevo en la lista.')).toBeVisible();
  await expect(row).toHaveCount(1);

  await remove();
  expect((await page.request.get(`/api/articles/${id}`)).status()).toBe(404);
  await openAdminPage(page, '/admin/papelera');
  const lying = page.getByRole('listitem').filter({ hasText: title });
  await expect(lying).toContainText(`Lo eliminó ${ADMINISTRATOR.username}`);
  await press(page, lying.getByRole('button', { name: /^Recuperar/ }));
  await expect(page.getByText('Se recuperó. Está como antes de eliminarlo.')).toBeFocused();
  await expect(lying).toHaveCount(0);

  const editor = await edit(page, title);
  await editor.getByLabel('Resumen').fill('Otro resumen');
  await editor.getByRole('button', { name: 'Actualizar Artículo' }).click();
  await expect(toast(page, 'Artículo actualizado exitosamente')).toBeVisible();
  await row.getByRole('button', { name: 'Editar' }).click();
  await editor.getByRole('button', { name: 'Historial' }).click();
  const history = page.getByRole('dialog', { name: 'Historial: Artículo' });
  await expect(history.getByRole('region', { name: 'Resumen' }).getByText('Otro resumen')).toBeVisible();
  await history.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(toast(page, 'Se restauró la versión.')).toBeVisible();
  await expect(editor.getByLabel('Resumen')).toHaveValue('Resumen');
  expect(await read(page, id)).toMatchObject({ excerpt: 'Resumen', content: { sections: SECTIONS } });
});

/** Opens an article in the editor of a tab. */
async function edit(tab: Page, title: string): Promise<Locator> {
  const row = await openPanelWith(tab, title);
  await row.getByRole('button', { name: 'Editar' }).click();
  const editor = tab.getByRole('dialog', { name: 'Editar Artículo' });
  await expect(editor.getByLabel('Resumen')).toHaveValue('Resumen');
  return editor;
}
