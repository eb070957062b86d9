import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/* 'Verificación en dos pasos' in the panel (docs/product/administration.md). */

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const PICTURE = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;
const CODES = Array.from({ length: 10 }, (_, index) => `abcde-fgh2${index}`);
const ON = { since: '2026-11-26T15:00:00Z', recoveryCodesLeft: 1 };
const OFF = { since: null, recoveryCodesLeft: 0 };

const dialog = () => page.getByRole('dialog', { name: 'Verificación en dos pasos' });
const button = (name: string) => dialog().getByRole('button', { name });
const field = (label: string) => dialog().getByLabelText(label);
const refusal = (status: number, given: object = {}) =>
  Response.json({ status, code: 'x', message: 'x', ...given }, { status });

async function openDialog(answers: Record<string, () => Response | undefined>, onClose = () => {}) {
  const fetchApi = vi.fn(async (path: string, _init?: RequestInit) => {
    return answers[path.replace('/api/auth/second-factor', '')]?.() ?? refusal(404);
  });
  await renderOnPage(<SecondFactorDialog fetchApi={fetchApi} open onClose={onClose} />, {
    language: 'es',
    path: '/admin',
  });
  return fetchApi;
}
const sentTo = (fetchApi: Awaited<ReturnType<typeof openDialog>>, path: string) =>
  fetchApi.mock.calls
    .filter(([address]) => address === `/api/auth/second-factor${path}`)
    .map(([, init]) => JSON.parse(String(init?.body)));

test('it is set up by scanning or typing, confirmed by a code, and the recovery codes are shown', async () => {
  const onClose = vi.fn();
  const confirmations = [
    refusal(422, { message: 'Ese código no es correcto.', fields: [{ field: 'code', key: 'code.wrong' }] }),
    Response.json({ recoveryCodes: CODES }),
  ];
  const fetchApi = await openDialog(
    {
      '': () => Response.json(OFF),
      '/set-up': () => Response.json({ secret: SECRET, picture: PICTURE }),
      '/confirm': () => confirmations.shift(),
    },
    onClose,
  );
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Está desactivada.');
  await button('Activar').click();
  await expect.element(dialog().getByRole('img')).toHaveAccessibleName(/^Código QR/);
  await expect.element(dialog().getByText(SECRET.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 780);
  await expectNoSidewaysScrolling();

  await button('Confirmar y activar').click();
  await expect.element(field('Código')).toHaveFocus();
  await expect.element(field('Código')).toHaveAccessibleDescription(/Escriba el código\.$/);
  await userEvent.keyboard('123456{Enter}');
  await expect.element(field('Código')).toHaveAccessibleDescription(/Ese código no es correcto\.$/);
  await expect.element(field('Código')).toHaveValue('123456');
  await expect.element(field('Código')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('heading', { name: 'Sus códigos de recuperación' })).toHaveFocus();
  expect(
    dialog()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  expect(sentTo(fetchApi, '/confirm')).toEqual([{ code: '123456' }, { code: '123456' }]);
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await button('Ya los guardé').click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('it is turned off with password and code, and what is wrong is said at its field', async () => {
  const answers = [
    refusal(422, { message: 'La contraseña no es correcta.', fields: [{ field: 'password', key: 'x' }] }),
    refusal(429, { message: 'Demasiados intentos. Espere 30 segundos e inténtelo de nuevo.' }),
    Response.json(OFF),
  ];
  let state: object = ON;
  const fetchApi = await openDialog({
    '': () => Response.json(state),
    '/turn-off': () => {
      if (answers.length === 1) state = OFF;
      return answers.shift();
    },
  });
  const said = dialog().getByRole('status');
  await expect.element(said).toHaveTextContent('Está activada desde el 26 de noviembre de 2026.');
  await expect.element(dialog()).toMatchTextContent('Le queda un código de recuperación.');
  await button('Desactivar la verificación').click();
  await expect.element(field('Contraseña')).toHaveFocus();
  await expect.element(field('Contraseña')).toHaveAccessibleDescription('Escriba su contraseña.');
  await userEvent.keyboard('una clave larga');
  await field('Código').fill('123456');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Contraseña')).toHaveFocus();
  await expect.element(field('Contraseña')).toHaveAccessibleDescription('La contraseña no es correcta.');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Demasiados intentos.');
  await expect.element(field('Código')).toHaveValue('123456');
  await button('Desactivar la verificación').click();
  await expect.element(said).toHaveTextContent('La verificación en dos pasos está desactivada.');
  await expect.element(said).toHaveFocus();
  expect(sentTo(fetchApi, '/turn-off').at(-1)).toEqual({ password: 'una clave larga', code: '123456' });
});

test('what could not be loaded can be asked for again', async () => {
  problems.allow(/^500: /);
  let isThere = false;
  await openDialog({ '': () => (isThere ? Response.json(OFF) : refusal(500)) });
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('No se pudo cargar.');
  isThere = true;
  await button('Intentar de nuevo').click();
  await expect.element(button('Activar')).toBeVisible();
});
