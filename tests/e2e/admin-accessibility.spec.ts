import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/* axe on the sections of the panel and their dialogs, with one sign-in; /sync and the login have it in their journeys. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An article with several sections that no other journey changes. */
const ONE_ARTICLE = '/admin?search=hurricane+season+refill';

type State = { name: string; path: string; prepare: (page: Page) => Promise<Locator> };

const STATES: readonly State[] = [
  { name: 'the articles', path: '/admin', prepare: async (page) => editButton(page) },
  {
    name: 'a search that finds no article',
    path: '/admin?search=qqqqqqqq',
    prepare: async (page) => page.getByText('Ningún artículo coincide con la búsqueda.'),
  },
  {
    name: 'a new article with errors',
    path: '/admin',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Crear Artículo' }).click();
      const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
      await editor.getByRole('button', { name: 'Crear Artículo' }).click();
      return editor.locator('[aria-invalid=true]').first();
    },
  },
  { name: 'an article with several sections', path: ONE_ARTICLE, prepare: openEditor },
  {
    name: 'the preview of an article',
    path: ONE_ARTICLE,
    prepare: async (page) => {
      await openEditor(page);
      await page.getByRole('button', { name: 'Vista previa' }).click();
      return page.getByRole('dialog', { name: 'Vista previa' }).locator('h4').first();
    },
  },
  {
    name: 'the question before an article is deleted',
    path: ONE_ARTICLE,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Eliminar/ }).click();
      return page.getByText('¿Estás seguro de que deseas eliminar este artículo?');
    },
  },
  { name: 'what visitors sent', path: '/admin/inbox', prepare: async (page) => submissions(page) },
  {
    name: 'one of it',
    path: '/admin/inbox',
    prepare: async (page) => {
      await submissions(page).click();
      return page.getByRole('dialog').getByLabel('Nota interna');
    },
  },
  {
    name: 'a search that finds nothing that was done',
    path: '/admin/activity?search=qqqqqqqq',
    prepare: async (page) => page.getByText('Nada coincide con estos filtros.'),
  },
];

test('axe finds nothing in the sections of the panel, and nothing scrolls sideways', async ({ page }) => {
  test.slow();
  await signInWithSubmission(page);
  for (const { name, path, prepare } of STATES) {
    await test.step(name, async () => {
      await openAdminPage(page, path);
      await expect(await prepare(page)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });
  }
});

test('with high contrast, large text and a zoom of 400 % the panel holds together', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'one width for both');
  test.slow();
  await signInWithSubmission(page);
  // 1280 px wide at 400 % is 320 px of the page (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 640 });
  const pages: State[] = [
    { name: 'the articles', path: '/admin', prepare: async () => editButton(page) },
    { name: 'the editor', path: ONE_ARTICLE, prepare: openEditor },
    { name: 'what visitors sent', path: '/admin/inbox', prepare: async () => submissions(page) },
    {
      name: 'what was done',
      path: '/admin/activity',
      prepare: async () => page.getByRole('listitem').filter({ hasText: 'Inició sesión' }).first(),
    },
    {
      name: 'the sync',
      path: '/sync',
      prepare: async () => page.getByText('Usuario administrador', { exact: true }),
    },
  ];
  for (const { name, path, prepare } of pages) {
    await test.step(name, async () => {
      await openAdminPage(page, path);
      await expect(await prepare(page)).toBeVisible();
      for (const rootClass of ['high-contrast', 'large-text']) {
        await page.evaluate((added) => {
          document.documentElement.classList.remove('high-contrast', 'large-text');
          document.documentElement.classList.add(added);
        }, rootClass);
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
      }
    });
  }
});

async function signInWithSubmission(page: Page): Promise<void> {
  await signIn(page);
  const { baseURL = '' } = test.info().project.use;
  const headers = { Origin: new URL(baseURL).origin };
  const sent = await page.request.post('/api/contact', { headers, data: GOOD_FORMS.contact(1) });
  expect(sent.ok()).toBe(true);
}

const editButton = (page: Page) => page.getByRole('button', { name: /^Editar/ }).first();
const submissions = (page: Page) => page.getByRole('link', { name: /CC-/ }).first();

async function openEditor(page: Page): Promise<Locator> {
  await editButton(page).click();
  return page.getByRole('dialog', { name: 'Editar Artículo' }).getByLabel('Contenido Principal');
}
