import type { Page } from '@playwright/test';
import { KINDS } from '#revisions/all-kinds.ts';
import { openEditor, openInvitation, pressInMenu, storeForm, untilPanel, type View } from './view.ts';

const storeContact = (page: Page) => storeForm(page, 'contact', '/api/contact');
/** A page, once there is a request. */
const after = (path: string) => async (page: Page) => {
  await storeContact(page);
  return path;
};

type Reach = NonNullable<View['reach']>;

/** One of the panel: it is reached when nothing loads any more, unless told. */
function view(name: string, path: View['path'], shows: string, reach: Reach = untilPanel): View {
  return { name: `admin-${name}`, path, isAdministration: true, reach, shows };
}

/** One that stands before the panel. */
function outside(name: string, path: string, shows: string): View {
  return { name: `admin-${name}`, path, isAdministration: true, shows };
}

/** Presses a button of a section. */
const press =
  (name: string): Reach =>
  async (page) => {
    await untilPanel(page);
    await page.getByRole('button', { name }).first().click();
  };

/** The sections of the panel, and their open dialogs. */
export const ADMINISTRATION_VIEWS: readonly View[] = [
  outside('login', '/admin-login', '#login-username'),
  outside('forgotten-password', '/admin-login/password', '#forgotten-account'),
  outside('new-password', '/admin-login/password#token', 'input[type=password]'),
  outside('confirm-email', '/admin-login/email#token', 'main button'),
  view('invitation', '/admin/people', 'main input[type=password]', openInvitation),
  view('start', after('/admin/inicio'), '#start-waiting'),
  view('articles', '/admin', '#articles-title'),
  view('article-editor', '/admin', '#article-title', openEditor),
  view('article-errors', '/admin', 'dialog[open] [aria-invalid=true]', async (page) => {
    await press('Crear Artículo')(page);
    const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
    await editor.getByRole('button', { name: 'Crear Artículo' }).click();
  }),
  view('article-delete', '/admin', 'dialog[open] h2', press('Eliminar')),
  view('article-preview', '/admin', 'dialog[open] article', async (page) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Vista previa' }).click();
  }),
  view('inbox', after('/admin/inbox'), 'main ol li h3'),
  {
    name: 'admin-submission',
    path: async (page) => `/admin/inbox?solicitud=${await storeContact(page)}`,
    isAdministration: true,
    shows: '#submission-note',
  },
  ...KINDS.filter(({ panel }) => panel).map(({ name }) =>
    view(name, `/admin/${name}`, `main [id^="${name}-"]`),
  ),
  view('scheduled', '/admin/programado', 'main h1'),
  view('trash', '/admin/papelera', 'main h1'),
  view('people', '/admin/people', 'main ul li'),
  view('invite', '/admin/people', 'dialog[open] select', press('Invitar a una persona')),
  view('sync', '/sync', '#sync-preview'),
  view('sync-result', '/sync', '#sync-result', press('Sincronizar Datos Ahora')),
  view('activity', '/admin/activity', '#activity-search'),
  view('password', '/admin/activity', 'dialog[open] input[type=password]', (page) =>
    pressInMenu(page, 'Cambiar Contraseña'),
  ),
  view('sessions', '/admin/activity', 'dialog[open] li', (page) =>
    pressInMenu(page, 'Ver sus sesiones abiertas'),
  ),
];
