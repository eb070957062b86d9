import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { articleWith } from '../../../../tests/support/article.ts';
import type { AdminArticleSummary } from '../article.ts';
import { ArticleEditor } from './article-editor.tsx';

/* The article form (docs/product/article-administration.md, Form), a new article in it. */

const saved = async () => Response.json({ id: 'x', version: 1 }, { status: 201 });

async function renderEditor(
  fetchApi: (path: string, init?: RequestInit) => Promise<Response> = saved,
  articles: AdminArticleSummary[] = [],
) {
  const calls = vi.fn(fetchApi);
  const onSaved = vi.fn();
  await renderOnPage(
    <ArticleEditor
      target={{ articleId: null }}
      fetchApi={calls}
      articles={articles}
      renderUpload={() => null}
      onSaved={onSaved}
      onClose={() => {}}
    />,
    { language: 'es' },
  );
  await expect.element(field('Título')).toBeVisible();
  return {
    onSaved,
    /** The bodies that were sent. */
    sent: () => calls.mock.calls.map(([, init]) => JSON.parse(String(init?.body))),
  };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Crear Artículo' }).click();

async function fillRequired() {
  await field('Título').fill('Calor');
  await field('Resumen').fill('En corto');
  await field('Contenido Principal').fill('Texto');
}

/** Puts a text into a field as a paste does, which a longest length of the field would cut. */
function paste(label: string, text: string) {
  (field(label).element() as HTMLElement).focus();
  document.execCommand('insertText', false, text);
}

test.each([
  'Título',
  'Título de la sección',
  'Tiempo de Lectura',
  'Texto Alternativo (Alt)',
  'Publicar artículo',
])('Enter in %j publishes nothing', async (label) => {
  const { sent } = await renderEditor();
  await fillRequired();
  (field(label).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Crear Artículo' })).toBeVisible();
  expect(sent()).toEqual([]);
  await save();
  await expect.poll(sent).toHaveLength(1);
});

test.each([
  ['Título', 200],
  ['Resumen', 1000],
  ['Contenido Principal', 50_000],
])(
  'what is pasted into %j beyond %i characters stays, says how many are too many, and is not saved',
  async (label, limit) => {
    const { sent, onSaved } = await renderEditor();
    await fillRequired();
    await field(label).fill('');
    paste(label, 'x'.repeat(limit + 7));
    const says = new RegExp(`Caben ${limit.toLocaleString('es-US')} caracteres y sobran 7`);
    await expect.element(field(label)).toHaveValue('x'.repeat(limit + 7));
    await expect.element(field(label)).toHaveAccessibleDescription(says);
    await save();
    await expect.element(page.getByText('Revise un dato')).toBeVisible();
    await expect.element(field(label)).toHaveFocus();
    expect(sent()).toEqual([]);
    await field(label).fill('Más corto');
    await expect.element(field(label)).not.toHaveAccessibleDescription(/largo|sobran/);
    await save();
    await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  },
);

test('Enter in a bullet goes on with the next one, with Shift it breaks the line', async () => {
  const { sent } = await renderEditor();
  await fillRequired();
  await page.getByRole('button', { name: /^Agregar punto/ }).click();
  await field('Punto 1').fill('Agua y sombra');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Punto 2')).toHaveFocus();
  await userEvent.keyboard('A{Shift>}{Enter}{/Shift}B');
  await expect.element(field('Punto 2')).toHaveValue('A\nB');
  const first = field('Punto 1').element() as HTMLTextAreaElement;
  first.focus();
  first.setSelectionRange(4, 7);
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Punto 2')).toHaveValue('sombra');
  await save();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0].content.sections[0].items).toEqual(['Agua', 'sombra', 'A\nB']);
});

test('parts that were added and left as they were are not stored', async () => {
  const { sent } = await renderEditor();
  await fillRequired();
  await page.getByRole('button', { name: /^Agregar punto/ }).click();
  await page.getByRole('button', { name: /^Agregar subsección/ }).click();
  await page.getByRole('button', { name: 'Agregar sección' }).click();
  await save();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0].content).toEqual({
    sections: [{ title: 'Contenido', content: 'Texto', items: [], subsections: [] }],
  });
});

test('a section that was removed can be restored after saving found something to correct', async () => {
  await renderEditor();
  await page.getByRole('button', { name: 'Agregar sección' }).click();
  await page.getByRole('button', { name: 'Agregar sección' }).click();
  await field('Título de la sección').nth(1).fill('Sombra');
  await page.getByRole('button', { name: 'Quitar: Sección 2', exact: true }).click();
  await save();
  await expect.element(field('Título')).toHaveFocus();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect.element(field('Título de la sección').nth(1)).toHaveValue('Sombra');
});

test('articles that have a pair are not offered as one; one that was taken meanwhile is said', async () => {
  const english = (digit: number, given: object) =>
    articleWith({ id: `00000000-0000-4000-8000-00000000000${digit}`, language: 'en', ...given });
  const fields = [{ field: 'counterpartId', key: 'counterpart.taken' }];
  const refusal = { status: 422, code: 'invalid-input', message: 'Please correct: counterpart id.', fields };
  await renderEditor(
    async () => Response.json(refusal, { status: 422 }),
    [
      english(1, { title: 'Free' }),
      english(2, { title: 'Paired', counterpartId: '00000000-0000-4000-8000-000000000003' }),
    ],
  );
  await fillRequired();
  const counterpart = field('El mismo artículo en el otro idioma');
  await expect.element(counterpart.getByRole('option', { name: 'Free' })).toBeInTheDocument();
  expect(counterpart.getByRole('option', { name: 'Paired' }).query()).toBeNull();
  await userEvent.selectOptions(counterpart, 'Free');
  await save();
  await expect.element(counterpart).toHaveAccessibleDescription(/ya tiene pareja/);
  await expect.element(counterpart).toHaveFocus();
});
