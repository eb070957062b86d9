import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { TextField } from '#ui/fields.tsx';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { aVersion, NOTHING, revisionsApi } from '../../../tests/component/revisions-api.ts';
import { greeting, greetingKind } from '../../../tests/support/greeting-kind.ts';
import type { History, Standing, Version } from '../revision.ts';
import type { KindPanel } from './kind-panel.ts';
import { RevisionEditor } from './revision-editor.tsx';
import { ScheduledList } from './scheduled-list.tsx';

/* What somebody who edits a kind sees, against an API that each test answers by hand. */

const ID = '00000000-0000-4000-8000-000000000001';

const version = (number: number, es: string, given: Partial<Version> = {}) =>
  aVersion({ number, kind: 'greeting', subject: ID, title: es, body: greeting(es), ...given });
const inForce = (number: number, es: string): Standing => ({
  ...NOTHING,
  last: number,
  inForce: version(number, es),
});
const SUBJECT = `greeting/${ID}`;

const panel: KindPanel<ReturnType<typeof greeting>> = {
  initial: { en: '', es: '' },
  useWords: () => ({
    lead: '',
    problemOf: (key) => `mal: ${key}`,
    passagesOf: ({ en, es }) => [
      { label: 'Inglés', text: en },
      { label: 'Español', text: es },
    ],
  }),
  Fields: ({ body, change, idOf, errorAt }) => (
    <TextField
      id={idOf('es')}
      label="Saludo"
      value={body.es}
      error={errorAt('es')}
      onChange={({ currentTarget }) => change(greeting(currentTarget.value))}
    />
  ),
  Stands: ({ body, children }) => <section aria-label="En el sitio">{body && children}</section>,
};

async function openEditor(fetchApi: FetchApi) {
  return renderOnPage(
    <RevisionEditor
      fetchApi={fetchApi}
      kind={greetingKind}
      panel={panel}
      subject={ID}
      loadPreviewWords={async () => ({ en: {}, es: {} })}
    />,
    { language: 'es', path: '/admin/saludo' },
  );
}
const field = () => page.getByLabelText('Saludo');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(() => localStorage.clear());

