import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import type { People, SecondFactorRole } from './people.ts';
import { PeoplePanel } from './people-panel.tsx';

const LINK = 'https://clinic.example/admin-invitation#token';
const button = (name: string) => page.getByRole('button', { name });

async function openPeople(
  answers: Record<string, () => Response> = {},
  { sendsMail = false, secondFactorRoles = [] }: Partial<Omit<People, 'people' | 'invitations'>> = {},
) {
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
    return answer ? answer() : Response.json({ people, invitations: [], sendsMail, secondFactorRoles });
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
  await expect.element(dialog.getByLabelText('Correo (opcional)')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  await expect.element(dialog.getByLabelText('Enlace de invitación')).toHaveValue(LINK);
  await userEvent.keyboard('{Escape}');
  await button('Invitar a una persona').click();
  await expect.element(dialog.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
});

test('where the site sends mail an invitation goes to an address; what the mail server does not take is shown to copy', async () => {
  problems.allow(/^422: /);
  const refusal = { status: 422, code: 'x', message: 'Escriba una dirección.', fields: [{ field: 'email' }] };
  const answers = [
    () => Response.json(refusal, { status: 422 }),
    () => Response.json({ link: LINK, expiresAt: '' }, { status: 201 }),
    () => Response.json({ link: null, expiresAt: '' }, { status: 201 }),
  ];
  const path = 'POST /api/people/invitations';
  const fetchApi = await openPeople(
    { [path]: () => answers.shift()?.() ?? Response.error() },
    { sendsMail: true },
  );
  await page.viewport(360, 740);
  const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' });
  const address = dialog.getByLabelText('Correo (opcional)');
  await button('Invitar a una persona').click();
  await expect.element(dialog.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
  await address.fill('lucia');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveAccessibleDescription(/Escriba una dirección\./);
  await expect.element(address).toHaveValue('lucia');
  await expectAccessible();
  await expectNoSidewaysScrolling();

  await address.fill('lucia@example.com');
  await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('No se pudo enviar el correo a lucia@example.com. Copie el enlace y envíelo usted.');
  await expect.element(dialog.getByLabelText('Enlace de invitación')).toHaveValue(LINK);
  await dialog.getByRole('button', { name: 'Listo' }).click();

  await button('Invitar a una persona').click();
  await expect.element(address).toHaveValue('');
  await address.fill('lucia@example.com');
  await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent('La invitación salió hacia lucia@example.com.');
  await expect.element(dialog.getByLabelText('Enlace de invitación')).not.toBeInTheDocument();
  await expectAccessible();
  const sent = fetchApi.mock.calls.filter(([, init]) => init?.method === 'POST');
  expect(sent.at(-1)?.[1]?.body).toBe('{"role":"editor","email":"lucia@example.com"}');
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

const demand = (role: string) => page.getByRole('switch', { name: `Exigir el segundo factor a ${role}` });

test('a second factor is demanded of a role by a switch, which says since when and by whom', async () => {
  const demanded: SecondFactorRole[] = [];
  const fetchApi = await openPeople(
    {
      'PUT /api/people/second-factor-roles/editor': () => {
        demanded.push({ role: 'editor', since: '2026-11-26T15:00:00Z', who: 'marta' });
        return new Response(null, { status: 204 });
      },
      'DELETE /api/people/second-factor-roles/editor': () => {
        demanded.pop();
        return new Response(null, { status: 204 });
      },
    },
    { secondFactorRoles: demanded },
  );
  await expect.element(demand('Redacción')).not.toBeChecked();
  await demand('Redacción').click();
  await expect.element(demand('Redacción')).toHaveAccessibleDescription(/^Lo exigió marta el 26 nov 2026/);
  await expect.element(demand('Redacción')).toBeChecked();
  await expect.element(page.getByText('El segundo factor se exige a Redacción.')).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScrolling();
  await demand('Redacción').click();
  await expect.element(demand('Redacción')).not.toBeChecked();
  const changes = fetchApi.mock.calls
    .map(([, init]) => init?.method)
    .filter((method) => method !== undefined);
  expect(changes).toEqual(['PUT', 'DELETE']);
});

test('why it is not demanded of the own role yet is said below, and the switch goes back', async () => {
  const message = 'Es su propio rol, y usted no tiene todavía un segundo factor.';
  const problem = { status: 409, code: 'own-second-factor-first', message };
  await openPeople({
    'PUT /api/people/second-factor-roles/administrator': () => Response.json(problem, { status: 409 }),
  });
  await demand('Administración').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  await expect.element(demand('Administración')).not.toBeChecked();
});
