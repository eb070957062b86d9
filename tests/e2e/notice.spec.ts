import { expect } from '@playwright/test';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { test as guarded } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

/* A notice stands on the pages of every other journey, too: it has a site of its own. */
const test = guarded.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  baseURL: async ({}, use) => {
    const { address, stop } = await startBuiltSite();
    await use(address);
    await stop();
  },
});
test.use({ viewport: { width: 360, height: 740 } });

test('from a phone a notice is published, stands on the site, is closed, comes back when it is changed, and is taken away', async ({
  page,
  baseURL,
}) => {
  const editor = page.getByRole('button', { name: 'Publicar ahora' });
  const publish = async (spanish: string) => {
    await page.goto('/admin/notice');
    await expect(editor).toBeVisible();
    await page.getByRole('button', { name: 'Tormenta', exact: true }).click();
    await page.getByLabel('Texto en español').fill(spanish);
    await page.getByLabel('Texto en inglés').fill('Closed for the storm.');
    await editor.click();
    await expect(page.getByText('Se publicó. Ya está en el sitio.').first()).toBeVisible();
  };
  const signedIn = await page.request.post('/api/auth/login', {
    headers: { Origin: baseURL ?? '' },
    data: ADMINISTRATOR,
  });
  expect(signedIn.status()).toBe(200);
  await publish('Cerrado por la tormenta.');
  const bar = page.getByRole('region', { name: 'Aviso', exact: true });
  await openPage(page, '/es/quote');
  await expect(bar).toContainText('Urgente: Cerrado por la tormenta.');
  await bar.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();

  await publish('Abrimos mañana a las diez.');
  await openPage(page, '/es');
  await expect(bar).toContainText('Abrimos mañana a las diez.');
  await page.goto('/admin/notice');
  await expect(editor).toBeVisible();
  await page.getByRole('button', { name: 'Quitar del sitio' }).click();
  await expect(page.getByText('Ahora no hay ningún aviso en el sitio')).toBeVisible();
  await openPage(page, '/es');
  await expect(bar).toBeHidden();
});
