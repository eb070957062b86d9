import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { openKindPage } from '../../../../tests/component/kind-page.tsx';
import { aVersion, NOTHING } from '../../../../tests/component/revisions-api.ts';
import { ENGLISH, SPANISH } from '../../../../tests/support/languages.ts';
import { noticeKind } from '../notice-kind.ts';

const SUBJECT = 'notice/site';
const BODY = { level: 'info', spanish: 'Hoy cerramos a las tres.', english: 'We close at three.', link: '' };

/** The page of a notice that stands so; each write is answered with the next of the answers. */
async function openNotice(standing: object, ...answers: [status: number, body: unknown][]) {
  // Their type is that of the English words, to the letter.
  const loadPreviewWords = async () => ({ en: ENGLISH.words, es: SPANISH.words as never });
  return openKindPage(noticeKind, standing, answers, loadPreviewWords);
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const spanish = () => page.getByLabelText('Texto en español');
const english = () => page.getByLabelText('Texto en inglés');

beforeEach(() => localStorage.clear());

test('from a template to the site: the blanks are asked for, both languages are shown as they will stand', async () => {
  await page.viewport(360, 740);
  const { sent } = await openNotice({ last: 4 }, [200, NOTHING]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Aviso');
  await button('Tormenta').click();
  await expect.element(spanish()).toHaveFocus();
  await button('Publicar ahora').click();
  await expect
    .element(page.getByRole('region', { name: 'No se guardó: hay datos por corregir' }))
    .toHaveFocus();
  await expect.element(spanish()).toHaveAccessibleDescription(/Complete los espacios/);
  expect(sent).toEqual([]);
  await spanish().fill('Cerrado por la tormenta.');
  await english().fill('Closed for the storm.');
  await expect
    .element(page.getByRole('region', { name: 'Aviso', exact: true }))
    .toHaveTextContent('Urgente: Cerrado por la tormenta.');
  await expect
    .element(page.getByRole('region', { name: 'Notice' }))
    .toHaveTextContent('Urgent: Closed for the storm.');
  await expectAccessible();
  expectNoSidewaysScrolling();
  await button('Publicar ahora').click();
  await expect.element(page.getByText('Se publicó. Ya está en el sitio.').first()).toBeVisible();
  expect(sent).toMatchObject([
    {
      path: `${SUBJECT}/publish`,
      body: {
        basedOn: 4,
        body: {
          level: 'urgent',
          spanish: 'Cerrado por la tormenta.',
          english: 'Closed for the storm.',
          until: '',
        },
      },
    },
  ]);
});

test('without Spanish it is refused in a sentence, and nothing is sent', async () => {
  const { sent } = await openNotice({});
  await english().fill('Closed for the storm.');
  await button('Publicar ahora').click();
  await expect.element(spanish()).toHaveAccessibleDescription(/Escriba el aviso en español/);
  await expect.element(english()).toHaveValue('Closed for the storm.');
  expect(sent).toEqual([]);
});

test('one that would end before its time comes is refused at its end', async () => {
  const early = { fields: [{ field: 'until', key: 'until.early' }] };
  const { sent } = await openNotice({}, [422, early]);
  await spanish().fill('Cerrado.');
  await english().fill('Closed.');
  await page.getByLabelText('Hasta (opcional)').fill('2099-11-27T08:00');
  await button('Publicar el …').click();
  await page.getByLabelText('Fecha y hora de Florida').fill('2099-11-28T08:00');
  await button('Programar').click();
  await expect
    .element(page.getByLabelText('Hasta (opcional)'))
    .toHaveAccessibleDescription(/terminaría antes de empezar/);
  expect(sent[0]?.body).toMatchObject({ from: '2099-11-28T08:00', body: { until: '2099-11-27T08:00' } });
});

test('what stands is shown with its end, and taken away; a template that replaced a text gives it back', async () => {
  const body = { ...BODY, until: '2099-11-28T08:00' };
  const { sent } = await openNotice({ last: 3, inForce: aVersion({ number: 3, body }) }, [
    200,
    { ...NOTHING, last: 4, trashed: aVersion({ number: 4, body, status: 'trashed' }) },
  ]);
  await expect.element(page.getByText('Se quita solo: 28 nov 2099, 8:00 AM, hora de Florida.')).toBeVisible();
  await button('Día festivo').click();
  await button('Volver a lo que había').click();
  await expect.element(spanish()).toHaveValue(BODY.spanish);
  await button('Quitar del sitio').click();
  await expect.element(page.getByText('Ahora no hay ningún aviso en el sitio')).toBeVisible();
  // It is in the history; what is written next begins anew.
  await expect.element(spanish()).toHaveValue('');
  expect(sent).toEqual([{ path: `${SUBJECT}/trash`, body: { basedOn: 3 } }]);
});

test('the history tells two notices part by part, in words', async () => {
  const old = aVersion({ number: 1, body: { ...BODY, until: '' }, status: 'replaced' });
  const now = aVersion({ number: 2, body: { ...BODY, level: 'urgent', until: '2099-11-28T08:00' } });
  const { reads } = await openNotice({ last: 2, inForce: now });
  Object.assign(reads, {
    [`${SUBJECT}/history`]: { versions: [now, old], next: null },
    [`${SUBJECT}/versions/1`]: old,
    [`${SUBJECT}/versions/2`]: now,
  });
  await button('Historial').click();
  await expect.element(page.getByRole('dialog', { name: 'Historial: Aviso' })).toBeVisible();
  const level = page.getByRole('region', { name: 'Importancia' });
  await expect.element(level.getByRole('deletion')).toHaveTextContent('quitado: Información');
  await expect.element(level.getByRole('insertion')).toHaveTextContent('añadido: Urgente');
  await expect
    .element(page.getByRole('region', { name: 'Hasta (opcional)' }).getByRole('insertion'))
    .toHaveTextContent('añadido: 28 nov 2099, 8:00 AM');
});
