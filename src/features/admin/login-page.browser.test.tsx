import { expect, test } from 'vitest';
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

test('on demonstration data it shows who can sign in', async () => {
  await openLogin(async () => Response.error(), { username: 'admin', password: 'generada-1' });
  await expect.element(page.getByText('Credenciales de prueba')).toBeVisible();
  await expect.element(page.getByText('generada-1')).toBeVisible();
});
