import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../tests/support/chromium.ts';
import { GOOD_FORMS } from '../tests/support/good-forms.ts';
import { layOutWhole, untilPartInteractive } from '../tests/support/open-page.ts';

/*
 * npm run screenshots [address] [name]: pictures of every page and open dialog, in both languages at four widths, from a
 * running server, into the ignored folder screenshots/. A name takes only the views whose name begins with it.
 */
const WIDTHS = [360, 768, 1280, 1920];
const LOCALES = ['en', 'es'];
const [address = 'http://localhost:3000', only = ''] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, '..', 'screenshots');

type View = {
  name: string;
  path: string;
  /** A page of the administration: Spanish at its one address, signed in as ADMIN_USERNAME with ADMIN_PASSWORD. */
  isAdministration?: true;
  prepare?: (page: Page) => Promise<void>;
};

const VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', prepare: openMenu },
  {
    name: 'home-starting-point',
    path: '/',
    prepare: (page) => page.locator('details[name] summary').first().click(),
  },
  {
    name: 'accessibility-panel',
    path: '/quote',
    prepare: async (page) => {
      await page.locator('button[aria-haspopup=dialog][aria-expanded]').click();
      await page.getByRole('switch').first().waitFor();
    },
  },
  { name: 'assistant', path: '/quote', prepare: openAssistant },
  {
    name: 'assistant-answer',
    path: '/quote',
    prepare: async (page) => {
      await openAssistant(page);
      await page.getByRole('dialog').locator('ul button').first().click();
      await page.getByRole('log').locator('div[lang]').waitFor();
    },
  },
  {
    name: 'home-service',
    path: '/',
    prepare: async (page) => {
      await untilPartInteractive(page, '#services h2');
      await page.locator('#services button').first().click();
      await page.locator('dialog[open] h2').waitFor();
    },
  },
  {
    name: 'news-dialog',
    path: '/',
    prepare: async (page) => {
      await untilPartInteractive(page, '#news h2');
      await page.locator('#news article a').first().click();
      await page.locator('dialog[open] h4').first().waitFor();
    },
  },
  { name: 'news-article', path: '/news/refill-before-the-storm' },
  { name: 'quote-step-1', path: '/quote' },
  { name: 'quote-errors', path: '/quote', prepare: (page) => submitStep(page) },
  { name: 'quote-step-2', path: '/quote?planType=family&children=1&core=package2', prepare: toStep2 },
  {
    name: 'quote-step-3',
    path: '/quote?planType=family&children=1&core=package2&hospital=yes',
    prepare: async (page) => {
      await toStep2(page);
      await submitStep(page);
    },
  },
  { name: 'contact-errors', path: '/', prepare: (page) => sendEmpty(page, 'contact') },
  { name: 'contact-sent', path: '?sent=CC-2222-3333' },
  { name: 'quote-request-errors', path: '/quote', prepare: (page) => sendEmpty(page, 'quote-request') },
  { name: 'quote-request-sent', path: '/quote?sent=CC-2222-3333' },
  { name: 'providers', path: '/providers' },
  { name: 'providers-results', path: '/providers?specialty=Cardiology&county=Miami-Dade' },
  { name: 'providers-name', path: '/providers?doctor=maria+garcia+lopes' },
  { name: 'providers-expanded', path: '/providers?specialty=Urology&zipCode=33126' },
  { name: 'providers-empty', path: '/providers?doctor=qqqqqqqqqq' },
  { name: 'providers-invalid', path: '/providers?zipCode=00000' },
  { name: 'recommend', path: '/providers/recommend' },
  {
    name: 'recommend-dialog',
    path: '/providers',
    prepare: async (page) => {
      await page.locator('search a[href$="/recommend"]').click();
      await page.locator('#recommendation-form').waitFor();
    },
  },
  { name: 'join-network', path: '/join-network' },
  { name: 'join-network-errors', path: '/join-network', prepare: (page) => sendEmpty(page, 'join-network') },
  { name: 'member-portal', path: '/member-portal' },
  {
    name: 'faq',
    path: '/',
    prepare: (page) =>
      page.locator('#faq').evaluate((section) => {
        for (const details of section.querySelectorAll('details')) details.open = true;
      }),
  },
  {
    name: 'policy-dialog',
    path: '/quote',
    prepare: async (page) => {
      await page.locator('footer a[aria-haspopup=dialog]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'policy-refund', path: '/policies/refund' },
  { name: 'policy-grievance', path: '/policies/grievance' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nothing/here' },
  { name: 'admin-login', path: '/admin-login', isAdministration: true },
  { name: 'admin-articles', path: '/admin', isAdministration: true, prepare: untilPanel },
  {
    name: 'admin-article-editor',
    path: '/admin',
    isAdministration: true,
    prepare: async (page) => {
      await openEditor(page);
      await page.locator('#article-title').waitFor();
    },
  },
  {
    name: 'admin-article-errors',
    path: '/admin',
    isAdministration: true,
    prepare: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Crear Artículo' }).click();
      const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
      await editor.getByRole('button', { name: 'Crear Artículo' }).click();
      await editor.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'admin-article-delete',
    path: '/admin',
    isAdministration: true,
    prepare: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Eliminar' }).first().click();
      await page.locator('dialog[open] h2').waitFor();
    },
  },
  {
    name: 'admin-article-preview',
    path: '/admin',
    isAdministration: true,
    prepare: async (page) => {
      await openEditor(page);
      await page.getByRole('button', { name: 'Vista previa' }).click();
      await page.getByRole('dialog', { name: 'Vista previa' }).locator('h4').first().waitFor();
    },
  },
  {
    name: 'admin-inbox',
    path: '/admin/inbox',
    isAdministration: true,
    prepare: async (page) => {
      await sendContactForm(page);
      await untilPanel(page);
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'admin-submission',
    path: '/admin/inbox',
    isAdministration: true,
    prepare: async (page) => {
      const reference = await sendContactForm(page);
      await page.goto(`${address}/admin/inbox?solicitud=${reference}`, { waitUntil: 'networkidle' });
      await page.locator('#submission-note').waitFor();
    },
  },
  { name: 'admin-sync', path: '/sync', isAdministration: true, prepare: untilPanel },
  {
    name: 'admin-sync-result',
    path: '/sync',
    isAdministration: true,
    prepare: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Sincronizar Datos Ahora' }).click();
      await page.locator('#sync-result').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'admin-activity', path: '/admin/activity', isAdministration: true, prepare: untilPanel },
  {
    name: 'admin-password',
    path: '/admin/activity',
    isAdministration: true,
    prepare: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
      await page.locator('dialog[open] h2').waitFor();
    },
  },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS });
for (const view of VIEWS.filter(({ name }) => name.startsWith(only))) {
  for (const locale of view.isAdministration ? ['es'] : LOCALES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: width < 700 ? 780 : 900 },
        reducedMotion: 'reduce',
      });
      if (view.isAdministration) await signIn(page);
      const prefix = view.isAdministration ? '' : `/${locale}`;
      await page.goto(`${address}${prefix}${view.path === '/' ? '' : view.path}`, {
        waitUntil: 'networkidle',
      });
      await bringEverythingNear(page);
      await view.prepare?.(page);
      await page.screenshot({
        path: path.join(folder, `${view.name}-${locale}-${width}.png`),
        fullPage: true,
      });
      await page.close();
    }
  }
  console.log(view.name);
}
await browser.close();

