import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LoginPage } from './login-page.tsx';

/* Signing in: what is missing, wrong, or on its way (docs/product/administration.md, Sign-in page). */

const field = (label: string) => page.getByLabelText(label);
const submit = () => page.getByRole('button', { name: 'Iniciar Sesión' });
const alert = (text: string) => page.getByCss('form').getByText(text);

function openLogin(fetchApi: FetchApi, hint?: { username: string; password: string }) {
  return renderOnPage(
    <LoginPage fetchApi={fetchApi} hint={hint} requested={undefined} isAddressWrong={false} />,
    { language: 'es', path: '/admin-login' },
  );
}

test('what is missing is said at its field; without an answer the connection is named; then it leads to the panel', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  let calls = 0;
  const { router } = await openLogin(() => answers[calls++]?.promise ?? Promise.reject());
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Panel de Administración');
  await expect.element(page.getByText('Acceso restringido solo para administradores')).toBeVisible();
  await expect.element(page.getByText('Credenciales de prueba')).not.toBeInTheDocument();
  await submit().click();
  await expect.element(field('Usuario')).toHaveFocus();
  await expect.element(field('Usuario')).toHaveAccessibleDescription('Escriba su usuario.');
  await field('Usuario').fill('alguien');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Contraseña')).toHaveFocus();
  await expect.element(field('Contraseña')).toHaveAccessibleDescription('Escriba su contraseña.');
  expect(calls).toBe(0);

  await userEvent.keyboard('una clave larga{Enter}');
  await expect.element(page.getByRole('button', { name: 'Iniciando sesión...' })).toBeVisible();
  answers[0]?.reject(new TypeError('Failed to fetch'));
  await expect.element(alert('Error de conexión. Intenta de nuevo.')).toBeVisible();
  await expect.element(field('Contraseña')).toHaveValue('una clave larga');

  await submit().click();
  await expect.element(alert('Error de conexión. Intenta de nuevo.')).not.toBeInTheDocument();
  answers[1]?.resolve(Response.json({ username: 'alguien', role: 'editor' }));
  await expect.poll(() => router.state.location.pathname).toBe('/admin');
});

test('a refusal without words of its own is "Credenciales incorrectas"', async () => {
  await openLogin(async () => new Response('{}', { status: 401 }));
  await field('Usuario').fill('alguien');
  await field('Contraseña').fill('otra clave larga');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert('Credenciales incorrectas')).toBeVisible();
  await expect.element(field('Contraseña')).toHaveFocus();
});

test('who has a second factor is asked for a code, then it leads to the panel', async () => {
  const message = 'Ese código ya se usó. Espere a que su aplicación muestre el siguiente y escríbalo.';
  const answers = [
    Response.json({ needsSecondFactor: true }),
    Response.json({ status: 422, code: 'invalid-input', message }, { status: 422 }),
    Response.json({ username: 'alguien', role: 'administrator' }),
  ];
  const fetchApi = vi.fn(async (_path: string, _init?: RequestInit) => answers.shift() ?? Response.error());
  const { router } = await openLogin(fetchApi);
  await field('Usuario').fill('alguien');
  await field('Contraseña').fill('una clave larga');
  await userEvent.keyboard('{Enter}');
  const code = field('Código de seis cifras');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/Escriba el código\.$/);
  await userEvent.keyboard('123456{Enter}');
  await expect.element(alert(message)).toBeVisible();
  await expect.element(code).toHaveValue('123456');
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await expect.element(field('Código de recuperación')).toHaveFocus();
  await userEvent.keyboard('abcde-fghij{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/admin');
  const sent = fetchApi.mock.calls.slice(1).map(([path, init]) => [path, JSON.parse(String(init?.body))]);
  expect(sent).toEqual([
    ['/api/auth/second-factor', { code: '123456' }],
    ['/api/auth/second-factor', { code: 'abcde-fghij' }],
  ]);
});

test('a second step that took too long begins again with the password', async () => {
  const message = 'Pasó demasiado tiempo.';
  const answers = [
    Response.json({ needsSecondFactor: true }),
    Response.json({ status: 401, code: 'second-step-ended', message }, { status: 401 }),
  ];
  await openLogin(async () => answers.shift() ?? Response.error());
  await field('Usuario').fill('alguien');
  await field('Contraseña').fill('una clave larga');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Código de seis cifras')).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  await expect.element(alert(message)).toBeVisible();
  await expect.element(field('Usuario')).toHaveValue('alguien');
  await expect.element(field('Contraseña')).toHaveFocus();
});

test('on demonstration data it shows who can sign in', async () => {
  await openLogin(async () => Response.error(), { username: 'admin', password: 'generada-1' });
  await expect.element(page.getByText('Credenciales de prueba')).toBeVisible();
  await expect.element(page.getByText('generada-1')).toBeVisible();
});

test('a forgotten password is offered only where the site can mail a link', async () => {
  const link = page.getByRole('link', { name: 'Olvidé mi contraseña' });
  const login = (canMailLink: boolean) => (
    <LoginPage
      fetchApi={async () => Response.error()}
      hint={undefined}
      canMailLink={canMailLink}
      requested={undefined}
      isAddressWrong={false}
    />
  );
  const { unmount } = await renderOnPage(login(false), { language: 'es', path: '/admin-login' });
  await expect.element(submit()).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await unmount();
  await renderOnPage(login(true), { language: 'es', path: '/admin-login' });
  await expect.element(link).toHaveAttribute('href', '/admin-login/password');
});
