import { useNavigate, useSearch } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { readParameters } from '#client/page-parameters.ts';
import { articleStore } from '../../../../tests/component/article-store.ts';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../../tests/component/problems.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { articleWith } from '../../../../tests/support/article.ts';
import type { AdminArticle } from '../article.ts';
import { storeDraft } from './article-draft.ts';
import { articleParameters } from './article-filters.ts';
import { toForm } from './article-form.ts';
import { ArticlesPanel } from './articles-panel.tsx';

/* The list of articles and what is done with it (docs/product/article-administration.md, List and Drafts). */

const button = (name: string | RegExp) => page.getByRole('button', { name });
const rows = () => page.getByRole('article');
const row = (title: string) => rows().filter({ hasText: title });
const toast = (text: string) => page.getByCss('li[data-state=open]').getByText(text);
const field = (label: string) => page.getByLabelText(label, { exact: true });

/** A number of articles, the first with id 0. */
function articles(count: number, given: (index: number) => Partial<AdminArticle> = () => ({})) {
  return Array.from({ length: count }, (_, index) =>
    articleWith({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `Artículo número ${index}`,
      language: 'es',
      ...given(index),
    }),
  );
}

/** The section at its address, which keeps the filters. */
function Section({ fetchApi }: { fetchApi: FetchApi }) {
  const { search: filters } = readParameters(articleParameters, useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <ArticlesPanel
      fetchApi={fetchApi}
      filters={filters}
      onFiltersChange={(search) => navigate({ to: '/admin', search, replace: true })}
      renderUpload={() => <></>}
    />
  );
}

async function openPanel(fetchApi: FetchApi, search = '') {
  const path = `/admin${search}`;
  const { router } = await renderOnPage(<Section fetchApi={fetchApi} />, { language: 'es', path });
  return { address: () => router.state.location.search };
}

async function openWith(stored: AdminArticle[]) {
  const store = articleStore(stored);
  await openPanel(store.fetchApi);
  await expect.poll(() => rows().elements()).toHaveLength(Math.min(stored.length, 50));
  return store;
}

const fault = () => new Response('fault', { status: 500 });

