import { expect } from '@playwright/test';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { test as guarded } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { SPANISH } from '../support/languages.ts';
import { newsCards, untilNewsInteractive } from '../support/news-section.ts';
import { openPage } from '../support/open-page.ts';
import { photo, pressNewArticle, uploadPicture } from '../support/picture-editor.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

/* What is published here every visitor sees, and other journeys count articles: it has a site of its own. */
const test = guarded.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  baseURL: async ({}, use) => {
    const { address, stop } = await startBuiltSite();
    await use(address);
    await stop();
  },
});

test('an article with an uploaded picture is shown and hidden by keyboard, and visitors see it', async ({
  page,
  guard,
}) => {
  const title = `Feria de la salud ${Date.now()}`;
  guard.allow(/status of (401|415)/);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  await page.getByLabel('Usuario').fill(ADMINISTRATOR.username);
  await page.getByLabel('Contraseña').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  const editor = await pressNewArticle(page);
  await editor.getByLabel('Título', { exact: true }).fill(title);
  await editor.getByLabel('Resumen').fill('Pruebas gratis el sábado.');
  await editor.getByLabel('Contenido Principal').fill('De 9 a 2, en la oficina de Miami.');
  // A file chooser that is dismissed closes nothing; what is no picture, whatever it is called, is refused.
  await editor.locator('input[type=file]').dispatchEvent('cancel', { bubbles: true });
  await uploadPicture(editor, {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('MZ no picture'),
  });
  const field = editor.getByRole('group', { name: 'Imagen del Artículo' });
  await expect(field.getByText(/no es una imagen JPEG, PNG, WebP o GIF/)).toBeVisible();
  await uploadPicture(editor, await photo(600, 1000));
  await expect(editor.getByText('Imagen cargada')).toBeVisible();
  await expect(editor.getByText(/^\/objects\/[0-9a-f-]{36}$/)).toBeVisible();
  await expect(editor.getByLabel('Texto Alternativo (Alt)')).toHaveValue(title);
  await editor.getByRole('button', { name: 'Crear Artículo' }).click();
  await expect(editor).toBeHidden();

  const row = page.getByRole('article').filter({ hasText: title });
  const hide = row.getByRole('button', { name: /^Desactivar/ });
  const show = row.getByRole('button', { name: /^Activar/ });
  await tabTo(page, hide);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Inactivo');
  await expect(show).toBeFocused();
  const published = '/api/articles?language=es&active=true&fields=summary';
  expect(await (await page.request.get(published)).text()).not.toContain(title);
  await page.keyboard.press('Enter');
  await expect(hide).toBeFocused();
  await expect(row).not.toContainText('Inactivo');

  const articles: { title: string; slug: string }[] = await (await page.request.get(published)).json();
  const slug = articles.find((article) => article.title === title)?.slug;
  await openPage(page, `/es/news/${slug}`);
  const picture = page.getByRole('img', { name: title }).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.getAttribute('srcset')).toContain('?w=480 480w');
  // Whole, with its place kept before it arrives; the attributes are in the page's HTML.
  const html = await (await page.request.get(`/es/news/${slug}`)).text();
  expect(html).toMatch(/<img[^>]+width="600" height="1000"/);
  await expect(picture).toHaveCSS('object-fit', 'contain');
  const place = await picture.boundingBox();
  expect(place?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1);

  // On a card only its middle.
  await openPage(page, '/es');
  await untilNewsInteractive(page);
  const card = newsCards(page).filter({ hasText: title }).getByRole('img');
  await expect(card).toHaveCSS('object-fit', 'cover');
  await expect(card).toHaveCSS('object-position', '50% 50%');
  const cut = await card.boundingBox();
  expect((cut?.width ?? 0) / (cut?.height ?? 1)).toBeCloseTo(2, 1);

  await test.step('on a page that was opened before it was renamed, its old address leads to the new one', async () => {
    const stored = await (await page.request.get(`/api/articles/${slug}`)).json();
    const { excerpt, content, image } = stored;
    const answer = await page.request.put(`/api/articles/${stored.id}`, {
      data: { title: 'Jornada de salud', excerpt, content, image },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(200);
    const { card: words, dialog } = SPANISH.words.news;
    await newsCards(page).filter({ hasText: title }).getByRole('link', { name: words.readMore }).click();
    await page.getByRole('dialog').getByRole('link', { name: dialog.openPage }).click();
    await expect(page).toHaveURL('/es/news/jornada-de-salud');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jornada de salud');
    await page.goBack();
    await expect(page).toHaveURL(/\/es(#|$)/);
  });
});
