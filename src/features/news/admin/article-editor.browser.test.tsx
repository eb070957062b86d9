import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { articleWith } from '../../../../tests/support/article.ts';
import type { AdminArticleSummary } from '../article.ts';
import { ArticleEditor } from './article-editor.tsx';
import es from './messages/es.ts';

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
      renderUpload={() => <></>}
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
const toast = (text: string) => page.getByCss('li[data-state=open]').getByText(text);
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

test('it begins with what is promised; category and first heading follow the language', async () => {
  await renderEditor();
  await expect.element(field('Resumen')).toHaveAttribute('rows', '3');
  await expect.element(field('Contenido Principal')).toHaveAttribute('rows', '8');
  await expect.element(field('Tiempo de Lectura')).toHaveAttribute('placeholder', 'ej: 5-6 min');
  await expect.element(page.getByRole('switch', { name: 'Publicar artículo' })).toBeChecked();
  await expect.element(field('Idioma')).toHaveValue('es');
  for (const [language, category, heading] of [
    ['es', 'Noticias', 'Contenido'],
    ['en', 'News', 'Content'],
    ['es', 'Noticias', 'Contenido'],
  ] as const) {
    await field('Idioma').selectOptions(language);
    await expect.element(field('Categoría')).toHaveValue(category);
    await expect.element(field('Título de la sección')).toHaveValue(heading);
  }
});

test('nothing is sent while something is missing; the first field that is takes the focus', async () => {
  const { sent } = await renderEditor();
  await save();
  await expect.element(field('Título')).toHaveFocus();
  await expect.element(page.getByText('Revise 3 datos')).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScrolling();
  expect(sent()).toEqual([]);
});

test('what could not be stored is said and stays; what was refused is said at its field', async () => {
  const fields = [{ field: 'excerpt', key: 'excerpt.missing' }];
  const refusal = { status: 422, code: 'x', message: 'x', fields };
  const first = Promise.withResolvers<Response>();
  const answers = [first.promise, Response.json(refusal, { status: 422 })];
  const { sent } = await renderEditor(async () => answers.shift() ?? Response.error());
  await fillRequired();
  await save();
  const saving = page.getByRole('button', { name: 'Guardando...' });
  await expect.element(saving).toHaveAttribute('aria-disabled', 'true');
  first.resolve(new Response('fault', { status: 500 }));
  await expect.element(toast('Error al crear el artículo')).toBeVisible();
  await expect.element(page.getByText(/^Algo falló de nuestro lado/)).toBeVisible();
  await save();
  await expect.element(field('Resumen')).toHaveFocus();
  await expect.element(field('Resumen')).toHaveAccessibleDescription(/Escriba un resumen/);
  await expect.element(field('Contenido Principal')).toHaveValue('Texto');
  // The payload is the contract's, letter by letter.
  expect(sent()[0]).toEqual({
    title: 'Calor',
    excerpt: 'En corto',
    content: { sections: [{ title: 'Contenido', content: 'Texto' }] },
    image: '',
    alt: '',
    category: 'Noticias',
    readTime: '',
    language: 'es',
    isActive: true,
  });
});

test('an alternative text that only repeats the title says so; the row around the switch is its label', async () => {
  await renderEditor();
  await field('Título').fill('Calor extremo');
  await page.getByRole('button', { name: 'Calor', exact: true }).click();
  const alt = field('Texto Alternativo (Alt)');
  await expect.element(alt).toHaveValue('Calor extremo');
  await expect.element(alt).toHaveAccessibleDescription(/solo repite el título/);
  await alt.fill('Un vaso de agua al sol');
  await expect.element(alt).not.toHaveAccessibleDescription(/solo repite el título/);
  await page.getByText('Publicar artículo', { exact: true }).click();
  await expect.element(page.getByRole('switch', { name: 'Publicar artículo' })).not.toBeChecked();
});

test('the preview shows it as the site will, and closes alone', async () => {
  await renderEditor();
  await fillRequired();
  await page.getByRole('button', { name: 'Agregar sección' }).click();
  await field('Título de la sección').nth(1).fill('Otra sección');
  await page.getByRole('button', { name: 'Huracanes' }).click();
  await field('Texto Alternativo (Alt)').fill('Una tormenta');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa' });
  const whole = preview.getByRole('region', { name: 'El artículo completo' });
  await expect.element(whole.getByRole('heading', { name: 'Calor' })).toBeVisible();
  await expect.element(whole.getByRole('heading', { name: 'Otra sección' })).toBeVisible();
  // The first section's usual heading is only the editor's.
  await expect.element(whole.getByRole('heading', { name: 'Contenido' })).not.toBeInTheDocument();
  await expect.element(whole.getByRole('img', { name: 'Una tormenta' })).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(field('Título')).toBeVisible();
});

test('a section about danger says where it will stand, and the preview begins with the article', async () => {
  await renderEditor();
  await fillRequired();
  const title = '¿Señales de golpe de calor? Llame al 911 ya';
  await field('Título de la sección').fill(title);
  await expect.element(page.getByText(es.content.dangerHint)).toBeVisible();
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const parts = page.getByRole('dialog', { name: 'Vista previa' }).getByRole('region');
  await expect.element(parts.getByRole('heading', { name: title })).toBeVisible();
  const names = parts.elements().map((part) => part.getAttribute('aria-label'));
  expect(names.indexOf('El artículo completo')).toBeLessThan(names.indexOf('En la lista de noticias'));
});

test('what Word copies is pasted as lines, and undo takes it back', async () => {
  await renderEditor();
  const main = field('Contenido Principal');
  await main.fill('Primero');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '\vTercero\u2028Cuarto\u0007');
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  const area = main.element() as HTMLTextAreaElement;
  area.setSelectionRange(area.value.length, area.value.length);
  area.dispatchEvent(event);
  await expect.element(main).toHaveValue('Primero\nTercero\nCuarto');
  document.execCommand('undo');
  await expect.element(main).toHaveValue('Primero');
});

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