test('the list is loading, failed, tried again or empty', async () => {
  problems.allow(/^500: fault/);
  const answers = Array.from({ length: 2 }, () => Promise.withResolvers<Response>());
  const list = vi.fn(() => answers[list.mock.calls.length - 1]?.promise ?? fault());
  await openPanel(async () => list());
  await expect.element(page.getByText('Cargando artículos...')).toBeVisible();
  answers[0]?.resolve(fault());
  await expect.element(page.getByText('No se pudieron cargar los artículos')).toBeVisible();
  await button('Intentar de nuevo').click();
  await expect.element(page.getByText('Cargando artículos...')).toBeVisible();
  answers[1]?.resolve(Response.json([]));
  await expect.element(page.getByText('No hay artículos disponibles')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

test('an article is shown and hidden by its button, which keeps the focus; each with its toast', async () => {
  const english = {
    language: 'en',
    excerpt: 'Drink before you are thirsty.',
    category: 'Health & Safety',
  } as const;
  const { refuseNext } = await openWith(articles(1, () => ({ ...english, isActive: false })));
  for (const text of [english.excerpt, english.category, 'Inglés', 'Inactivo', '1 ene 2026']) {
    await expect.element(rows().getByText(text)).toBeVisible();
  }
  await button(/^Activar/).click();
  await expect.element(toast('Estado actualizado exitosamente')).toBeVisible();
  await expect.element(rows().getByText('Activo', { exact: true })).toBeVisible();
  await expect.element(button(/^Desactivar/)).toHaveFocus();
  refuseNext(fault());
  await button(/^Desactivar/).click();
  await expect.element(toast('Error al cambiar el estado')).toBeVisible();
  await expect.element(rows().getByText('Activo', { exact: true })).toBeVisible();
});

test('deleting asks first; the keyboard goes on at the next article, or at the heading', async () => {
  const { refuseNext } = await openWith(articles(2));
  const remove = row('número 0').getByRole('button', { name: /^Eliminar/ });
  const question = page.getByRole('dialog', { name: 'Eliminar artículo' });
  const confirm = question.getByRole('button', { name: 'Eliminar' });
  await remove.click();
  await expect.element(question).toMatchTextContent('¿Estás seguro de que deseas eliminar este artículo?');
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(remove).toHaveFocus();

  refuseNext(fault());
  await remove.click();
  await confirm.click();
  await expect.element(toast('Error al eliminar el artículo')).toBeVisible();
  expect(rows().elements()).toHaveLength(2);

  await remove.click();
  await confirm.click();
  await expect.element(toast('Artículo eliminado exitosamente')).toBeVisible();
  await expect.poll(() => rows().elements()).toHaveLength(1);
  await expect.element(row('número 1').getByRole('button', { name: /^Editar/ })).toHaveFocus();

  await button(/^Eliminar/).click();
  await confirm.click();
  await expect.poll(() => rows().elements()).toHaveLength(0);
  await expect.element(page.getByRole('heading', { name: 'Artículos' })).toHaveFocus();
});

test('what was deleted by mistake comes back by a button of the toast; where that fails the trash is named', async () => {
  const { refuseNext, stored } = await openWith(articles(2));
  const remove = async () => {
    await row('número 0')
      .getByRole('button', { name: /^Eliminar/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect.poll(() => rows().elements()).toHaveLength(1);
  };
  await remove();
  await button('Deshacer').click();
  await expect.element(toast('El artículo está de nuevo en la lista.')).toBeVisible();
  await expect.element(row('número 0')).toBeVisible();
  await remove();
  refuseNext(fault());
  await button('Deshacer').click();
  await expect.element(toast('No se pudo deshacer. Vaya a la Papelera e inténtelo desde ahí.')).toBeVisible();
  expect(stored()).toHaveLength(1);
});

test('a thousand articles are searched, filtered and paged through; the address keeps the filters', async () => {
  const { fetchApi } = articleStore(
    articles(1000, (index) => ({
      language: index % 2 === 0 ? 'es' : 'en',
      category: index % 5 === 0 ? 'Health & Safety' : 'Noticias',
      isActive: index % 3 === 0,
      content: index === 7 ? 'Un CÓDIGO único' : 'Texto',
    })),
  );
  const { address } = await openPanel(fetchApi);
  await expect.poll(() => rows().elements()).toHaveLength(50);
  await expectNoSidewaysScrolling();
  await button('Mostrar más').click();
  await expect.poll(() => rows().elements()).toHaveLength(100);
  const next = row('número 50').getByRole('button', { name: /^Editar/ });
  await expect.element(next).toHaveFocus();

  // One choice right after the other: the second comes before the address has the first.
  const choose = (id: string, value: string) => {
    const select = document.getElementById(id) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('articles-language', 'en');
  await null;
  choose('articles-state', 'active');
  await field('Categoría').selectOptions('Health & Safety');
  const box = page.getByRole('searchbox', { name: 'Buscar' });
  await box.fill('NUMERO 15');
  await expect.poll(() => rows().elements()).toHaveLength(4);
  const chosen = { language: 'en', state: 'active', category: 'Health & Safety', search: 'NUMERO 15' };
  await expect.poll(address).toEqual(chosen);

  await box.fill('nada así');
  await expect.element(page.getByText('Ningún artículo coincide con la búsqueda.')).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await button('Quitar filtros').click();
  await expect.poll(() => rows().elements()).toHaveLength(50);
  // A word of the article's text, which the list itself does not hold.
  await box.fill('codigo unico');
  await expect.poll(() => rows().elements()).toHaveLength(1);
  await expect.element(row('Artículo número 7')).toBeVisible();
});

test('the filters of an address are those of the list', async () => {
  await openPanel(articleStore(articles(20)).fetchApi, '?language=es&search=NUMERO+15');
  await expect.poll(() => rows().elements()).toHaveLength(1);
  await expect.element(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('NUMERO 15');
  await expect.element(field('Idioma')).toHaveValue('es');
});

test('an unsaved text is only thrown away when that is meant, and can be restored', async () => {
  const [article = articleWith()] = articles(1);
  const form = { ...toForm(article), excerpt: 'Sin guardar todavía' };
  const savedAt = '2026-11-20T12:00:00.000Z';
  storeDraft({ id: article.id, articleId: article.id, version: 1, form, savedAt });
  await openWith([article]);
  const notice = page.getByText('Hay texto sin guardar en este navegador');
  await expect.element(notice).toBeVisible();
  await expect.element(rows().getByText('Con texto sin guardar')).toBeVisible();
  await expectAccessible();
  const discard = button(/^Descartar/);
  const question = page.getByRole('dialog', { name: 'Descartar borrador' });
  await discard.click();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(discard).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(button('Deshacer')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Borrador descartado')).not.toBeInTheDocument();
  await button(/^Seguir editando/).click();
  await expect.element(field('Resumen')).toHaveValue('Sin guardar todavía');
  const editor = page.getByRole('dialog').element().getBoundingClientRect();
  expect(editor.height, 'at most 80 % of the window').toBeLessThanOrEqual(window.innerHeight * 0.8);

  // Closed without saving, it is kept and said so.
  await userEvent.keyboard('{Escape}');
  await expect
    .element(toast('Lo que escribió queda en este navegador. Puede seguir cuando quiera.'))
    .toBeVisible();
  await button(/^Editar/).click();
  await button('Descartarlo y ver lo guardado').click();
  await expect.element(field('Resumen')).toHaveValue('B');
  await button('Deshacer').click();
  await expect.element(field('Resumen')).toHaveValue('Sin guardar todavía');
});
