import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { InboxOverview } from '#features/inbox/inbox.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { StartSection } from './start-section.tsx';

/* The panel's home (docs/product/administration.md, Home). */

const OVERVIEW: InboxOverview = {
  today: '2026-11-26',
  counts: { new: 2, 'in-progress': 1, done: 9 },
  oldest: [
    {
      id: '1',
      reference: 'CC-2345-6789',
      kind: 'contact',
      state: 'new',
      receivedAt: '2026-11-22T12:00:00Z',
      name: 'Ana Ruiz',
      about: 'Billing Questions',
      phone: null,
      hasNote: false,
      mailedAt: null,
    },
  ],
  month: [
    { day: '2026-11-03', kind: 'contact', count: 2 },
    { day: '2026-11-22', kind: 'contact', count: 1 },
    { day: '2026-11-22', kind: 'quote-request', count: 4 },
  ],
};

async function openStart(answers: (() => Response)[]) {
  vi.useFakeTimers({ now: new Date('2026-11-26T15:00:00Z'), toFake: ['Date'] });
  const fetchApi = async (path: string) => {
    if (path.endsWith('/session')) return Response.json({ username: 'prueba', role: 'support' });
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error();
  };
  await renderOnPage(<StartSection fetchApi={fetchApi} />, { language: 'es', path: '/admin/inicio' });
}

test.each([360, 1280])('at %i px it says what waits, and this month by kind and day', async (width) => {
  await page.viewport(width, 800);
  await openStart([() => Response.json(OVERVIEW)]);
  const waiting = page.getByRole('region', { name: 'Lo que espera' });
  await expect.element(waiting).toMatchTextContent('Esperan 2 solicitudes nuevas.');
  await expect.element(waiting).toMatchTextContent('Contacto · hace 4 días');
  await expect
    .element(waiting.getByRole('link', { name: 'Abrir la solicitud CC-2345-6789 de Ana Ruiz' }))
    .toHaveAttribute('href', '/admin/inbox?state=new&solicitud=CC-2345-6789');
  const month = page.getByRole('region', { name: 'Solicitudes de noviembre' });
  await expect.element(month).toMatchTextContent('Este mes llegaron 7.');
  await expect.element(month).toMatchTextContent('El día con más: 22 nov, con 5.');
  await month.getByText('Ver los números de cada día').click();
  const rows = month.getByRole('row');
  await expect.element(rows.last()).toMatchTextContent(/22 nov\s*5\s*Contacto: 1 · Cotización: 4/);
  expect(rows.elements()).toHaveLength(3);
  // Nothing that their role does not have.
  const often = page.getByRole('region', { name: 'Lo que más se hace' });
  await expect.element(often.getByRole('link', { name: 'Atender las solicitudes nuevas' })).toBeVisible();
  await expect.element(often.getByRole('link', { name: 'Ver quién hizo qué' })).not.toBeInTheDocument();
  await expectAccessible();
  await expectNoSidewaysScrolling();
});

test('what waits can be asked for again when it could not be loaded; an empty month says so', async () => {
  problems.allow(/^500: fault/);
  const empty = { ...OVERVIEW, counts: { new: 0, 'in-progress': 0, done: 0 }, oldest: [], month: [] };
  await openStart([() => new Response('fault', { status: 500 }), () => Response.json(empty)]);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se pudo cargar lo que espera');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByText('No espera ninguna solicitud nueva.')).toBeVisible();
  await expect.element(page.getByText('Este mes no ha llegado ninguna.')).toBeVisible();
});
