import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { appCode } from '../support/second-factor.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/* Two people in two browsers: one invites and removes, the other comes and goes. */

const COLLEAGUE = { username: 'lucia.redaccion', password: 'tres gatos bajo la lluvia' };

test('a colleague is invited, signs in, sees only what the role allows, sets up the second factor that it asks for, and is shut out', async ({
  page,
  browser,
  guard,
}) => {
  guard.allow(/status of 401/);
  await signIn(page);
  await openAdminPage(page, '/admin/people');
  await page.getByRole('button', { name: 'Invitar a una persona' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invitar a una persona' });
  await inviting.getByLabel('Rol').selectOption('Redacción');
  await inviting.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await inviting.getByLabel('Enlace de invitación').inputValue();
  await inviting.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('heading', { name: 'Invitaciones sin usar' })).toBeVisible();

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const colleague = await elsewhere.newPage();
  const asked: string[] = [];
  colleague.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await colleague.goto(link);
  await expect(colleague.getByText('con el rol Redacción')).toBeVisible();
  // No address has the token any more, and no request was made with it.
  await expect(colleague).toHaveURL('/admin-invitation');
  expect(asked.filter((address) => address.includes(link.split('#')[1] ?? link))).toEqual([]);
  await colleague.getByLabel('Usuario').fill(COLLEAGUE.username);
  await colleague.getByLabel('Contraseña', { exact: true }).fill(COLLEAGUE.password);
  await colleague.getByLabel('Confirmar contraseña').fill(COLLEAGUE.password);
  await colleague.getByRole('button', { name: 'Crear mi usuario y entrar' }).click();
  await expect(colleague).toHaveURL('/admin');
  await colleague.getByRole('button', { name: 'Menú' }).click();
  const sections = colleague.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link');
  await expect(sections).toHaveText(['Inicio', 'Artículos']);
  await colleague.goto('/admin/people');
  await expect(colleague.getByText('Su usuario no abre la sección Personas')).toBeVisible();

  const demand = page.getByRole('switch', { name: 'Exigir el segundo factor a Redacción' });
  await demand.check();
  await expect(demand).toHaveAccessibleDescription(/^Lo exigió/);
  await colleague.goto('/admin');
  const heading = colleague.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Su función pide un segundo factor');
  await expectAccessible(colleague);
  await expectNoSidewaysScrolling(colleague);
  await colleague.getByRole('button', { name: 'Activar', exact: true }).click();
  const typed = await colleague.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent();
  await colleague.getByLabel('Código').fill(appCode((typed ?? '').replaceAll(' ', '')));
  await colleague.keyboard.press('Enter');
  await colleague.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(heading).toHaveText('Panel de Administración');
  await demand.uncheck();
  await expect(demand).not.toHaveAccessibleDescription(/^Lo exigió/);

  await page.reload();
  await page.getByRole('button', { name: `Quitar a ${COLLEAGUE.username}` }).click();
  const removing = page.getByRole('dialog', { name: `¿Quitar a ${COLLEAGUE.username}?` });
  await removing.getByRole('button', { name: 'Quitar' }).click();
  await expect(removing).toBeHidden();
  expect((await elsewhere.request.get('/api/auth/session')).status()).toBe(401);
  await openAdminPage(page, '/admin/activity?action=person-removed');
  await expect(
    page.getByRole('listitem').filter({ hasText: `persona: ${COLLEAGUE.username}` }),
  ).toBeVisible();
  await elsewhere.close();
});
