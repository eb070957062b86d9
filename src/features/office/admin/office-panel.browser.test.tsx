import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { openKindPage } from '../../../../tests/component/kind-page.tsx';
import { aVersion, NOTHING } from '../../../../tests/component/revisions-api.ts';
import { type ClosureBody, EMPTY_OFFICE } from '../office.ts';
import { officeKind } from '../office-kind.ts';

const SUBJECT = 'office/site';
const THANKSGIVING: ClosureBody = {
  date: '2099-11-26',
  office: '',
  opens: '',
  closes: '',
  english: 'Thanksgiving',
  spanish: 'Día de Acción de Gracias',
};

/** The page of an office that stands so; each write is answered with the next of the answers. */
async function openOffice(standing: object, ...answers: [status: number, body: unknown][]) {
  return openKindPage(officeKind, standing, answers);
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => localStorage.clear());

test('a holiday and a phone are published as they were typed, with the version that they began from', async () => {
  await page.viewport(360, 740);
  const { sent } = await openOffice({ last: 4 }, [200, NOTHING]);
  await button('Agregar un día').click();
  const date = page.getByLabelText('Fecha', { exact: true });
  await expect.element(date).toHaveFocus();
  await date.fill(THANKSGIVING.date);
  await page.getByLabelText('Qué día es, en español').fill(THANKSGIVING.spanish);
  await page.getByLabelText('Qué día es, en inglés').fill(THANKSGIVING.english);
  await page.getByLabelText('TTY').fill('800.555.0177');
  await expectAccessible();
  expectNoSidewaysScrolling();
  await button('Publicar ahora').click();
  await expect.element(page.getByText('Se publicó. Ya está en el sitio.').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: `${SUBJECT}/publish`,
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
  const { sent } = await openOffice({});
  await button('Agregar un día').click();
  await page.getByLabelText('Fecha', { exact: true }).fill('2020-11-26');
  await page.getByLabelText('TTY').fill('llamar a Marta');
  await button('Publicar ahora').click();
  const summary = page.getByRole('region', { name: 'No se guardó: hay datos por corregir' });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(page.getByLabelText('TTY'))
    .toHaveAccessibleDescription(/Escriba los diez dígitos, con el código de área/);
  const words = page.getByLabelText('Qué día es, en español');
  await expect.element(words).toHaveAccessibleDescription(/en los dos idiomas/);
  await summary
    .getByRole('link', { name: /en los dos idiomas/ })
    .last()
    .click();
  await expect.element(words).toHaveFocus();
  expect(sent).toEqual([]);
});

test('days that are past are not shown again, and without an answer what was typed stays', async () => {
  const body = { ...EMPTY_OFFICE, closures: [{ ...THANKSGIVING, date: '2020-11-26' }] };
  await openOffice({ last: 2, inForce: aVersion({ number: 2, body }) }, [500, {}]);
  await expect.element(page.getByText('No hay ninguno.')).toBeVisible();
  await page.getByLabelText('Fax').fill('(305) 555-0199');
  await button('Publicar ahora').click();
  await expect.element(page.getByText(/No se guardó: algo falló de nuestro lado/)).toBeVisible();
  await expect.element(page.getByLabelText('Fax')).toHaveValue('(305) 555-0199');
});

test('the history tells two versions part by part, in words', async () => {
  const hours = { firstDay: '1', lastDay: '5', opens: '09:00', closes: '17:00' } as const;
  const old = aVersion({ number: 1, body: EMPTY_OFFICE, status: 'replaced' });
  const body = {
    ...EMPTY_OFFICE,
    hours,
    closures: [THANKSGIVING],
    first: { ...EMPTY_OFFICE.first, street: 'Calle 8' },
  };
  const now = aVersion({ number: 2, body });
  await openOfficeHistory(old, now);
  const added = (part: string) => page.getByRole('region', { name: part }).getByRole('insertion');
  await expect
    .element(added('Horario de atención'))
    .toHaveTextContent('añadido: lunes – viernes, 09:00 – 17:00');
  await expect
    .element(added('Días festivos y excepciones'))
    .toHaveTextContent(
      'añadido: 2099-11-26, Las dos, y los teléfonos, cerrado todo el día: Día de Acción de Gracias / Thanksgiving',
    );
  await expect.element(added('Oficina 1')).toHaveTextContent('añadido: Calle 8');
});

async function openOfficeHistory(...[old, now]: ReturnType<typeof aVersion>[]) {
  const { reads } = await openOffice({ last: now?.number ?? 0, inForce: now });
  Object.assign(reads, {
    [`${SUBJECT}/history`]: { versions: [now, old], next: null },
    [`${SUBJECT}/versions/${old?.number}`]: old,
    [`${SUBJECT}/versions/${now?.number}`]: now,
  });
  await button('Historial').click();
}
