import { useNavigate, useSearch } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { type ActivityItem, type ActivityPerson, parseActivityFilters } from './activity.ts';
import { ActivitySection } from './activity-section.tsx';

/* The activity list (docs/product/administration.md, Activity). */

const button = (name: string) => page.getByRole('button', { name });
const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });

const entry = (id: number, given: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  happenedAt: '2026-01-01T12:00:00.000Z',
  username: 'prueba',
  action: 'synced',
  subject: `Prueba ${id}`,
  details: null,
  count: 1,
  ...given,
});

const person = (id: string, username: string, lastAt: string): ActivityPerson => ({ id, username, lastAt });
/** Two of them had the same name. */
const PEOPLE = [
  person('id-1', 'otra', '2026-03-02T15:00:00Z'),
  person('id-2', 'otra', '2026-11-20T15:00:00Z'),
  person('id-3', 'prueba', '2026-11-25T15:00:00Z'),
];

/** The section at its address, which keeps the filters. */
function Section({ fetchApi }: { fetchApi: FetchApi }) {
  const filters = parseActivityFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <ActivitySection
      fetchApi={fetchApi}
      filters={filters}
      onFilter={(search) => navigate({ to: '/admin/activity', search })}
    />
  );
}

async function openList(answer: (query: URLSearchParams) => Response) {
  const fetchApi = vi.fn(async (path: string) => answer(new URL(path, location.origin).searchParams));
  const { router } = await renderOnPage(<Section fetchApi={fetchApi} />, {
    language: 'es',
    path: '/admin/activity',
  });
  return { address: () => router.state.location.search };
}

test('it is narrowed by action, person and words; two choices at once are both kept', async () => {
  const entries = [
    entry(2, { action: 'sign-in', subject: null }),
    entry(1, { action: 'user-created', subject: 'otra' }),
  ];
  const { address } = await openList((query) => {
    const action = query.get('action');
    const found = query.has('search')
      ? []
      : entries.filter((each) => action === null || each.action === action);
    return Response.json({ entries: found, next: null, people: PEOPLE });
  });
  await expect.element(item('Inició sesión')).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await page.getByLabelText('Acción').selectOptions('user-created');
  await expect.poll(address).toEqual({ action: 'user-created' });
  await expect.element(item('Se creó un administrador: otra')).toBeVisible();
  await expect.element(item('Inició sesión')).not.toBeInTheDocument();
  await button('Quitar filtros').click();
  await expect.element(page.getByLabelText('Buscar')).toHaveFocus();
  await expect.element(item('Inició sesión')).toBeVisible();

  const choose = (id: string, value: string) => {
    const select = document.getElementById(id) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('activity-action', 'user-created');
  await null;
  choose('activity-person', 'id-3');
  await expect.poll(address).toEqual({ action: 'user-created', person: 'id-3' });
  const names = [...document.querySelectorAll('#activity-person option')].map((option) => option.textContent);
  expect(names).toEqual([
    'Todas las personas',
    'otra (hasta el 2 de marzo de 2026)',
    'otra (hasta el 20 de noviembre de 2026)',
    'prueba',
  ]);

  await page.getByLabelText('Buscar').fill('qqqqqqqq');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nada coincide con estos filtros.')).toBeVisible();
  await expectAccessible();
});

test('of more of it the first new entry takes the focus', async () => {
  await openList((query) =>
    Response.json(
      query.has('before')
        ? { entries: [entry(1)], next: null, people: [] }
        : { entries: [entry(3), entry(2)], next: 2, people: [] },
    ),
  );
  await button('Mostrar más').click();
  await expect.element(item('Prueba 1')).toHaveFocus();
  await expect.element(button('Mostrar más')).not.toBeInTheDocument();
});

test('who came and went is hidden until a switch shows it; two days narrow it', async () => {
  const asked: string[] = [];
  const { address } = await openList((query) => {
    asked.push(query.toString());
    return Response.json({ entries: [entry(1)], next: null, people: [] });
  });
  await expect.element(item('Prueba 1')).toBeVisible();
  const signIns = page.getByRole('switch', { name: 'Mostrar también quién entró y salió' });
  await expect.element(signIns).not.toBeChecked();
  await signIns.click();
  await expect.poll(address).toEqual({ signIns: '1' });
  await page.getByLabelText('Desde').fill('2026-11-01');
  await page.getByLabelText('Hasta').fill('2026-11-26');
  await expect.poll(address).toEqual({ signIns: '1', from: '2026-11-01', until: '2026-11-26' });
  await expect.poll(() => asked.at(-1)).toBe('from=2026-11-01&until=2026-11-26');
  expect(asked[0]).toBe('signIns=hidden');
  await expectAccessible();
  await expectNoSidewaysScrolling();
});

test('it says in words what was changed', async () => {
  const details = { changed: 'title, content' };
  const entries = [entry(1, { action: 'article-updated', subject: 'Calor', details })];
  await openList(() => Response.json({ entries, next: null, people: [] }));
  await expect.element(item('Actualizó un artículo: Calor')).toMatchTextContent('Cambió: título, contenido');
});

test('more that could not be loaded is tried again by its button, which says that it is at work', async () => {
  problems.allow(/^500: fault/);
  const answers = [new Response('fault', { status: 500 })];
  const again = Promise.withResolvers<Response>();
  const first = { entries: [entry(2)], next: 2, people: [] };
  const fetchApi = async (path: string) =>
    path.includes('before') ? (answers.shift() ?? again.promise) : Response.json(first);
  await renderOnPage(<Section fetchApi={fetchApi} />, { language: 'es', path: '/admin/activity' });
  await button('Mostrar más').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se pudo cargar la actividad');
  await expect.element(button('Intentar de nuevo')).not.toBeInTheDocument();
  await button('Mostrar más').click();
  await expect.element(button('Cargando...')).toBeVisible();
  again.resolve(Response.json({ entries: [entry(1)], next: null, people: [] }));
  await expect.element(item('Prueba 1')).toHaveFocus();
});

test('one that could not be loaded says so and can be tried again', async () => {
  problems.allow(/^500: fault/);
  const answers = [new Response('fault', { status: 500 })];
  await openList(() => answers.shift() ?? Response.json({ entries: [entry(1)], next: null, people: [] }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se pudo cargar la actividad');
  await button('Intentar de nuevo').click();
  await expect.element(item('Prueba 1')).toBeVisible();
});

test('what happened many times in an hour is one line that says how often', async () => {
  const refused = { action: 'sign-in-refused', username: null, details: null } as const;
  const entries = [
    entry(3, { ...refused, subject: 'ana', count: 12 }),
    entry(2, { ...refused, subject: null, count: 2 }),
    entry(1, { ...refused, subject: 'bea', count: 1 }),
  ];
  await openList(() => Response.json({ entries, next: null, people: [] }));
  await expect.element(item('Intento de entrada rechazado: ana · 12 veces')).toBeVisible();
  await expect.element(item('Intento de entrada rechazado · 2 veces')).toBeVisible();
  await expect.element(item('Intento de entrada rechazado: bea')).not.toMatchTextContent(/ve[cz]/);
  await expectAccessible();
  await expectNoSidewaysScrolling();
});