async function signIn(page: Page): Promise<void> {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password } = process.env;
  const headers = { Origin: new URL(address).origin };
  await page.request.post(`${address}/api/auth/login`, { headers, data: { username, password } });
}

/** Sends the same form each time, which is stored once. @returns its reference */
async function sendContactForm(page: Page): Promise<string> {
  const response = await page.request.post(`${address}/api/contact`, {
    headers: { Origin: new URL(address).origin, 'Idempotency-Key': 'screenshots' },
    data: GOOD_FORMS.contact(1),
  });
  return ((await response.json()) as { reference: string }).reference;
}

/** A section of the panel has come: nothing is loading any more. */
async function untilPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The editor of the first article. */
async function openEditor(page: Page): Promise<void> {
  await untilPanel(page);
  await page.getByRole('button', { name: 'Editar' }).first().click();
}

/** Scrolls once through the page, so that parts and pictures that come when they are near are on the picture. */
async function bringEverythingNear(page: Page): Promise<void> {
  await layOutWhole(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    // A picture that is hidden at this width is never asked for, and would be waited for without end.
    Promise.all(Array.from(document.images, (image) => image.complete && image.decode().catch(() => {}))),
  );
}

async function openMenu(page: Page): Promise<void> {
  const small = page.locator('header details summary');
  if (await small.isVisible()) await small.click();
  else await page.locator('header button[aria-expanded]').click();
}

async function submitStep(page: Page): Promise<void> {
  await page.locator('#calculator form button[type=submit]').click();
}

async function toStep2(page: Page): Promise<void> {
  await page.locator('#quote-county').selectOption('Miami-Dade');
  await page.locator('#quote-name').fill('María José González-Pérez');
  await page.locator('#quote-phone').fill('(305) 555-0142');
  await submitStep(page);
}

async function openAssistant(page: Page): Promise<void> {
  await page.locator('section > button[aria-haspopup=dialog][aria-describedby]').click();
  await page.getByRole('log').waitFor();
}

async function sendEmpty(page: Page, kind: string): Promise<void> {
  const form = page.locator(`#${kind}-form`);
  await form.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await form.locator('[type=submit]').click();
  await form.locator('[aria-invalid=true]').first().waitFor();
}