test('it says what is in force and what waits, and begins with the draft', async () => {
  const scheduled = [version(3, 'Luego', { status: 'scheduled', inForceFrom: '2026-11-28T05:00:00Z' })];
  const draft = version(4, 'Borrador', { status: 'draft', inForceFrom: null, author: 'luis' });
  const { fetchApi } = revisionsApi({ [SUBJECT]: { ...inForce(2, 'Hola'), last: 4, scheduled, draft } });
  await openEditor(fetchApi);
  await expect.element(field()).toHaveValue('Borrador');
  await expect.element(page.getByText(/En vigor desde el 21 nov 2026, 5:47 PM, por ana\./)).toBeVisible();
  await expect
    .element(page.getByText(/Espera una versión: el 28 nov 2026, 12:00 AM de Florida\. Dirá: «Luego»\./))
    .toBeVisible();
  await expect.element(page.getByText(/A su hora se publica entera/)).toBeVisible();
  await expect.element(page.getByText(/el borrador que luis guardó/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Quitar del sitio, también lo programado' }))
    .toBeVisible();
  await expectAccessible();
});

test('what is typed survives a closed page, and is published on the version that it began with', async () => {
  const { fetchApi, sent } = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') }, [200, inForce(3, 'Buenas')]);
  const first = await openEditor(fetchApi);
  await field().fill('Buenas');
  await first.unmount();
  await openEditor(fetchApi);
  await expect.element(field()).toHaveValue('Buenas');
  await expect.element(page.getByText(/Recuperamos lo que usted escribió/)).toBeVisible();
  await press('Publicar ahora');
  await expect.element(page.getByText('Se publicó. Ya está en el sitio.').first()).toBeVisible();
  expect(sent).toEqual([
    { path: `${SUBJECT}/publish`, body: { basedOn: 2, body: greeting('Buenas'), note: '' } },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('what was kept can be left for what is stored', async () => {
  const { fetchApi } = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') });
  const first = await openEditor(fetchApi);
  await field().fill('Buenas');
  await first.unmount();
  await openEditor(fetchApi);
  await press('Descartarlo');
  await expect.element(field()).toHaveValue('Hola');
});

test('what the schema refuses is said in a summary and at its field, and is not sent', async () => {
  const { fetchApi, sent } = revisionsApi({ [SUBJECT]: NOTHING });
  await openEditor(fetchApi);
  await press('Guardar borrador');
  const summary = page.getByRole('region', { name: 'No se guardó: hay datos por corregir' });
  await expect.element(summary).toHaveFocus();
  await expect.element(field()).toHaveAccessibleDescription('mal: field.required');
  await summary.getByRole('link', { name: 'mal: field.required' }).last().click();
  await expect.element(field()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('who was second is asked, and may save on top of the other', async () => {
  const given = revisionsApi(
    { [SUBJECT]: inForce(2, 'Hola') },
    [412, { code: 'stale-version' }],
    [200, inForce(6, 'Buenas')],
  );
  await openEditor(given.fetchApi);
  await field().fill('Buenas');
  given.reads[SUBJECT] = inForce(5, 'De Luis');
  await press('Publicar ahora');
  await expect
    .element(page.getByText('Otra persona guardó una versión mientras usted escribía'))
    .toBeVisible();
  await expect.element(field()).toHaveValue('Buenas');
  await expectAccessible();
  await press('Guardar la mía encima');
  await expect.element(page.getByText('Se publicó. Ya está en el sitio.').first()).toBeVisible();
  expect(given.sent.map(({ body }) => body['basedOn'])).toEqual([2, 5]);
});

test('or takes the other’s text', async () => {
  const given = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') }, [412, { code: 'stale-version' }]);
  await openEditor(given.fetchApi);
  await field().fill('Buenas');
  given.reads[SUBJECT] = inForce(5, 'De Luis');
  await press('Guardar borrador');
  await press('Descartar la mía y ver la otra');
  await expect.element(field()).toHaveValue('De Luis');
});

test('a save whose answer was lost is no conflict with oneself', async () => {
  const given = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') }, [412, { code: 'stale-version' }]);
  await openEditor(given.fetchApi);
  await field().fill('Buenas');
  // The database writes the fields in an order of its own.
  const { en, es } = greeting('Buenas');
  given.reads[SUBJECT] = { ...NOTHING, last: 3, inForce: { ...version(3, 'Buenas'), body: { es, en } } };
  await press('Publicar ahora');
  await expect.element(page.getByText('Se publicó. Ya está en el sitio.').first()).toBeVisible();
});

test('a time is asked for, sent as Florida’s clocks show it, and a past one is said at its field', async () => {
  const past = [422, { fields: [{ field: 'from', key: 'time.past' }] }] as [number, unknown];
  const { fetchApi, sent } = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') }, past);
  await openEditor(fetchApi);
  await press('Publicar el …');
  await press('Programar');
  await expect.element(page.getByText('Elija el día y la hora.')).toBeVisible();
  await page.getByLabelText('Fecha y hora de Florida').fill('2026-11-20T08:00');
  await press('Programar');
  await expect.element(page.getByText('Esa hora ya pasó en Florida. Elija una más tarde.')).toBeVisible();
  expect(sent.map(({ body }) => body['from'])).toEqual(['2026-11-20T08:00']);
  await expectAccessible();
});

test('without a connection what was typed stays, and it is said', async () => {
  const { fetchApi } = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') });
  await openEditor(async (path, init) => {
    if (init?.method === 'POST') throw new TypeError('no network');
    return fetchApi(path);
  });
  await field().fill('Buenas');
  await press('Publicar ahora');
  await expect.element(page.getByText(/No se guardó: no hay conexión/)).toBeVisible();
  await expect.element(field()).toHaveValue('Buenas');
});

test('the history shows two versions side by side, and restores one', async () => {
  const old = version(1, 'Abrimos el lunes', { status: 'replaced', note: 'Por la feria' });
  const current = version(2, 'Abrimos el martes');
  const listed: History = { versions: [current, old], next: null };
  const { fetchApi, sent } = revisionsApi(
    {
      [SUBJECT]: { ...NOTHING, last: 2, inForce: current },
      [`${SUBJECT}/history`]: listed,
      [`${SUBJECT}/versions/1`]: old,
      [`${SUBJECT}/versions/2`]: current,
    },
    [200, inForce(3, 'Abrimos el lunes')],
  );
  await openEditor(fetchApi);
  await press('Historial');
  const spanish = page.getByRole('region', { name: 'Español' });
  await expect.element(spanish.getByRole('deletion')).toHaveTextContent('quitado: lunes');
  await expect.element(spanish.getByRole('insertion')).toHaveTextContent('añadido: martes');
  await expect.element(page.getByText('Nota: Por la feria')).toBeVisible();
  await expectAccessible();
  await press('Restaurar esta versión');
  await expect.element(field()).toHaveValue('Abrimos el lunes');
  expect(sent).toEqual([{ path: `${SUBJECT}/restore`, body: { basedOn: 2, number: 1 } }]);
});

test('a version that is not taken today as it is comes into the editor, with what is wrong at its field', async () => {
  const old = version(1, 'Abrimos el lunes', { status: 'replaced' });
  const current = version(2, 'Abrimos el martes');
  const { fetchApi } = revisionsApi(
    {
      [SUBJECT]: { ...NOTHING, last: 2, inForce: current },
      [`${SUBJECT}/history`]: { versions: [current, old], next: null } satisfies History,
      [`${SUBJECT}/versions/1`]: old,
      [`${SUBJECT}/versions/2`]: current,
    },
    [422, { fields: [{ field: 'es', key: 'day.past' }] }],
  );
  await openEditor(fetchApi);
  await press('Historial');
  await press('Restaurar esta versión');
  await expect.element(field()).toHaveValue('Abrimos el lunes');
  await expect.element(field()).toHaveAccessibleDescription('mal: day.past');
  await expect
    .element(page.getByRole('region', { name: 'No se guardó: hay datos por corregir' }))
    .toHaveFocus();
});

test('what stands is taken off the site; what was being written stays, and follows on that', async () => {
  const taken = { ...NOTHING, last: 3, trashed: version(3, 'Hola', { status: 'trashed' }) };
  const given = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') }, [200, taken], [200, inForce(4, 'Buenas')]);
  await openEditor(given.fetchApi);
  await field().fill('Buenas');
  await press('Quitar del sitio');
  await expect.element(page.getByText(/ana lo quitó del sitio el 21 nov 2026, 5:47 PM\./)).toBeVisible();
  // The button has gone; the keyboard goes on at what is said.
  expect(document.activeElement?.textContent).toContain('lo quitó del sitio');
  await expect.element(field()).toHaveValue('Buenas');
  await press('Publicar ahora');
  await expect.element(page.getByText('Se publicó. Ya está en el sitio.').first()).toBeVisible();
  expect(given.sent.map(({ path, body }) => [path, body['basedOn']])).toEqual([
    [`${SUBJECT}/trash`, 2],
    [`${SUBJECT}/publish`, 3],
  ]);
});

test('when somebody else was first, what stands now is shown before it is taken away', async () => {
  const given = revisionsApi({ [SUBJECT]: inForce(2, 'Hola') }, [412, { code: 'stale-version' }]);
  await openEditor(given.fetchApi);
  given.reads[SUBJECT] = { ...NOTHING, last: 5, inForce: version(5, 'De Luis', { author: 'luis' }) };
  await press('Quitar del sitio');
  await expect.element(page.getByText(/Otra persona lo cambió entretanto/)).toBeVisible();
  await expect.element(page.getByText(/En vigor desde .*, por luis\./)).toBeVisible();
  await expect.element(field()).toHaveValue('Hola');
});

test('what has ended by itself is said, and nothing stands', async () => {
  const { fetchApi } = revisionsApi({
    [SUBJECT]: { ...NOTHING, last: 2, ended: version(2, 'Hola', { status: 'ended' }) },
  });
  await openEditor(fetchApi);
  await expect
    .element(page.getByText('Lo que ana publicó el 21 nov 2026, 5:47 PM ya terminó.'))
    .toBeVisible();
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Quitar del sitio' })).not.toBeInTheDocument();
});

test('all that waits is in a list, with Florida’s time; cancelled, the keyboard goes on at what is said', async () => {
  const waiting = version(7, 'Cerrado', { status: 'scheduled', inForceFrom: '2026-11-28T05:00:00Z' });
  const given = revisionsApi({ scheduled: [waiting] }, [200, NOTHING]);
  await renderOnPage(<ScheduledList fetchApi={given.fetchApi} />, {
    language: 'es',
    path: '/admin/programado',
  });
  await expect
    .element(page.getByText('28 de noviembre de 2026 a las 12:00 AM, hora de Florida').first())
    .toBeVisible();
  await expect.element(page.getByText('greeting: Cerrado')).toBeVisible();
  await expectAccessible();
  given.reads['scheduled'] = [];
  page
    .getByRole('button', { name: /^Cancelar/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Se canceló. Sigue en el historial.')).toHaveFocus();
  await expect.element(page.getByText('No hay nada programado.')).toBeVisible();
  expect(given.sent.map(({ path }) => path)).toEqual([`${SUBJECT}/versions/7/cancel`]);
});
