import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { SyncPage } from './sync-page.tsx';
import type { SyncReport } from './sync-report.ts';

/* The sync page: what would change, what has, and how it tells of failures (docs/product/administration.md, Sync). */

const problem = (status: number, code: string, message: string, given: object = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', status, code, message, ...given }), { status });
const html = { 'Content-Type': 'text/html' };

/** Opens the page, whose every call is answered alike, and presses the button. */
async function renderSync(answer: () => Response) {
  problems.allow(/^\d{3}: |Failed to fetch/);
  await renderOnPage(<SyncPage fetchApi={async () => answer()} />, { language: 'es', path: '/sync' });
  await page.getByRole('button', { name: 'Sincronizar Datos Ahora' }).click();
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(2);
  return page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent);
}

test.each([
  [
    'a site that is not available',
    () => problem(503, 'unavailable', 'Not now.'),
    'Error: 503: {"type":"about:blank","status":503,"code":"unavailable","message":"Not now."}',
  ],
  ['a text', () => new Response('unavailable', { status: 503 }), 'Error: 503: unavailable'],
  [
    'a proxy’s page',
    () => new Response('<p>Bad</p>', { status: 502, headers: html }),
    'Error: 502: <p>Bad</p>',
  ],
  [
    'no body',
    () => new Response('', { status: 504, statusText: 'Gateway Timeout' }),
    'Error: 504: Gateway Timeout',
  ],
  [
    'a page in place of the site',
    () => new Response('<p>Wifi</p>', { headers: html }),
    'Error: 200: <p>Wifi</p>',
  ],
  ['no report', () => Response.json({ done: true }), 'Error: 200: {"done":true}'],
])('%s is shown as "Error: " with status and body', async (_what, answer, message) => {
  for (const alert of await renderSync(answer)) expect(alert).toContain(message);
});

test('what the site knows by name has words of the office, and a number for whoever runs it', async () => {
  const alerts = await renderSync(() =>
    problem(502, 'production-unreachable', 'No answer.', { requestId: 'a1b2' }),
  );
  for (const alert of alerts) {
    expect(alert).toContain('Error: La base de datos de producción no responde.');
    expect(alert).toContain('dígale este número: a1b2.');
    expect(alert).not.toContain('No answer.');
  }
});

test('only without any answer there is no connection', async () => {
  const alerts = await renderSync(() => {
    throw new TypeError('Failed to fetch');
  });
  for (const alert of alerts) expect(alert).toContain('Error: No hay conexión con el sitio.');
});

const REPORT: SyncReport = {
  target: 'production',
  migrations: 0,
  user: { username: 'prueba', outcome: 'unchanged' },
  articles: [
    { slug: 'uno', language: 'es', title: 'Uno', outcome: 'updated' },
    { slug: 'two', language: 'en', title: 'Two', outcome: 'created' },
  ],
  picturesNotCarried: [{ slug: 'uno', image: '/objects/1' }],
  at: '2026-11-20T12:00:00.000Z',
};

test('it says what would change and, once, changes it; a failure of either can be tried again, and is said no longer', async () => {
  problems.allow(/^502: /);
  const failure = () => problem(502, 'production-unreachable', 'The production database does not answer.');
  const previews = [failure()];
  const answer = Promise.withResolvers<Response>();
  const answers = [Promise.resolve(failure()), answer.promise];
  const sent: RequestInit[] = [];
  const fetchApi = vi.fn(async (_path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return previews.shift() ?? Response.json(REPORT);
    sent.push(init);
    return answers.shift() ?? failure();
  });
  await renderOnPage(<SyncPage fetchApi={fetchApi} />, { language: 'es', path: '/sync' });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('La base de datos de producción no responde.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  const wouldChange = page.getByRole('region', { name: 'Qué cambiaría ahora' });
  await expect.element(wouldChange.getByText('Cambiarían 2 cosas.')).toBeVisible();
  await expect.element(wouldChange.getByText('Usuario administrador')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  expect(wouldChange.getByRole('list').first().getByRole('listitem').elements()).toHaveLength(3);
  await expectAccessible();
  await expectNoSidewaysScrolling();

  const sync = page.getByRole('button', { name: 'Sincronizar Datos Ahora' });
  await sync.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent).toHaveLength(1);

  sync.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Sincronizando...' })).toHaveFocus();
  // A second press while it runs does nothing.
  await userEvent.keyboard('{Enter}');
  answer.resolve(Response.json(REPORT));
  const done = 'Sincronización terminada: 1 creado, 1 actualizado, 1 sin cambios.';
  await expect.element(page.getByText(done)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  expect(sent).toHaveLength(2);
  for (const { headers, body } of sent) {
    expect(new Headers(headers).get('Content-Type')).toBe('application/json');
    expect(body).toBeUndefined();
  }
  const result = page.getByRole('region', { name: 'Resultado' }).getByCss('pre');
  expect(JSON.parse(result.element().textContent ?? '')).toEqual(REPORT);
  await expect.element(sync).toHaveFocus();
  await expectAccessible();
  await expectNoSidewaysScrolling();
});

test.each([
  [
    'updated',
    'La contraseña de prueba en producción pasará a ser la que tiene aquí, y sus sesiones abiertas allá',
  ],
  ['unknown', 'Si prueba tiene otra contraseña en producción, pasará a ser la que tiene aquí'],
] as const)('of a password that is %s it says so beforehand', async (outcome, words) => {
  const report = { ...REPORT, user: { username: 'prueba', outcome } };
  await renderOnPage(<SyncPage fetchApi={async () => Response.json(report)} />, {
    language: 'es',
    path: '/sync',
  });
  const wouldChange = page.getByRole('region', { name: 'Qué cambiaría ahora' });
  await expect.element(wouldChange).toMatchTextContent(words);
  await expectAccessible();
  await expectNoSidewaysScrolling();
});

test('of a password that was replaced it says so afterwards; of one that is the same, never', async () => {
  const reports: SyncReport['user']['outcome'][] = ['updated', 'unchanged'];
  const fetchApi = async (_path: string, { method }: RequestInit = {}) => {
    const outcome = reports[0] ?? 'unchanged';
    if (method === 'POST') reports.shift();
    return Response.json({ ...REPORT, user: { username: 'prueba', outcome } });
  };
  await renderOnPage(<SyncPage fetchApi={fetchApi} />, { language: 'es', path: '/sync' });
  const beforehand = page.getByText('Contraseña en producción');
  await expect.element(beforehand).toBeVisible();
  await page.getByRole('button', { name: 'Sincronizar Datos Ahora' }).click();
  const replaced = 'La contraseña de prueba en producción es ahora la que tiene aquí';
  await expect.element(page.getByRole('status').filter({ hasText: replaced })).toBeVisible();
  await expect.element(beforehand).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sincronizar Datos Ahora' }).click();
  await expect.element(page.getByText(/1 creado, 1 actualizado, 1 sin cambios/)).toBeVisible();
  await expect.element(page.getByText(replaced)).not.toBeInTheDocument();
});
