import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/** Opens the editor of a new article. */
async function openEditor(page: Page) {
  await signIn(page);
  await openAdminPage(page, '/admin');
  await page.getByRole('button', { name: 'Crear Artículo' }).first().click();
  return page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
}

type File = { name: string; mimeType: string; buffer: Buffer };

const toast = (page: Page, text: string) => page.locator('li[data-state=open]').filter({ hasText: text });

async function photo(): Promise<File> {
  const buffer = await sharp({ create: { width: 1200, height: 750, channels: 3, background: '#0a5563' } })
    .jpeg()
    .toBuffer();
  return { name: 'feria.jpg', mimeType: 'image/jpeg', buffer };
}

/** Chooses a file, which starts nothing, and then uploads it. */
async function upload(editor: Locator, file: File) {
  await editor.locator('input[type=file]').setInputFiles(file);
  await expect(editor.getByText(`Archivo elegido: ${file.name}`)).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Subir imagen' })).toBeFocused();
  await editor.getByRole('button', { name: 'Subir imagen' }).press('Enter');
}

test('an article is published with an uploaded picture, which the public page shows', async ({ page }) => {
  const title = `Feria de la salud ${test.info().project.name} ${Date.now()}`;
  const editor = await openEditor(page);
  await editor.getByLabel('Título', { exact: true }).fill(title);
  await editor.getByLabel('Resumen').fill('Pruebas gratis el sábado.');
  await editor.getByLabel('Contenido Principal').fill('De 9 a 2, en la oficina de Miami.');
  await upload(editor, await photo());
  await expect(editor.getByText('Imagen cargada')).toBeVisible();
  await expect(editor.getByText(/^\/objects\/[0-9a-f-]{36}$/)).toBeVisible();
  await expect(editor.getByLabel('Texto Alternativo (Alt)')).toHaveValue(title);
  await editor.getByRole('button', { name: 'Crear Artículo' }).click();
  await expect(editor).toBeHidden();

  const list = await page.request.get('/api/articles?language=es&active=true&fields=summary');
  const articles: { title: string; slug: string }[] = await list.json();
  const slug = articles.find((article) => article.title === title)?.slug;
  await openPage(page, `/es/news/${slug}`);
  const picture = page.getByRole('img', { name: title }).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.getAttribute('srcset')).toContain('?w=480 480w');
});

test('a picture is taken away again, and the focus stays in the field', async ({ page }) => {
  const editor = await openEditor(page);
  await upload(editor, await photo());
  await editor.getByRole('button', { name: 'Quitar imagen' }).click();
  await expect(editor.getByText('Imagen cargada')).toBeHidden();
  await expect(editor.getByRole('button', { name: 'Seleccionar Imagen' })).toBeFocused();
});

test('a chosen file may be left where it is, and a dismissed chooser closes nothing', async ({ page }) => {
  const editor = await openEditor(page);
  const chooser = editor.locator('input[type=file]');
  await chooser.dispatchEvent('cancel', { bubbles: true });
  await expect(editor).toBeVisible();
  await chooser.setInputFiles(await photo());
  await editor.getByRole('button', { name: 'No subirla' }).click();
  await expect(editor.getByText('Archivo elegido')).toBeHidden();
  await expect(editor.getByRole('button', { name: 'Seleccionar Imagen' })).toBeFocused();
});

const refused: { what: string; file: File; advice: RegExp }[] = [
  {
    what: 'an SVG with a script',
    file: {
      name: 'dibujo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
    advice: /no es una imagen JPEG, PNG, WebP o GIF/,
  },
  {
    what: 'a file above 5 MB',
    file: { name: 'grande.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) },
    advice: /pesa más de 5 MB/,
  },
  {
    what: 'a program that is called a picture',
    file: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(`MZ\x90${'\0'.repeat(500)}`) },
    advice: /no es una imagen JPEG, PNG, WebP o GIF/,
  },
];

for (const { what, file, advice } of refused) {
  test(`${what} is refused with its toast`, async ({ page, guard }) => {
    guard.allow(/status of 415/);
    const editor = await openEditor(page);
    await upload(editor, file);
    await expect(toast(page, 'Error al subir la imagen')).toBeVisible();
    await expect(editor.getByText(advice)).toBeVisible();
    await expect(editor.getByText('Imagen cargada')).toBeHidden();
  });
}

test('what fails on the way has its words, and can be gone on with', async ({ page, guard }) => {
  guard.allow(/status of (422|500)/);
  const editor = await openEditor(page);
  await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 422, body: '{}' }));
  await upload(editor, await photo());
  await expect(editor.getByText('Error al obtener URL de subida')).toBeVisible();
  await page.unroute('**/api/objects/upload');

  await page.route('**/api/objects/acl', (route) => route.fulfill({ status: 500, body: '{}' }));
  await upload(editor, await photo());
  await expect(editor.getByText(/^Error al configurar la imagen/)).toBeVisible();
  await page.unroute('**/api/objects/acl');
  await editor.getByRole('button', { name: 'Configurar la imagen de nuevo' }).click();
  await expect(toast(page, 'Imagen subida y configurada correctamente')).toBeVisible();
  await expect(editor.getByText('Imagen cargada')).toBeVisible();
});
