import { expect, type Locator, type Page } from '@playwright/test';
import { KINDS } from '#revisions/all-kinds.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { loseFonts, untilInteractive, waitForFonts } from '../support/open-page.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/* Whole pages of the panel. Their states are looked at with their components. */

type PanelPage = { name: string; path: string; prepare: (page: Page) => Promise<Locator> };

const PAGES: readonly PanelPage[] = [
  {
    name: 'the home',
    path: '/admin/inicio',
    prepare: async (page) => page.getByRole('region', { name: 'Solicitudes sin respuesta' }),
  },
  { name: 'the articles', path: '/admin', prepare: async (page) => editButton(page) },
  {
    name: 'the editor, with several sections',
    path: '/admin?search=hurricane+season+refill',
    prepare: async (page) => {
      await editButton(page).click();
      return page.getByRole('dialog', { name: 'Editar Artículo' }).getByLabel('Contenido Principal');
    },
  },
  ...KINDS.filter(({ panel }) => panel).map(({ name }) => ({
    name: `the editor of the kind ${name}`,
    path: `/admin/${name}`,
    prepare: async (page: Page) => page.getByRole('button', { name: 'Publicar ahora' }),
  })),
  { name: 'what visitors sent', path: '/admin/inbox', prepare: async (page) => submissions(page) },
  {
    name: 'what is scheduled',
    path: '/admin/programado',
    prepare: async (page) => page.getByText('No hay nada programado.'),
  },
  {
    name: 'the trash',
    path: '/admin/papelera',
    // Another journey may have put something there.
    prepare: async (page) => page.getByRole('heading', { name: 'Papelera', level: 1 }),
  },
  {
    name: 'the people',
    path: '/admin/people',
    prepare: async (page) => page.getByRole('button', { name: 'Cambiar rol de prueba', exact: true }),
  },
  {
    name: 'what was done',
    path: '/admin/activity',
    prepare: async (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    name: 'the sync',
    path: '/sync',
    prepare: async (page) => page.getByText('Usuario administrador', { exact: true }),
  },
];

/** Pages for whoever is not signed in, and what each has. */
const BEFORE_SIGNING_IN = [
  { path: '/admin-login', shown: (page: Page) => field(page, 'Usuario') },
  {
    path: '/admin-login/email#token',
    shown: (page: Page) => page.getByRole('button', { name: 'Confirmar' }),
  },
  // The link of the mail. The page without it comes after it: the other way round only the part behind the # would change.
  { path: '/admin-login/password#token', shown: (page: Page) => field(page, 'Nueva contraseña') },
  { path: '/admin-login/password', shown: (page: Page) => field(page, 'Usuario o correo') },
];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const editButton = (page: Page) => page.getByRole('button', { name: /^Editar/ }).first();
const submissions = (page: Page) => page.getByRole('link', { name: /CC-/ }).first();

const DESKTOP = { width: 1280, height: 800 };
/** 1280 px wide at 400 % is 320 px of the page (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 640 };

test('axe finds nothing in the panel, and with high contrast, large text, a zoom of 400 % or without its fonts it holds together', async ({
  page,
  guard,
}) => {
  await waitForFonts(page);
  for (const { path, shown } of BEFORE_SIGNING_IN) {
    await test.step(path, async () => {
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await expect(shown(page)).toBeVisible();
      await untilInteractive(page);
      await expectAccessible(page);
      await expectFits(page);
    });
  }
  await signIn(page);
  await test.step('an invitation', async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto(await invitationLink(page));
    await expect(page.getByLabel('Confirmar contraseña')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });
  await sendSubmission(page);
  for (const panelPage of PAGES) {
    await test.step(panelPage.name, async () => {
      await open(page, panelPage);
      await expectAccessible(page);
      await expectFits(page);
      await expectAccessible(page);
    });
  }
  await test.step('the menu, unfolded on a phone', async () => {
    await page.setViewportSize(DESKTOP);
    await openAdminPage(page, '/admin/activity');
    await page.setViewportSize(ZOOMED);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('link', { name: 'Actividad' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await expectFits(page);
  });
  await loseFonts(page, guard);
  for (const panelPage of PAGES) {
    await test.step(`${panelPage.name} without its fonts`, async () => {
      await open(page, panelPage);
      await expectFits(page);
    });
  }
});

async function open(page: Page, { path, prepare }: PanelPage): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await openAdminPage(page, path);
  await expect(await prepare(page)).toBeVisible();
}

/** Zooms, then adds high contrast and large text: nothing has to be scrolled sideways. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScrolling(page);
  await page.evaluate(() => document.documentElement.classList.add('high-contrast', 'large-text'));
  await expectNoSidewaysScrolling(page);
}

/** The link of a new invitation. */
async function invitationLink(page: Page): Promise<string> {
  const data = { role: 'support' };
  const made = await page.request.post('/api/people/invitations', { headers: ownOrigin(), data });
  return ((await made.json()) as { link: string }).link;
}

async function sendSubmission(page: Page): Promise<void> {
  const headers = ownOrigin();
  const sent = await page.request.post('/api/contact', { headers, data: GOOD_FORMS.contact(1) });
  expect(sent.ok()).toBe(true);
}

function ownOrigin() {
  const { baseURL = '' } = test.info().project.use;
  return { Origin: new URL(baseURL).origin };
}
