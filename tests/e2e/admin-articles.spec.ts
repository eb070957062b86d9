import { expect, type Locator, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { paste } from '../support/keyboard.ts';
import { chooseAtOnce, openAdminPage, signIn } from '../support/signed-in.ts';

/*
 * Articles in the panel (docs/product/article-administration.md). What is made here is never published: other journeys
 * walk through the public news at the same time.
 */

type Stored = { id: string; version: number; content: unknown; title: string };

const toast = (page: Page, text: string) => page.locator('li[data-state=open]').filter({ hasText: text });
const rowOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** A title that no other journey has. */
const ownTitle = (what: string) => `${what} ${test.info().testId} ${Date.now()}`;

/** Makes an inactive article without the panel. */
async function store(page: Page, title: string, given: object = {}): Promise<Stored> {
  const data = {
    title,
    excerpt: 'Resumen',
    content: { sections: SECTIONS },
    isActive: false,
    language: 'es',
  };
  const response = await page.request.post('/api/articles', {
    headers: ownOrigin(),
    data: { ...data, ...given },
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

async function read(page: Page, id: string): Promise<Stored & Record<string, unknown>> {
  return (await page.request.get(`/api/articles/${id}`)).json();
}

/** With cookies, only pages of the site may write. */
function ownOrigin(): { Origin: string } {
  return { Origin: new URL(test.info().project.use.baseURL ?? '').origin };
}

const SECTIONS = [
  { title: 'Contenido', content: 'Uno\n\nDos' },
  {
    title: 'Más',
    content: '',
    items: ['Punto A', 'Punto B'],
    subsections: [{ title: 'Detalle', items: ['Fino'] }],
  },
];

/** Opens the panel with only this article in sight. */
async function openPanelWith(page: Page, title: string): Promise<Locator> {
  await openAdminPage(page, `/admin?search=${encodeURIComponent(title)}`);
  const row = rowOf(page, title);
  await expect(row).toHaveCount(1);
  return row;
}

test('an article is written, previewed and saved', { tag: '@everywhere' }, async ({ page }) => {
  await signIn(page);
  await openAdminPage(page, '/admin');
  await page.getByRole('button', { name: 'Crear Artículo' }).click();
  const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
  await expect(editor.getByLabel('Resumen')).toHaveAttribute('rows', '3');
  await expect(editor.getByLabel('Contenido Principal')).toHaveAttribute('rows', '8');
  await expect(editor.getByLabel('Categoría')).toHaveValue('Noticias');
  await expect(editor.getByLabel('Idioma', { exact: true })).toHaveValue('es');
  await expect(editor.getByLabel('Tiempo de Lectura')).toHaveAttribute('placeholder', 'ej: 5-6 min');
  // Category and first heading follow the language.
  const heading = editor.getByLabel('Título de la sección');
  await editor.getByLabel('Idioma', { exact: true }).selectOption('en');
  await expect(editor.getByLabel('Categoría')).toHaveValue('News');
  await expect(heading).toHaveValue('Content');
  await editor.getByLabel('Idioma', { exact: true }).selectOption('es');
  await expect(editor.getByLabel('Categoría')).toHaveValue('Noticias');
  await expect(heading).toHaveValue('Contenido');
  const publish = editor.getByRole('switch', { name: 'Publicar artículo' });
  await expect(publish).toBeChecked();

  // Nothing is sent while something is missing; the first field that is takes the focus.
  const submit = editor.getByRole('button', { name: 'Crear Artículo' });
  await submit.click();
  await expect(editor.getByLabel('Título', { exact: true })).toBeFocused();
  await expect(editor.getByText('Revise 3 datos')).toBeVisible();

  const title = ownTitle('Escrito');
  await page.keyboard.type(title);
  await editor.getByLabel('Resumen').fill('En corto');
  await editor.getByLabel('Contenido Principal').fill('Primer párrafo\n\nSegundo párrafo');
  // What Word copies is pasted as lines; the browser's own undo knows of it.
  await paste(editor.getByLabel('Contenido Principal'), '\vTercero\u2028Cuarto\u0007');
  await expect(editor.getByLabel('Contenido Principal')).toHaveValue(
    'Primer párrafo\n\nSegundo párrafo\nTercero\nCuarto',
  );
  await editor.getByRole('button', { name: /Agregar punto/ }).click();
  await page.keyboard.type('Un punto');
  await editor.getByRole('button', { name: 'Agregar sección' }).click();
  await page.keyboard.type('Otra sección');
  await editor.getByRole('button', { name: 'Calor' }).click();
  const alt = editor.getByLabel('Texto Alternativo (Alt)');
  await expect(alt).toHaveValue(title);
  await expect(alt).toHaveAccessibleDescription(/solo repite el título/);
  await alt.fill('Un vaso de agua al sol');
  await expect(alt).not.toHaveAccessibleDescription(/solo repite el título/);
  // The row around the switch is its label.
  await editor.getByText('Publicar artículo').click();
  await expect(publish).not.toBeChecked();

  await editor.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(preview.getByRole('heading', { name: title }).last()).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Otra sección' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Contenido' })).toHaveCount(0);
  await expect(preview.getByRole('img', { name: 'Un vaso de agua al sol' }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await submit.click();
  await expect(toast(page, 'Artículo creado exitosamente')).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(rowOf(page, title)).toContainText('Inactivo');
  await expect(rowOf(page, title)).toContainText('Español');
  await expect(page.getByRole('heading', { name: /Hay texto sin guardar/ })).toHaveCount(0);
});

test('every section is there to edit, and none is lost', async ({ page }) => {
  await signIn(page);
  const { id } = await store(page, ownTitle('Secciones'));
  const { title } = await read(page, id);
  const row = await openPanelWith(page, title);
  await row.getByRole('button', { name: 'Editar' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar Artículo' });
  await expect(editor.getByLabel('Contenido Principal')).toHaveValue('Uno\n\nDos');
  const second = editor.getByRole('group', { name: 'Sección 2', exact: true });
  await expect(second.getByLabel('Título de la sección')).toHaveValue('Más');
  await expect(second.getByLabel('Título de la subsección')).toHaveValue('Detalle');

  // A moved point keeps the keyboard on its button.
  await second.getByRole('button', { name: 'Subir: Punto 2 de Sección 2' }).click();
  await expect(second.getByRole('button', { name: 'Subir: Punto 1 de Sección 2' })).toBeFocused();
  // What was removed by mistake comes back.
  await second.getByRole('button', { name: 'Quitar: Subsección 1 de Sección 2' }).click();
  await expect(second.getByLabel('Título de la subsección')).toHaveCount(0);
  await editor.getByRole('button', { name: 'Deshacer' }).click();
  await expect(second.getByLabel('Título de la subsección')).toHaveValue('Detalle');

  await editor.getByRole('button', { name: 'Actualizar Artículo' }).click();
  await expect(toast(page, 'Artículo actualizado exitosamente')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Editar' })).toBeFocused();
  const [first, more] = SECTIONS;
  expect((await read(page, id)).content).toEqual({
    sections: [first, { ...more, items: ['Punto B', 'Punto A'] }],
  });
});

test('what is being typed survives a closed tab', async ({ page, context }) => {
  await signIn(page);
  const { id } = await store(page, ownTitle('Borrador'));
  const { title } = await read(page, id);
  const row = await openPanelWith(page, title);
  await row.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Contenido Principal').fill('Sin guardar todavía');
  await page.close();

  const later = await context.newPage();
  await openPanelWith(later, title);
  const kept = later.getByRole('listitem').filter({ hasText: title }).first();
  await expect(later.getByText('Hay texto sin guardar en este navegador')).toBeVisible();
  // It is only thrown away when that is meant, and can be restored.
  await kept.getByRole('button', { name: 'Descartar' }).click();
  const question = later.getByRole('dialog', { name: 'Descartar borrador' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(kept.getByRole('button', { name: 'Descartar' })).toBeFocused();
  await later.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(later.getByText('Hay texto sin guardar en este navegador')).toBeHidden();
  await expect(later.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await later.keyboard.press('Enter');
  await expect(later.getByText('Borrador descartado')).toBeHidden();
  await kept.getByRole('button', { name: 'Seguir editando' }).click();
  const editor = later.getByRole('dialog', { name: 'Editar Artículo' });
  await expect(editor.getByLabel('Contenido Principal')).toHaveValue('Sin guardar todavía');

  // Closed without saving, it is kept and said so.
  await later.keyboard.press('Escape');
  await expect(toast(later, 'Lo que escribió queda en este navegador')).toBeVisible();
  await rowOf(later, title).getByRole('button', { name: 'Editar' }).click();
  await editor.getByRole('button', { name: 'Descartarlo y ver lo guardado' }).click();
  await expect(editor.getByLabel('Contenido Principal')).toHaveValue('Uno\n\nDos');
  await editor.getByRole('button', { name: 'Deshacer' }).click();
  await expect(editor.getByLabel('Contenido Principal')).toHaveValue('Sin guardar todavía');
  await editor.getByRole('button', { name: 'Actualizar Artículo' }).click();
  await expect(toast(later, 'Artículo actualizado exitosamente')).toBeVisible();
  await expect(later.getByText('Hay texto sin guardar en este navegador')).toHaveCount(0);
});

test('whoever is overtaken sees what the others wrote and chooses', async ({ page, guard }) => {
  guard.allow(/status of 412/);
  await signIn(page);
  const { id } = await store(page, ownTitle('Conflicto'));
  const { title } = await read(page, id);
  const row = await openPanelWith(page, title);
  await row.getByRole('button', { name: 'Editar' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar Artículo' });
  await editor.getByLabel('Resumen').fill('Lo mío');
  const theirs = { title, excerpt: 'Lo suyo', content: 'Texto suyo', isActive: false };
  await page.request.put(`/api/articles/${id}`, { headers: ownOrigin(), data: theirs });

  const save = editor.getByRole('button', { name: 'Actualizar Artículo' });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Otra persona cambió este artículo' });
  await expect(conflict.getByText('Lo suyo', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Seguir editando la mía' }).click();
  expect((await read(page, id))['excerpt']).toBe('Lo suyo');
  await save.click();
  await conflict.getByRole('button', { name: 'Quedarme con la guardada' }).click();
  await expect(editor.getByLabel('Resumen')).toHaveValue('Lo suyo');
  await editor.getByRole('button', { name: 'Deshacer' }).click();
  await expect(editor.getByLabel('Resumen')).toHaveValue('Lo mío');
  await save.click();
  await conflict.getByRole('button', { name: 'Guardar la mía encima' }).click();
  await expect(toast(page, 'Artículo actualizado exitosamente')).toBeVisible();
  expect(await read(page, id)).toMatchObject({ excerpt: 'Lo mío', content: { sections: SECTIONS } });
});

test('deleting asks first; the keyboard goes on at the next article', async ({ page, guard }) => {
  guard.allow(/status of 500/);
  await signIn(page);
  const common = ownTitle('Borrar');
  await store(page, `${common} A`);
  await store(page, `${common} B`);
  await openAdminPage(page, `/admin?search=${encodeURIComponent(common)}`);
  await expect(rowOf(page, common)).toHaveCount(2);
  const remove = rowOf(page, `${common} B`).getByRole('button', { name: 'Eliminar' });
  const dialog = page.getByRole('dialog', { name: 'Eliminar artículo' });

  await remove.click();
  await expect(dialog.getByText('¿Estás seguro de que deseas eliminar este artículo?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeFocused();

  await page.route('**/api/articles/*', (route) => route.fulfill({ status: 500, body: 'fault' }), {
    times: 1,
  });
  await remove.click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(toast(page, 'Error al eliminar el artículo')).toBeVisible();
  await expect(rowOf(page, common)).toHaveCount(2);

  await remove.click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(toast(page, 'Artículo eliminado exitosamente')).toBeVisible();
  await expect(rowOf(page, common)).toHaveCount(1);
  await expect(rowOf(page, `${common} A`).getByRole('button', { name: 'Editar' })).toBeFocused();
});

test('the list is loading, empty, failed or there; states change by their button', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 500/);
  await signIn(page);
  const LIST = '**/api/articles?fields=summary';
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'fault' }));
  await openAdminPage(page, '/admin');
  await expect(page.getByText('No se pudieron cargar los artículos')).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const one = { ...(await store(page, ownTitle('Estado'))), isActive: false };
  let list: unknown[] = [];
  await page.unroute(LIST);
  await page.route(LIST, async (route) => {
    await held;
    await route.fulfill({ json: list });
  });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText('Cargando artículos...')).toBeVisible();
  answer();
  await expect(page.getByText('No hay artículos disponibles')).toBeVisible();

  list = [one];
  await page.reload();
  await page.route('**/toggle', (route) => {
    list = [{ ...one, isActive: true }];
    return route.fulfill({ json: one });
  });
  const row = rowOf(page, one.title);
  await row.getByRole('button', { name: 'Activar' }).click();
  await expect(toast(page, 'Estado actualizado exitosamente')).toBeVisible();
  await expect(row.getByText('Activo', { exact: true })).toBeVisible();
  await page.route('**/toggle', (route) => route.fulfill({ status: 500, body: 'fault' }));
  await row.getByRole('button', { name: 'Desactivar' }).click();
  await expect(toast(page, 'Error al cambiar el estado')).toBeVisible();
});

test('a thousand articles are searched, filtered and paged through', async ({ page }) => {
  await signIn(page);
  const one = await store(page, ownTitle('Mil'));
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...one,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Artículo número ${index}`,
    language: index % 2 === 0 ? 'es' : 'en',
    category: index % 5 === 0 ? 'Health & Safety' : 'Noticias',
    isActive: index % 3 === 0,
  }));
  await page.route('**/api/articles?fields=summary', (route) => route.fulfill({ json: many }));
  const texts = many.map((article, index) => ({
    ...article,
    content: index === 7 ? 'Un CÓDIGO único' : 'Texto',
  }));
  await page.route('**/api/articles', (route) => route.fulfill({ json: texts }));
  await openAdminPage(page, '/admin');
  await expect(page.getByRole('article')).toHaveCount(50);
  const own = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(own);

  await page.getByRole('button', { name: 'Mostrar más' }).click();
  await expect(page.getByRole('article')).toHaveCount(100);
  await expect(rowOf(page, 'número 50').getByRole('button', { name: 'Editar' })).toBeFocused();

  await chooseAtOnce(page, { 'articles-language': 'en', 'articles-state': 'active' });
  await page.getByLabel('Categoría').selectOption('Health & Safety');
  await page.getByLabel('Buscar', { exact: true }).fill('NUMERO 15');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ language: 'en', state: 'active', category: 'Health & Safety', search: 'NUMERO 15' });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue('NUMERO 15');

  await page.getByLabel('Buscar', { exact: true }).fill('nada así');
  await expect(page.getByText('Ningún artículo coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByRole('article')).toHaveCount(50);
  // A word of the article's text, which the list itself does not hold.
  await page.getByLabel('Buscar', { exact: true }).fill('codigo unico');
  await expect(rowOf(page, 'Artículo número 7')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('what cannot be saved is said and stays, also when the session ends meanwhile', async ({
  page,
  guard,
  context,
}) => {
  guard.allow(/status of (401|422|500)/);
  await signIn(page);
  await openAdminPage(page, '/admin');
  await page.getByRole('button', { name: 'Crear Artículo' }).click();
  const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
  const title = ownTitle('Fallo');
  await editor.getByLabel('Título', { exact: true }).fill(title);
  await editor.getByLabel('Resumen').fill('Resumen');
  await editor.getByLabel('Contenido Principal').fill('Texto');
  const submit = editor.getByRole('button', { name: 'Crear Artículo' });
  let bodies: unknown[] = [];
  await page.route('**/api/articles', (route) => {
    bodies = [...bodies, route.request().postDataJSON()];
    return bodies.length === 1
      ? route.fulfill({ status: 500, body: 'fault' })
      : route.fulfill({
          status: 422,
          json: {
            status: 422,
            message: 'x',
            code: 'x',
            fields: [{ field: 'excerpt', key: 'excerpt.missing' }],
          },
        });
  });
  await submit.click();
  await expect(toast(page, 'Error al crear el artículo')).toBeVisible();
  await expect(editor.getByText('Algo falló de nuestro lado')).toBeVisible();
  await submit.click();
  await expect(editor.getByLabel('Resumen')).toBeFocused();
  await expect(editor.getByLabel('Resumen')).toHaveAccessibleDescription(/Escriba un resumen/);
  // The payload is the contract's, letter by letter.
  expect(bodies[0]).toEqual({
    title: expect.any(String),
    excerpt: 'Resumen',
    content: { sections: [{ title: 'Contenido', content: 'Texto' }] },
    image: '',
    alt: '',
    category: 'Noticias',
    readTime: '',
    language: 'es',
    isActive: true,
  });

  await page.unroute('**/api/articles');
  await editor.getByText('Publicar artículo').click();
  await context.clearCookies({ name: 'session' });
  await submit.click();
  const again = page.getByRole('dialog', { name: 'Inicie sesión otra vez' });
  await again.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Artículo creado exitosamente')).toBeVisible();
  await expect(rowOf(page, title)).toContainText('Inactivo');
});
