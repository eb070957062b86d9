import { type Browser, expect, type Page } from '@playwright/test';
import { floridaDay } from '#i18n/florida-day.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test as guarded } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';
import { appCode } from '../support/second-factor.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

/*
 * A day in the office: two people in two browsers, and a visitor who looks. A notice and a day of closing stand on the
 * pages of every other journey, too: the day has a site of its own.
 */
const test = guarded.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  baseURL: async ({}, use) => {
    const { address, stop } = await startBuiltSite();
    await use(address);
    await stop();
  },
});

const OLGA = { username: 'olga.atencion', password: 'tres gatos bajo la lluvia' };
/** Whatever day this runs on, pages show it: one of the next thirty. */
const THANKSGIVING = floridaDay(new Date(Date.now() + 7 * 86_400_000));

test('a colleague is invited, secures her account, publishes, closes a day, restores a version, and is shut out', async ({
  page,
  browser,
  baseURL,
}) => {
  const olga = await openPhone(browser, baseURL);
  const visitor = await openPhone(browser, baseURL);
  const read = async (path: string) => (await visitor.request.get(path)).text();
  const headers = { Origin: baseURL ?? '' };
  const bar = visitor.getByRole('region', { name: 'Aviso', exact: true });

  await test.step('the administrator invites her', async () => {
    const signedIn = await page.request.post('/api/auth/login', { headers, data: ADMINISTRATOR });
    expect(signedIn.status()).toBe(200);
    await page.goto('/admin/people');
    await page.getByRole('button', { name: 'Invitar a una persona' }).click();
    const inviting = page.getByRole('dialog', { name: 'Invitar a una persona' });
    await inviting.getByLabel('Rol').selectOption('Atención');
    await inviting.getByRole('button', { name: 'Crear enlace' }).click();
    const link = new URL(await inviting.getByLabel('Enlace de invitación').inputValue());
    await inviting.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('heading', { name: 'Invitaciones sin usar' })).toBeVisible();

    const asked: string[] = [];
    olga.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await olga.goto(link.pathname + link.hash);
    await expect(olga.getByText('con el rol Atención')).toBeVisible();
    // No address has the token any more, and no request was made with it.
    await expect(olga).toHaveURL('/admin-invitation');
    expect(asked.filter((address) => address.includes(link.hash.slice(1)))).toEqual([]);
  });

  await test.step('she makes her account, and sees what her role allows', async () => {
    await olga.getByLabel('Usuario').fill(OLGA.username);
    await olga.getByLabel('Contraseña', { exact: true }).fill(OLGA.password);
    await olga.getByLabel('Confirmar contraseña').fill(OLGA.password);
    await olga.getByRole('button', { name: 'Crear mi usuario y entrar' }).click();
    await expect(olga.getByText('Su usuario no abre la sección Artículos')).toBeVisible();
    await olga.getByRole('link', { name: 'Ir a Inicio' }).click();
    await expect(olga.getByText('No espera ninguna solicitud nueva.')).toBeVisible();
  });

  await test.step('a second factor is demanded of her role: she sets it up before anything else, and signs in with it', async () => {
    const demand = page.getByRole('switch', { name: 'Exigir el segundo factor a Atención' });
    await demand.click();
    await expect(demand).toHaveAccessibleDescription(/^Lo exigió/);
    await olga.goto('/admin/inicio');
    const heading = olga.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Su rol pide un segundo factor');
    await expectAccessible(olga);
    await expectNoSidewaysScrolling(olga);
    await olga.getByRole('button', { name: 'Activar', exact: true }).click();
    const shown = await olga.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent();
    const secret = (shown ?? '').replaceAll(' ', '');
    // The code of the step before is still good, and leaves that of now for the sign-in.
    await olga.getByLabel('Código').fill(appCode(secret, Date.now() - 30_000));
    await olga.keyboard.press('Enter');
    await olga.getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(heading).toHaveText('Inicio');
    await olga.getByRole('button', { name: /^Menú/ }).click();
    await olga.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await olga.getByLabel('Usuario').fill(OLGA.username);
    await olga.getByLabel('Contraseña').fill(OLGA.password);
    await olga.keyboard.press('Enter');
    await olga.getByLabel('Código de seis cifras').fill(appCode(secret));
    await olga.keyboard.press('Enter');
    await expect(olga).toHaveURL(/\/admin$/);
  });

  await test.step('from her phone she publishes a notice: it stands over pages that were kept, in both languages', async () => {
    for (const path of ['/es/quote', '/en/quote']) expect(await read(path)).not.toContain('tormenta');
    await publishNotice(olga, 'Cerrado por la tormenta.', 'Closed for the storm.');
    expect(await read('/en/quote')).toContain('Closed for the storm.');
    await openPage(visitor, '/es/quote');
    await expect(bar).toContainText('Urgente: Cerrado por la tormenta.');
    await bar.getByRole('button', { name: 'Cerrar el aviso' }).click();
    await expect(bar).toBeHidden();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
  });

  await test.step('changed, it comes back to whoever had closed it; the version of before is restored', async () => {
    await publishNotice(olga, 'Abrimos mañana a las diez.', 'We open at ten tomorrow.');
    await openPage(visitor, '/es');
    await expect(bar).toContainText('Abrimos mañana a las diez.');
    await olga.getByRole('button', { name: 'Historial' }).click();
    await olga.getByRole('dialog').getByRole('button', { name: 'Restaurar esta versión' }).click();
    await expectOnSite(olga, 'Cerrado por la tormenta.');
    expect(await read('/en/quote')).toContain('Closed for the storm.');
    await openPage(visitor, '/es');
    await expect(bar).toContainText('Cerrado por la tormenta.');
  });

  await test.step('she closes Thanksgiving: the offices and the assistant say so', async () => {
    await olga.goto('/admin/office');
    await olga.getByRole('button', { name: 'Agregar un día' }).click();
    await olga.getByLabel('Fecha').fill(THANKSGIVING);
    await olga.getByLabel('Qué día es, en español').fill('Día de Acción de Gracias');
    await olga.getByLabel('Qué día es, en inglés').fill('Thanksgiving');
    await olga.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(olga.getByText(new RegExp(`^En vigor desde .* por ${OLGA.username}`))).toBeVisible();
    await openPage(visitor, '/es');
    const locations = visitor.locator('#locations');
    await expect(locations.getByText(/Día de Acción de Gracias/).first()).toBeAttached();
    const answer = await visitor.request.post('/api/ai-chat', {
      headers,
      data: { message: 'are you open on thanksgiving?' },
    });
    expect(await answer.text()).toMatch(/\(Thanksgiving\) our offices are closed/);
  });

  await test.step('the administrator shuts her out: her next request is signed out, what she did keeps her name', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Quitar a ${OLGA.username}` }).click();
    const removing = page.getByRole('dialog', { name: `¿Quitar a ${OLGA.username}?` });
    await removing.getByRole('button', { name: 'Quitar' }).click();
    await expect(removing).toBeHidden();
    expect((await olga.request.get('/api/auth/session')).status()).toBe(401);
    await olga.reload();
    await expect(olga.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    await page.goto('/admin/activity?action=revision-restored');
    await expect(page.getByRole('listitem').filter({ hasText: OLGA.username })).toBeVisible();
  });

  await test.step('and takes the notice away', async () => {
    await page.goto('/admin/notice');
    await page.getByRole('button', { name: 'Quitar del sitio' }).click();
    await expect(page.getByText('Ahora no hay ningún aviso en el sitio')).toBeVisible();
    await openPage(visitor, '/es');
    await expect(bar).toBeHidden();
  });
});

/** A browser of its own, as wide as a phone. */
async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function publishNotice(page: Page, spanish: string, english: string): Promise<void> {
  await page.goto('/admin/notice');
  await page.getByRole('button', { name: 'Tormenta', exact: true }).click();
  await page.getByLabel('Texto en español').fill(spanish);
  await page.getByLabel('Texto en inglés').fill(english);
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await expectOnSite(page, spanish);
}

/** Expects the editor to say that this notice is on the site now. */
async function expectOnSite(page: Page, spanish: string): Promise<void> {
  // Its heading, and then its words.
  await expect(page.getByRole('main')).toContainText(`Este aviso está ahora en el sitio${spanish}`);
}
