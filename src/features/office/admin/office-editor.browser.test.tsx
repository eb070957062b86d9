import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { EMPTY_OFFICE, type OfficeBody } from '../office.ts';
import { OfficePage } from './office-page.tsx';

const NOTHING = { last: 0, trashed: null, inForce: null, scheduled: [], draft: null };
const STALE = { status: 412, code: 'stale', message: 'Somebody else was first.' };

type Sent = { path: string; body: { basedOn: number; body: OfficeBody; from?: string } };

/** The editor on an office that stands so; each write is answered with the next of the answers. */
async function openOffice(standing: object, ...answers: { status: number }[]) {
  const sent: Sent[] = [];
  const fetchApi = vi.fn(async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ ...NOTHING, ...standing });
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const answer = answers.shift() ?? { status: 200 };
    if (answer.status !== 200) return Response.json(answer, answer);
    return Response.json({ ...NOTHING, last: 9 });
  });
  await renderOnPage(<OfficePage fetchApi={fetchApi} />, { language: 'es', path: '/admin/office' });
  return sent;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a holiday and a phone are published as they were typed, with the version that they began from', async () => {
  const sent = await openOffice({ last: 4 });
  await button('Agregar un día').click();
  const date = page.getByLabelText('Fecha', { exact: true });
  await expect.element(date).toHaveFocus();
  await date.fill('2099-11-26');
  await page.getByLabelText('Qué día es, en español').fill('Día de Acción de Gracias');
  await page.getByLabelText('Qué día es, en inglés').fill('Thanksgiving');
  await page.getByLabelText('TTY').fill('800.555.0177');
  await button('Publicar ahora').click();
  await expect.element(page.getByText('Publicado. El sitio ya lo muestra.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/api/revisions/office/site/publish',
    body: {
      basedOn: 4,
      body: {
        phones: { tty: '(800) 555-0177' },
        closures: [{ date: '2099-11-26', english: 'Thanksgiving' }],
      },
    },
  });
});

test('what is wrong is said in a sentence at its field, and nothing is sent', async () => {
  const sent = await openOffice({});
  await button('Agregar un día').click();
  await page.getByLabelText('Fecha', { exact: true }).fill('2020-11-26');
  await page.getByLabelText('TTY').fill('llamar a Marta');
  await button('Publicar ahora').click();
  await expect.element(page.getByRole('region', { name: 'Hay datos por corregir' })).toHaveFocus();
  await expect
    .element(page.getByLabelText('TTY'))
    .toHaveAccessibleDescription(/Escriba los diez dígitos, con el código de área/);
  await expect
    .element(page.getByLabelText('Qué día es, en español'))
    .toHaveAccessibleDescription(/en los dos idiomas/);
  expect(sent).toEqual([]);
});

test('a time of Florida schedules it', async () => {
  const sent = await openOffice({});
  await page.getByLabelText('Publicar a partir de (opcional)').fill('2099-11-28T08:00');
  await button('Programar').click();
  await expect.element(page.getByText('Programado. El sitio lo mostrará desde esa hora.')).toBeVisible();
  expect(sent[0]?.body.from).toBe('2099-11-28T08:00');
});

test('when somebody else was first, mine stays and is saved on top when it is asked for', async () => {
  const sent = await openOffice({ last: 7 }, STALE);
  await page.getByLabelText('Fax').fill('(305) 555-0199');
  await button('Guardar borrador').click();
  await expect.element(page.getByText('Otra persona guardó una versión', { exact: false })).toBeVisible();
  await button('Guardar la mía encima').click();
  await expect.element(page.getByText('Borrador guardado.', { exact: false })).toBeVisible();
  expect(sent.map(({ path, body }) => [path, body.basedOn, body.body.phones.fax])).toEqual([
    ['/api/revisions/office/site/draft', 7, '(305) 555-0199'],
    ['/api/revisions/office/site/draft', 7, '(305) 555-0199'],
  ]);
});

test('days that are past are not shown again, and without a connection what was typed stays', async () => {
  const past = { date: '2020-11-26', office: '', opens: '', closes: '', english: 'A day', spanish: 'Un día' };
  const body = { ...EMPTY_OFFICE, closures: [past] };
  await openOffice({ inForce: { body } }, { status: 500 });
  await expect.element(page.getByText('No hay ninguno.')).toBeVisible();
  await page.getByLabelText('Fax').fill('(305) 555-0199');
  await button('Publicar ahora').click();
  await expect.element(page.getByText('No se pudo guardar.', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Fax')).toHaveValue('(305) 555-0199');
});
