import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { PeoplePanel } from './people-panel.tsx';

const LINK = 'https://clinic.example/admin-invitation#token';
const button = (name: string) => page.getByRole('button', { name });

async function openPeople(answers: Record<string, () => Response> = {}) {
  const people = [
    {
      id: '1',
      username: 'marta',
      role: 'administrator',
      lastUsedAt: '2026-11-26T15:00:00Z',
      isSignedIn: true,
      isSelf: true,
    },
    { id: '2', username: 'luis', role: 'editor', lastUsedAt: null, isSignedIn: false, isSelf: false },
  ];
  const fetchApi = vi.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const answer = answers[`${method} ${path}`];
    return answer ? answer() : Response.json({ people, invitations: [] });
  });
  await renderOnPage(<PeoplePanel fetchApi={fetchApi} />, { language: 'es', path: '/admin/people' });
  await expect.element(page.getByText('luis')).toBeVisible();
  return fetchApi;
}

test('people are listed with role and last use', async () => {
  await page.viewport(360, 740);
  await openPeople();
  const [marta, luis] = page.getByRole('listitem').elements();
  expect(marta?.textContent).toContain('Administración');
  expect(marta?.textContent).toContain('Último uso: 26 nov 2026');
  expect(luis?.textContent).toContain('Todavía no ha entrado');
  await expectNoSidewaysScrolling();
});

test('a link is shown once: the next invitation begins anew', async () => {
  await openPeople({ 'POST /api/people/invitations': () => Response.json({ link: LINK, expiresAt: '' }) });
  await button('Invitar a una persona').click();
  const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' });
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  await expect.element(dialog.getByLabelText('Enlace de invitación')).toHaveValue(LINK);
  await userEvent.keyboard('{Escape}');
  await button('Invitar a una persona').click();
  await expect.element(dialog.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
});

test('why the last administrator stays is said in the dialog', async () => {
  const message = 'Es la única persona con el rol Administración. Dé antes ese rol a otra persona.';
  const problem = { status: 409, code: 'last-administrator', message };
  await openPeople({ 'DELETE /api/people/1': () => Response.json(problem, { status: 409 }) });
  await button('Quitar a marta').click();
  const dialog = page.getByRole('dialog', { name: '¿Quitar a marta?' });
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
});
