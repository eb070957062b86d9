import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../../../tests/component/connection.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { passTime } from '../../../tests/component/pass-time.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { PictureField } from './picture-field.tsx';

/* The field for a picture (docs/product/article-administration.md, Picture). */

const PATH = '/objects/00000000-0000-4000-8000-000000000001';
const button = (name: string) => page.getByRole('button', { name });
const toast = (text: string | RegExp) => page.getByCss('li[data-state=open]').getByText(text);
const said = (text: RegExp) => page.getByRole('group', { name: 'Imagen del Artículo' }).getByText(text);
const refused = (status: number) => new Response('{}', { status });

type Step = 'upload' | 'file' | 'acl';

/** Renders the field; each call of an upload is answered as the site does, unless the test says otherwise. */
async function renderField() {
  const answers: Record<Step, () => Response> = {
    upload: () => Response.json({ uploadURL: '/api/objects/uploads/x' }),
    file: () => new Response(null, { status: 200 }),
    acl: () => Response.json({ objectPath: PATH }),
  };
  const fetch = vi.fn(async (path: string) => {
    const step = path.endsWith('/upload') ? 'upload' : path.endsWith('/acl') ? 'acl' : 'file';
    return answers[step]();
  });
  vi.stubGlobal('fetch', fetch);
  await renderOnPage(<Field />, { language: 'es' });
  await expect.element(button('Seleccionar Imagen')).toBeVisible();
  return { answers, fetch };
}

function Field() {
  const [image, setImage] = useState('');
  // The picture itself is the server's.
  return <PictureField image={image} onImage={(path) => setImage(path && 'heat')} />;
}

const photo = (given: { name?: string; type?: string; bytes?: number } = {}) => {
  const { name = 'feria.jpg', type = 'image/jpeg', bytes = 10 } = given;
  return new File([new Uint8Array(bytes)], name, { type });
};

async function choose(file: File) {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = page.getByCss('input[type=file]').element() as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText(`Archivo elegido: ${file.name}`)).toBeVisible();
  await expect.element(button('Subir imagen')).toHaveFocus();
}

async function upload(file = photo()) {
  await choose(file);
  await userEvent.keyboard('{Enter}');
}

test('a chosen file starts nothing and may be left where it is, an uploaded one is taken away', async () => {
  const { fetch } = await renderField();
  await choose(photo());
  await expectAccessible();
  await button('No subirla').click();
  await expect.element(page.getByText(/^Archivo elegido/)).not.toBeInTheDocument();
  await expect.element(button('Seleccionar Imagen')).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();

  await upload();
  await expect.element(page.getByText('Imagen cargada')).toBeVisible();
  await expect.element(toast('Imagen subida y configurada correctamente')).toBeVisible();
  await button('Quitar imagen').click();
  await expect.element(page.getByText('Imagen cargada')).not.toBeInTheDocument();
  await expect.element(button('Seleccionar Imagen')).toHaveFocus();
});

test.each([
  ['a file above 5 MB', photo({ bytes: 5 * 1024 * 1024 + 1 }), 200, /pesa más de 5 MB/],
  ['what is no picture', photo({ name: 'carta.pdf', type: 'application/pdf' }), 200, /no es una imagen JPEG/],
  [
    'a photo of an iPhone',
    photo({ name: 'IMG_0042.HEIC', type: 'image/heic' }),
    200,
    /toque Compartir, Opciones/,
  ],
  ['one that Windows has no type for', photo({ name: 'IMG_0042.HEIC', type: '' }), 200, /Más compatible/],
  ['what the site finds to be none', photo(), 415, /no es una imagen JPEG, PNG, WebP o GIF/],
])('%s is refused by a toast, and the field says what to do', async (_what, file, status, advice) => {
  const { answers } = await renderField();
  answers.file = () => refused(status);
  await upload(file);
  await expect.element(toast(/^Error al subir la imagen/)).toBeVisible();
  await expect.element(said(advice)).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByText('Imagen cargada')).not.toBeInTheDocument();
});

test('what fails on the way has its words, and can be gone on with', async () => {
  const { answers } = await renderField();
  const { upload: giveAddress, acl: configure } = answers;
  answers.upload = () => refused(422);
  await upload();
  await expect.element(said(/^Error al obtener URL de subida$/)).toBeVisible();
  answers.upload = giveAddress;
  answers.acl = () => refused(422);
  await upload();
  await expect.element(said(/^Error al configurar la imagen\. El archivo ya está subido/)).toBeVisible();
  answers.acl = configure;
  await button('Configurar la imagen de nuevo').click();
  await expect.element(page.getByText('Imagen cargada')).toBeVisible();
});

test('a try that has to wait says so; the button shows that the upload goes on', async () => {
  vi.useFakeTimers();
  const { answers } = await renderField();
  answers.upload = () => refused(503);
  await upload();
  await expect
    .element(said(/^Error al obtener URL de subida\. Se intenta otra vez en \d+ segundos?\.$/))
    .toBeVisible();
  await expect.element(button('Subiendo...')).toBeVisible();
  answers.upload = () => Response.json({ uploadURL: '/api/objects/uploads/x' });
  await passTime(10_000);
  await expect.element(page.getByText('Imagen cargada')).toBeVisible();
});

test('without a connection an upload waits and says so, can be cancelled, and goes on by itself', async () => {
  const { fetch } = await renderField();
  setOnline(false);
  await upload();
  await expect.element(said(/Esperando la conexión/)).toBeVisible();
  await button('Cancelar la subida').click();
  await expect.element(said(/Esperando la conexión/)).not.toBeInTheDocument();
  await expect.element(button('Seleccionar Imagen')).toHaveFocus();

  await upload();
  await expect.element(said(/Esperando la conexión/)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  setOnline(true);
  await expect.element(page.getByText('Imagen cargada')).toBeVisible();
});
