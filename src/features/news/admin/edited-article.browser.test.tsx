import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { articleStore } from '../../../../tests/component/article-store.ts';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { articleWith } from '../../../../tests/support/article.ts';
import type { AdminArticle } from '../article.ts';
import { ArticleEditor } from './article-editor.tsx';

/* The article form with a stored article in it (docs/product/article-administration.md, Form, Two people). */

const FIRST = { title: 'Contenido', content: 'Uno\n\nDos' };
const MORE = {
  title: 'Más',
  content: '',
  items: ['Punto A', 'Punto B'],
  subsections: [{ title: 'Detalle', items: ['Fino'] }],
};
const ARTICLE = articleWith({ content: { sections: [FIRST, MORE] }, language: 'es' });

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const toast = (text: string) => page.getByCss('li[data-state=open]').getByText(text);

async function openEditor({ fetchApi }: { fetchApi?: FetchApi } = {}) {
  const store = articleStore([ARTICLE]);
  await renderOnPage(
    <ArticleEditor
      target={{ articleId: ARTICLE.id }}
      fetchApi={fetchApi ?? store.fetchApi}
      articles={[ARTICLE]}
      renderUpload={() => <></>}
      onSaved={() => {}}
      onClose={() => {}}
    />,
    { language: 'es' },
  );
  await expect.element(field('Contenido Principal')).toHaveValue('Uno\n\nDos');
  return { ...store, now: () => store.stored()[0] };
}

test('every section is there to edit, and none is lost', async () => {
  const { now, refuseNext } = await openEditor();
  const second = page.getByRole('group', { name: 'Sección 2', exact: true });
  await expect.element(second.getByLabelText('Título de la sección')).toHaveValue('Más');
  const inner = second.getByLabelText('Título de la subsección');
  await expect.element(inner).toHaveValue('Detalle');
  await expectAccessible();
  await expectNoSidewaysScrolling();
  // A moved point keeps the keyboard on its button.
  await second.getByRole('button', { name: 'Subir: Punto 2 de Sección 2' }).click();
  await expect.element(second.getByRole('button', { name: 'Subir: Punto 1 de Sección 2' })).toHaveFocus();
  // What was removed by mistake comes back.
  await second.getByRole('button', { name: 'Quitar: Subsección 1 de Sección 2' }).click();
  await expect.element(inner).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect.element(inner).toHaveValue('Detalle');

  refuseNext(new Response('fault', { status: 500 }));
  await button('Actualizar Artículo').click();
  await expect.element(toast('Error al actualizar el artículo')).toBeVisible();
  await expect.element(inner).toHaveValue('Detalle');
  await button('Actualizar Artículo').click();
  await expect.element(toast('Artículo actualizado exitosamente')).toBeVisible();
  expect(now()?.content).toEqual({ sections: [FIRST, { ...MORE, items: ['Punto B', 'Punto A'] }] });
});

test('whoever is overtaken sees what the others wrote and chooses', async () => {
  const { now, change } = await openEditor();
  await field('Resumen').fill('Lo mío');
  change(ARTICLE.id, { excerpt: 'Lo suyo', content: 'Texto suyo' });
  const save = button('Actualizar Artículo');
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Otra persona cambió este artículo' });
  await expect.element(conflict.getByText('Lo suyo', { exact: true })).toBeVisible();
  await expect
    .element(conflict.getByText(/Si guarda la suya encima, la otra queda en el historial/))
    .toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await conflict.getByRole('button', { name: 'Seguir editando la mía' }).click();
  expect(now()?.excerpt).toBe('Lo suyo');
  await save.click();
  await conflict.getByRole('button', { name: 'Quedarme con la guardada' }).click();
  await expect.element(field('Resumen')).toHaveValue('Lo suyo');
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect.element(field('Resumen')).toHaveValue('Lo mío');
  await save.click();
  await conflict.getByRole('button', { name: 'Guardar la mía encima' }).click();
  await expect.element(toast('Artículo actualizado exitosamente')).toBeVisible();
  expect(now()).toMatchObject({ excerpt: 'Lo mío', content: { sections: [FIRST, MORE] } });
});

/** The versions of the article, the last first; restoring one makes it the stored article. */
function versionsOf(change: (id: string, changed: Partial<AdminArticle>) => void, refusals: Response[]) {
  const bodies = [
    { ...ARTICLE, excerpt: 'Ahora', image: 'heat' },
    { ...ARTICLE, excerpt: 'Antes', image: `/objects/${ARTICLE.id}` },
  ];
  const versions = bodies.map((body, index) => ({
    number: 2 - index,
    kind: 'articles',
    subject: ARTICLE.id,
    status: index === 0 ? 'in-force' : 'replaced',
    inForceFrom: '2026-11-21T22:47:00Z',
    createdAt: '2026-11-21T22:47:00Z',
    author: 'ana',
    note: null,
    title: body.title,
    body,
  }));
  const standing = { last: 2, trashed: null, inForce: versions[0], scheduled: [], draft: null };
  return (path: string): Response => {
    if (path.endsWith('/history')) return Response.json({ versions, next: null });
    const number = /versions\/(\d)$/.exec(path)?.[1];
    if (number) return Response.json(versions.find((each) => `${each.number}` === number));
    const refusal = path.endsWith('/restore') && refusals.shift();
    if (refusal) return refusal;
    if (path.endsWith('/restore')) change(ARTICLE.id, { excerpt: 'Antes' });
    return Response.json(standing);
  };
}

test('its history shows two versions beside each other, and the earlier one is restored', async () => {
  const gone = { status: 422, code: 'x', message: 'x', fields: [{ field: 'image', key: 'image.gone' }] };
  const store = articleStore([{ ...ARTICLE, excerpt: 'Ahora' }]);
  const versions = versionsOf(store.change, [Response.json(gone, { status: 422 })]);
  await openEditor({
    fetchApi: async (path, init) =>
      path.startsWith('/api/revisions/') ? versions(path) : store.fetchApi(path, init),
  });
  await field('Título').fill('Sin guardar');
  await button('Historial').click();
  const dialog = page.getByRole('dialog', { name: 'Historial: Artículo' });
  const excerpt = dialog.getByRole('region', { name: 'Resumen' });
  await expect.element(excerpt.getByText('Antes')).toBeVisible();
  await expect.element(excerpt.getByText('Ahora')).toBeVisible();
  const picture = dialog.getByRole('region', { name: 'Imagen' });
  await expect.element(picture).toMatchTextContent(/Imagen subida \(00000000\).*Calor/);
  await expect.element(dialog.getByRole('region', { name: 'Título' })).not.toBeInTheDocument();
  await expectAccessible();
  await expectNoSidewaysScrolling();
  const restore = dialog.getByRole('button', { name: 'Restaurar esta versión' });
  await restore.click();
  await expect.element(dialog.getByText(/la imagen de esa versión ya no está en el sitio/)).toBeVisible();
  await restore.click();
  await expect.element(toast('Se restauró la versión.')).toBeVisible();
  // What was typed and not saved is not lost with it.
  await button('Seguir con ese texto').click();
  await expect.element(field('Título')).toHaveValue('Sin guardar');
  expect(store.stored()[0]?.excerpt).toBe('Antes');
});
