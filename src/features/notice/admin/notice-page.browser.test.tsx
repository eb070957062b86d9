import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../../tests/component/expect-no-sideways-scrolling.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { ENGLISH, SPANISH } from '../../../../tests/support/languages.ts';
import type { NoticeBody } from '../notice.ts';
import { NoticePage } from './notice-page.tsx';

const NOTHING = { last: 0, trashed: null, inForce: null, scheduled: [], draft: null };
const STALE = { status: 412, code: 'stale', message: 'Somebody else was first.' };

type Sent = { path: string; body: { basedOn: number; body: NoticeBody; from?: string } };

/** The editor on a notice that stands so; each write is answered with the next of the answers. */
async function openNotice(standing: object, ...answers: { status: number }[]) {
  const sent: Sent[] = [];
  const fetchApi = vi.fn(async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ ...NOTHING, ...standing });
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const answer = answers.shift() ?? { status: 200 };
    if (answer.status !== 200) return Response.json(answer, answer);
    return Response.json({ ...NOTHING, last: 9 });
  });
  // Their type is that of the English words, to the letter.
  const messages = { en: ENGLISH.words, es: SPANISH.words as never };
  await renderOnPage(<NoticePage fetchApi={fetchApi} messages={messages} />, { language: 'es' });
  return { sent };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const spanish = () => page.getByLabelText('Texto en español');
const english = () => page.getByLabelText('Texto en inglés');

test('from a template to the site: the blanks are asked for, both languages are shown as they will stand', async () => {
  await page.viewport(360, 740);
  const { sent } = await openNotice({ last: 4 });
  await button('Tormenta').click();
  await expect.element(spanish()).toHaveFocus();
  await button('Publicar ahora').click();
  await expect.element(spanish()).toHaveAccessibleDescription(/Complete los espacios/);
  expect(sent).toEqual([]);
  await spanish().fill('Cerrado por la tormenta.');
  await english().fill('Closed for the storm.');
  await expect
    .element(page.getByRole('region', { name: 'Notice' }))
    .toHaveTextContent('Urgent: Closed for the storm.');
  await expect
    .element(page.getByRole('region', { name: 'Aviso' }))
    .toHaveTextContent('Urgente: Cerrado por la tormenta.');
  await expectAccessible();
  expectNoSidewaysScrolling();
  await button('Publicar ahora').click();
  await expect.element(page.getByText('Publicado. El aviso ya está en todas las páginas.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      path: '/api/revisions/notice/site/publish',
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

test('a time of Florida schedules it; one that ends before it begins is refused', async () => {
  const { sent } = await openNotice({});
  await spanish().fill('Cerrado.');
  await english().fill('Closed.');
  await page.getByLabelText('Desde (opcional)').fill('2099-11-28T08:00');
  await page.getByLabelText('Hasta (opcional)').fill('2099-11-27T08:00');
  await button('Programar').click();
  await expect
    .element(page.getByLabelText('Hasta (opcional)'))
    .toHaveAccessibleDescription(/terminaría antes de empezar/);
  expect(sent).toEqual([]);
  await page.getByLabelText('Hasta (opcional)').fill('2099-11-29T08:00');
  await button('Programar').click();
  await expect.element(page.getByText('Programado. El aviso aparecerá a esa hora.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ from: '2099-11-28T08:00', body: { until: '2099-11-29T08:00' } });
});

test('when somebody else was first, mine stays and is saved on top when it is asked for', async () => {
  const { sent } = await openNotice({ last: 7 }, STALE);
  await spanish().fill('Cerrado.');
  await english().fill('Closed.');
  await button('Publicar ahora').click();
  await button('Guardar la mía encima').click();
  await expect.element(page.getByText('Publicado.', { exact: false })).toBeVisible();
  expect(sent.map(({ body }) => body.body.spanish)).toEqual(['Cerrado.', 'Cerrado.']);
});

test('what stands is shown and taken away; a template that replaced a text gives it back', async () => {
  const body = {
    level: 'info',
    spanish: 'Hoy cerramos a las tres.',
    english: 'We close at three.',
    link: '',
    until: '',
  };
  const { sent } = await openNotice({ last: 3, inForce: { body } });
  await button('Día festivo').click();
  await button('Volver a lo que había').click();
  await expect.element(spanish()).toHaveValue(body.spanish);
  await button('Quitar el aviso').click();
  await expect.element(page.getByText('Ahora no hay ningún aviso en el sitio')).toBeVisible();
  expect(sent).toEqual([{ path: '/api/revisions/notice/site/trash', body: { basedOn: 3 } }]);
});
