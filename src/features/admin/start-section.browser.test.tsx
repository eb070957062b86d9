import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { InboxOverview } from '#features/inbox/inbox.ts';
import type { Version } from '#revisions/revision.ts';
import type { Role } from '#rights/can.ts';
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

const version = (given: Partial<Version>): Version => ({
  number: 1,
  kind: 'notice',
  subject: 'site',
  status: 'draft',
  inForceFrom: null,
  createdAt: '2026-11-25T15:00:00Z',
  author: 'lucia',
  note: null,
  title: '',
  ...given,
});
const DRAFTS = [version({ number: 7, title: 'Cerrado por la tormenta.' })];
const SCHEDULED = [
  version({ number: 8, kind: 'office', status: 'scheduled', inForceFrom: '2026-11-27T05:00:00Z' }),
];
const ARTICLES = [{ isActive: false }, { isActive: true }, { isActive: false }];

type Answers = Record<string, () => Response>;

async function openStart(role: Role, answers: Answers = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-26T15:00:00Z'), toFake: ['Date'] });
  const usual: Answers = {
    '/api/auth/session': () => Response.json({ username: 'prueba', role }),
    '/api/submissions/overview': () => Response.json(OVERVIEW),
    '/api/revisions/drafts': () => Response.json(DRAFTS),
    '/api/revisions/scheduled': () => Response.json(SCHEDULED),
    '/api/articles': () => Response.json(ARTICLES),
  };
  const asked: string[] = [];
  const fetchApi = async (path: string) => {
    const [address = ''] = path.split('?');
    asked.push(address);
    return answers[address]?.() ?? usual[address]?.() ?? Response.error();
  };
  await renderOnPage(<StartSection fetchApi={fetchApi} />, { language: 'es', path: '/admin/inicio' });
  return { asked };
}
const part = (name: string) => page.getByRole('region', { name });

test.each([360, 1280])('at %i px it says what waits, and this month by kind and day', async (width) => {
  await page.viewport(width, 800);
  const { asked } = await openStart('support');
  const waiting = part('Solicitudes sin respuesta');
  await expect.element(waiting).toMatchTextContent('Esperan 2 solicitudes nuevas.');
  await expect.element(waiting).toMatchTextContent('Contacto · hace 4 días');
  await expect
    .element(waiting.getByRole('link', { name: 'Abrir la solicitud CC-2345-6789 de Ana Ruiz' }))
    .toHaveAttribute('href', '/admin/inbox?state=new&solicitud=CC-2345-6789');
  const month = part('Solicitudes de noviembre');
  await expect.element(month).toMatchTextContent('Este mes llegaron 7.');
  await expect.element(month).toMatchTextContent('El día con más: 22 nov, con 5.');
  await month.getByText('Ver los números de cada día').click();
  const rows = month.getByRole('row');
  await expect.element(rows.last()).toMatchTextContent(/22 nov\s*5\s*Contacto: 1 · Cotización: 4/);
  expect(rows.elements()).toHaveLength(3);
  const unpublished = part('Sin publicar');
  await expect
    .element(unpublished.getByRole('link', { name: 'Aviso: Cerrado por la tormenta.' }))
    .toHaveAttribute('href', '/admin/notice');
  await expect.element(unpublished).toMatchTextContent('Borrador que lucia guardó el 25 nov 2026, 10:00 AM.');
  await expect
    .element(part('Programado'))
    .toMatchTextContent('Oficina27 de noviembre de 2026 a las 12:00 AM, hora de Florida');
  // Nothing that their role does not have.
  const often = part('Lo que más se hace');
  await expect.element(often.getByRole('link', { name: 'Atender las solicitudes nuevas' })).toBeVisible();
  await expect.element(often.getByRole('link', { name: 'Ver quién hizo qué' })).not.toBeInTheDocument();
  expect(asked).not.toContain('/api/articles');
  await expectAccessible();
  await expectNoSidewaysScrolling();
});

test('who writes the articles sees those that are not shown, and nothing of requests', async () => {
  const { asked } = await openStart('editor', { '/api/revisions/drafts': () => Response.json([]) });
  const unpublished = part('Sin publicar');
  await expect.element(unpublished).toMatchTextContent('2 artículos están inactivos: el público no los ve.');
  await expect
    .element(unpublished.getByRole('link', { name: 'Ver los inactivos' }))
    .toHaveAttribute('href', '/admin?state=inactive');
  await expect
    .element(part('Lo que más se hace').getByRole('link', { name: 'Escribir o cambiar artículos' }))
    .toBeVisible();
  await expect.element(part('Solicitudes sin respuesta')).not.toBeInTheDocument();
  expect(asked).not.toContain('/api/submissions/overview');
  await expectAccessible();
});

test('what could not be loaded can be asked for again, beside the rest; where nothing is it says so', async () => {
  problems.allow(/^500: fault/);
  const empty = { ...OVERVIEW, counts: { new: 0, 'in-progress': 0, done: 0 }, oldest: [], month: [] };
  const overviews = [new Response('fault', { status: 500 })];
  await openStart('administrator', {
    '/api/submissions/overview': () => overviews.shift() ?? Response.json(empty),
    '/api/revisions/drafts': () => Response.json([]),
    '/api/revisions/scheduled': () => Response.json([]),
    '/api/articles': () => Response.json([]),
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se pudo cargar todo');
  await expect
    .element(part('Sin publicar'))
    .toMatchTextContent('No hay borradores ni nada que falte publicar.');
  await expect.element(part('Programado')).toMatchTextContent('No hay nada programado.');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByText('No espera ninguna solicitud nueva.')).toBeVisible();
  await expect.element(page.getByText('Este mes no ha llegado ninguna.')).toBeVisible();
});
