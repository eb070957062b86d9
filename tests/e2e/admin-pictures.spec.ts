import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import {
  openNewArticle,
  type PictureFile,
  photo,
  pressNewArticle,
  uploadPicture,
} from '../support/picture-editor.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/** The picture's field, which says what its toast says and stays. */
const pictureField = (editor: Locator) => editor.getByRole('group', { name: 'Imagen del Artículo' });
const toast = (page: Page, text: string) => page.locator('li[data-state=open]').filter({ hasText: text });

test('a chosen file may be left where it is, an uploaded one taken away; the focus stays in the field', async ({
  page,
}) => {
  const editor = await openNewArticle(page);
  const chooser = editor.locator('input[type=file]');
  // Dismissed without a choice, it closes nothing.
  await chooser.dispatchEvent('cancel', { bubbles: true });
  await expect(editor).toBeVisible();
  await chooser.setInputFiles(await photo());
  await editor.getByRole('button', { name: 'No subirla' }).click();
  await expect(editor.getByText('Archivo elegido')).toBeHidden();
  await expect(editor.getByRole('button', { name: 'Seleccionar Imagen' })).toBeFocused();

  await uploadPicture(editor, await photo());
  await editor.getByRole('button', { name: 'Quitar imagen' }).click();
  await expect(editor.getByText('Imagen cargada')).toBeHidden();
  await expect(editor.getByRole('button', { name: 'Seleccionar Imagen' })).toBeFocused();
});

const refused: { what: string; file: PictureFile; advice: RegExp }[] = [
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

test('what is no picture, or too large, is refused with its toast and what to do', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 415/);
  await page.clock.install();
  const editor = await openNewArticle(page);
  for (const { what, file, advice } of refused) {
    await test.step(what, async () => {
      await uploadPicture(editor, file);
      await expect(toast(page, 'Error al subir la imagen')).toBeVisible();
      await expect(pictureField(editor).getByText(advice)).toBeVisible();
      await expect(editor.getByText('Imagen cargada')).toBeHidden();
      // It has gone when the next one is refused.
      await page.clock.fastForward(10_000);
      await expect(toast(page, 'Error al subir la imagen')).toBeHidden();
    });
  }
});

test('what fails on the way has its words, and can be gone on with', async ({ page, guard }) => {
  guard.allow(/status of 422/);
  const editor = await openNewArticle(page);
  await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 422, body: '{}' }));
  await uploadPicture(editor, await photo());
  await expect(pictureField(editor).getByText('Error al obtener URL de subida')).toBeVisible();
  await page.unroute('**/api/objects/upload');

  await page.route('**/api/objects/acl', (route) => route.fulfill({ status: 422, body: '{}' }));
  await uploadPicture(editor, await photo());
  await expect(pictureField(editor).getByText(/^Error al configurar la imagen/)).toBeVisible();
  await page.unroute('**/api/objects/acl');
  await editor.getByRole('button', { name: 'Configurar la imagen de nuevo' }).click();
  await expect(toast(page, 'Imagen subida y configurada correctamente')).toBeVisible();
  await expect(editor.getByText('Imagen cargada')).toBeVisible();
});

test('without a connection an upload waits and says so, can be cancelled, and goes on by itself', async ({
  page,
  context,
  guard,
}) => {
  // The pictures that one may choose instead.
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  await openAdminPage(page, '/admin');
  await expect(page.getByRole('button', { name: 'Crear Artículo' }).first()).toBeVisible();
  await context.setOffline(true);
  // The editor and its picture field need nothing more from the network.
  const editor = await pressNewArticle(page);
  await uploadPicture(editor, await photo());
  await expect(editor.getByText(/Esperando la conexión/)).toBeVisible();
  await editor.getByRole('button', { name: 'Cancelar la subida' }).click();
  await expect(editor.getByText(/Esperando la conexión/)).toBeHidden();
  await expect(editor.getByRole('button', { name: 'Seleccionar Imagen' })).toBeFocused();

  await uploadPicture(editor, await photo());
  await expect(editor.getByText(/Esperando la conexión/)).toBeVisible();
  await context.setOffline(false);
  await expect(editor.getByText('Imagen cargada')).toBeVisible();
});
