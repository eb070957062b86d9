import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import type { TrashedSubject } from '../revision.ts';
import { TrashList } from './trash-list.tsx';

/* 'Papelera', against an API that each test answers by hand. */

const lying = (number: number, title: string): TrashedSubject => ({
  number,
  kind: 'articles',
  subject: `00000000-0000-4000-8000-00000000000${number}`,
  status: 'trashed',
  inForceFrom: '2026-11-21T22:47:00Z',
  createdAt: '2026-11-21T22:47:00Z',
  until: '2026-12-21T22:47:00Z',
  author: 'ana',
  note: null,
  title,
});

/** The trash with these; an answer other than 200 is a refusal, after which the article lies there no longer. */
async function openTrash(list: TrashedSubject[], ...answers: number[]) {
  let there = list;
  const sent: string[] = [];
  const fetchApi = async (path: string, init?: RequestInit): Promise<Response> => {
    const short = path.replace('/api/revisions/', '');
    if (short === 'trash') return Response.json(there);
    const found = there.find(({ subject }) => short.includes(subject));
    if (init?.method !== 'POST') return Response.json({ last: found?.number ?? 9, trashed: found ?? null });
    sent.push(`${short} ${String(init.body)}`);
    const status = answers.shift() ?? 200;
    if (status === 500) return Response.json({ status, message: '' }, { status });
    there = there.filter((each) => each !== found);
    return Response.json(status === 200 ? {} : { status, message: '' }, { status });
  };
  await renderOnPage(<TrashList fetchApi={fetchApi} />, { language: 'es', path: '/admin/papelera' });
  return { sent };
}
const takeBack = (title: string) => page.getByRole('button', { name: `Recuperar «${title}»` });

test('it says what was deleted, by whom, when and until when; by keyboard it is taken back', async () => {
  const { sent } = await openTrash([lying(2, 'Trabajar al sol'), lying(1, 'Otro')]);
  await expect.element(page.getByText('2 elementos en la papelera')).toBeVisible();
  const first = page.getByRole('listitem').first();
  await expect
    .element(first)
    .toMatchTextContent(/Trabajar al sol.*Artículo.*Lo eliminó ana el 21 nov 2026.*hasta el 21 dic 2026/);
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await expect.element(takeBack('Trabajar al sol')).toBeVisible();
  takeBack('Trabajar al sol').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Se recuperó. Está como antes de eliminarlo.')).toHaveFocus();
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(1);
  expect(sent).toEqual([`articles/${lying(2, '').subject}/take-back {"basedOn":2}`]);
});

test('an empty one says so', async () => {
  await openTrash([]);
  await expect.element(page.getByText('La papelera está vacía.')).toBeVisible();
  await expectAccessible();
});

test.for([
  [404, 'su tiempo en la papelera terminó'],
  [412, 'otra persona fue más rápida'],
  [403, 'su cuenta no tiene permiso'],
  [500, 'algo falló de nuestro lado'],
] as const)('an answer of %i is told: %s', async ([status, words]) => {
  problems.allow(/500/);
  await openTrash([lying(1, 'Otro')], status);
  await takeBack('Otro').click();
  await expect.element(page.getByText(new RegExp(words))).toBeVisible();
});
