import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { SyncPage } from './sync-page.tsx';

/* How the sync page tells of failures (docs/product/administration.md, Sync). */

const problem = (status: number, code: string, message: string) =>
  new Response(JSON.stringify({ type: 'about:blank', status, code, message }), { status });
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

test('what the site knows by name has words, and for whoever runs it the server’s', async () => {
  const alerts = await renderSync(() => problem(502, 'production-unreachable', 'No answer.'));
  for (const alert of alerts) {
    expect(alert).toContain('Error: La base de datos de producción no responde.');
    expect(alert).toContain('No answer.');
  }
});

test('only without any answer there is no connection', async () => {
  const alerts = await renderSync(() => {
    throw new TypeError('Failed to fetch');
  });
  for (const alert of alerts) expect(alert).toContain('Error: No hay conexión con el sitio.');
});
