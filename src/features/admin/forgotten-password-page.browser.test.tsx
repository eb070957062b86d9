import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ForgottenPasswordPage } from './forgotten-password-page.tsx';

/* 'Olvidé mi contraseña' (docs/product/administration.md). */

afterEach(() => {
  window.location.hash = '';
});

const field = (label: string) => page.getByLabelText(label);
async function open(answer: () => Response) {
  const fetchApi = vi.fn(async (_path: string, _init?: RequestInit) => answer());
  await renderOnPage(<ForgottenPasswordPage fetchApi={fetchApi} />, { language: 'es', path: '/admin-login' });
  return () => fetchApi.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))]);
}

test('asks for a name, and says what comes if there is such an account', async () => {
  const sent = await open(() => Response.json({}, { status: 202 }));
  await userEvent.click(page.getByRole('button', { name: 'Enviar el enlace' }));
  await expect.element(field('Usuario o correo')).toHaveFocus();
  await expect
    .element(field('Usuario o correo'))
    .toHaveAccessibleDescription('Escriba su usuario o su correo.');
  await userEvent.keyboard('ana{Enter}');
  await expect.element(page.getByText(/^Si hay una cuenta con ese nombre/)).toBeVisible();
  expect(sent()).toEqual([['/api/auth/forgotten-password', { account: 'ana' }]]);
});

test('the link leads to a new password; what is refused is said and stays', async () => {
  window.location.hash = 'id.signature';
  const message = 'La contraseña debe tener al menos 12 caracteres.';
  const answers = [
    Response.json({ status: 422, code: 'invalid-input', message }, { status: 422 }),
    Response.json({}),
  ];
  const sent = await open(() => answers.shift() ?? Response.error());
  await field('Nueva contraseña').fill('corta');
  expect(window.location.hash).toBe('');
  await field('Confirmar contraseña').fill('otra');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(field('Confirmar contraseña'))
    .toHaveAccessibleDescription('Las contraseñas no coinciden');
  expect(sent()).toEqual([]);
  await field('Confirmar contraseña').fill('corta');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Nueva contraseña')).toHaveAccessibleDescription(message);
  await expect.element(field('Nueva contraseña')).toHaveValue('corta');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect.element(page.getByText(/^Su contraseña cambió/)).toBeVisible();
  const call = ['/api/auth/new-password', { token: 'id.signature', newPassword: 'corta' }];
  expect(sent()).toEqual([call, call]);
});
