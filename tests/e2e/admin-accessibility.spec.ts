import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { loseFonts, waitForFonts } from '../support/open-page.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/* axe on the login, the sections of the panel and their dialogs. The sync has it in its journeys, a conflict in its own. */

/** An article with several sections that no other journey changes. */
const ONE_ARTICLE = '/admin?search=hurricane+season+refill';

/** What is to be seen on a page, and what shows that it is there. Each follows the one before on the same page. */
type State = { name: string; prepare: (page: Page) => Promise<Locator> };

const VISITS: Readonly<Record<string, { path: string; states: readonly State[] }>> = {
  'the articles': {
    path: '/admin',
    states: [
      { name: 'the list', prepare: async (page) => editButton(page) },
      {
        name: 'a new article with errors',
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Crear Artículo' }).click();
          const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
          await editor.getByRole('button', { name: 'Crear Artículo' }).click();
          return editor.locator('[aria-invalid=true]').first();
        },
      },
      {
        name: 'a search that finds none',
        prepare: async (page) => {
          await closeDialog(page);
          await page.getByRole('searchbox', { name: 'Buscar' }).fill('qqqqqqqq');
          return page.getByText('Ningún artículo coincide con la búsqueda.');
        },
      },
    ],
  },
  'one article': {
    path: ONE_ARTICLE,
    states: [
      {
        name: 'the question before it is deleted',
        prepare: async (page) => {
          await page.getByRole('button', { name: /^Eliminar/ }).click();
          return page.getByText('¿Estás seguro de que deseas eliminar este artículo?');
        },
      },
      {
        name: 'its sections in the editor',
        prepare: async (page) => {
          await closeDialog(page);
          return openEditor(page);
        },
      },
      {
        name: 'its preview',
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Vista previa' }).click();
          return page.getByRole('dialog', { name: 'Vista previa' }).locator('h4').first();
        },
      },
    ],
  },
  'what visitors sent': {
    path: '/admin/inbox',
    states: [
      { name: 'the list', prepare: async (page) => submissions(page) },
      {
        name: 'one of it',
        prepare: async (page) => {
          await submissions(page).click();
          return page.getByRole('dialog').getByLabel('Nota interna');
        },
      },
    ],
  },
  'what was done': {
    path: '/admin/activity',
    states: [
      { name: 'the list', prepare: async (page) => doneThings(page) },
      {
        name: 'the change of the password',
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
          return page.getByRole('dialog').getByLabel('Nueva Contraseña');
        },
      },
      {
        name: 'a search that finds nothing',
        prepare: async (page) => {
          await closeDialog(page);
          await page.getByRole('searchbox', { name: 'Buscar' }).fill('qqqqqqqq');
          await page.keyboard.press('Enter');
          return page.getByText('Nada coincide con estos filtros.');
        },
      },
    ],
  },
};

for (const [name, { path, states }] of Object.entries(VISITS)) {
  test(`axe finds nothing on ${name}, and on a phone nothing scrolls sideways`, async ({ page }) => {
    await signIn(page);
    await sendSubmission(page);
    const window = page.viewportSize() ?? { width: 1280, height: 800 };
    await openAdminPage(page, path);
    for (const state of states) {
      await test.step(state.name, async () => {
        await expect(await state.prepare(page)).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 360, height: 780 });
        await expectNoSidewaysScrolling(page);
        await page.setViewportSize(window);
      });
    }
  });
}

test('axe finds nothing on the login, and on a phone nothing scrolls sideways', async ({ page }) => {
  await page.goto('/admin-login');
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(page);
});

const NARROW_PAGES: (State & { path: string })[] = [
  { name: 'the articles', path: '/admin', prepare: async (page) => editButton(page) },
  { name: 'the editor', path: ONE_ARTICLE, prepare: openEditor },
  { name: 'what visitors sent', path: '/admin/inbox', prepare: async (page) => submissions(page) },
  { name: 'what was done', path: '/admin/activity', prepare: async (page) => doneThings(page) },
  {
    name: 'the sync',
    path: '/sync',
    prepare: async (page) => page.getByText('Usuario administrador', { exact: true }),
  },
];

for (const hasFonts of [true, false]) {
  const title = 'with high contrast, large text and a zoom of 400 % the panel holds together';
  test(hasFonts ? title : `${title}, also without its fonts`, async ({ page, guard }) => {
    if (hasFonts) await waitForFonts(page);
    else await loseFonts(page, guard);
    await signIn(page);
    await sendSubmission(page);
    // 1280 px wide at 400 % is 320 px of the page (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { name, path, prepare } of NARROW_PAGES) {
      await test.step(name, async () => {
        await openAdminPage(page, path);
        await expect(await prepare(page)).toBeVisible();
        await expectNoSidewaysScrolling(page);
        await page.evaluate(() => document.documentElement.classList.add('high-contrast', 'large-text'));
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
      });
    }
  });
}

async function sendSubmission(page: Page): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const headers = { Origin: new URL(baseURL).origin };
  const sent = await page.request.post('/api/contact', { headers, data: GOOD_FORMS.contact(1) });
  expect(sent.ok()).toBe(true);
}

const editButton = (page: Page) => page.getByRole('button', { name: /^Editar/ }).first();
const submissions = (page: Page) => page.getByRole('link', { name: /CC-/ }).first();
const doneThings = (page: Page) => page.getByRole('main').getByRole('listitem').first();

async function openEditor(page: Page): Promise<Locator> {
  await editButton(page).click();
  return page.getByRole('dialog', { name: 'Editar Artículo' }).getByLabel('Contenido Principal');
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
