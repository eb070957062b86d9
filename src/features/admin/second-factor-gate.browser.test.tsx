import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ActivitySection } from './activity-section.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

/* What stands in the panel while the role asks for a second factor that somebody does not have. */

const PICTURE = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;
const NEEDED = 'Su rol pide un segundo factor';
const button = (name: string) => page.getByRole('button', { name });
const section = () => page.getByText('Todavía no hay actividad.');

/** Opens the activity list for somebody whose role asks for a second factor, at once or only at the first call. */
async function openPanel({ isKnown }: { isKnown: boolean }) {
  let hasFactor = false;
  let isSaid = isKnown;
  const answers: Record<string, () => Response> = {
    '/api/auth/session': () => {
      const secondFactorNeeded = isSaid && !hasFactor && { secondFactorNeeded: true };
      return Response.json({ username: 'prueba', role: 'administrator', ...secondFactorNeeded });
    },
    '/api/activity': () => {
      if (hasFactor) return Response.json({ entries: [], next: null, people: [] });
      isSaid = true;
      return Response.json({ status: 403, code: 'second-factor-needed', message: NEEDED }, { status: 403 });
    },
    '/api/submissions/stamp': () => Response.json({ stamp: 'a', new: 0 }),
    '/api/auth/forgotten-password': () => Response.json({ isOffered: false }),
    '/api/auth/second-factor': () => Response.json({ since: null, recoveryCodesLeft: 0 }),
    '/api/auth/second-factor/set-up': () => Response.json({ secret: 'GEZDGNBV', picture: PICTURE }),
    '/api/auth/second-factor/confirm': () => {
      hasFactor = true;
      return Response.json({ recoveryCodes: ['abcde-fgh23'] });
    },
  };
  const fetchApi = vi.fn(async (path: string) => {
    const [address = ''] = path.split('?');
    return answers[address]?.() ?? Response.json({}, { status: 404 });
  });
  const { router } = await renderOnPage(
    <AdminFrame fetchApi={fetchApi}>
      <ActivitySection fetchApi={fetchApi} filters={{}} onFilter={async () => {}} />
    </AdminFrame>,
    { language: 'es', path: '/admin/activity' },
  );
  const askedFor = (path: string) => fetchApi.mock.calls.some(([address]) => address.startsWith(path));
  return { router, askedFor };
}

test('it is set up in place of the section, which comes once the codes are kept', async () => {
  await page.viewport(360, 740);
  const { router, askedFor } = await openPanel({ isKnown: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(NEEDED);
  await expectNoSidewaysScrolling();
  await button('Activar').click();
  await page.getByLabelText('Código', { exact: true }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('abcde-fgh23')).toBeVisible();
  expect(askedFor('/api/activity'), 'the section waits').toBe(false);
  await button('Ya los guardé').click();
  await expect.element(section()).toBeVisible();
  expect(document.activeElement?.id).toBe('content');
  expect(router.state.location.pathname).toBe('/admin/activity');
});

test('axe finds nothing there, neither before nor with the codes', async () => {
  const fetchApi = async (path: string) =>
    Response.json(
      path.endsWith('/confirm')
        ? { recoveryCodes: ['abcde-fgh23'] }
        : { secret: 'GEZDGNBV', picture: PICTURE },
    );
  const session = { username: 'prueba', role: 'administrator', secondFactorNeeded: true } as const;
  await renderOnPage(
    <SecondFactorGate fetchApi={fetchApi} session={session}>
      <p>section</p>
    </SecondFactorGate>,
    { language: 'es', path: '/admin' },
  );
  await expectAccessible();
  await button('Activar').click();
  await page.getByLabelText('Código', { exact: true }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('abcde-fgh23')).toBeVisible();
  await expectAccessible();
});

test('where it is asked for while somebody works, it is set up over the page, which stays', async () => {
  problems.allow(/^403: /);
  await openPanel({ isKnown: false });
  const said = page.getByRole('dialog', { name: NEEDED });
  await expect.element(said).toMatchTextContent('lo que escribió sigue en la página');
  await expectAccessible();
  await said.getByRole('button', { name: 'Activar ahora' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verificación en dos pasos' });
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await dialog.getByLabelText('Código', { exact: true }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Intentar de nuevo').click();
  await expect.element(section()).toBeVisible();
});
