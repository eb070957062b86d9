import type { Page } from '@playwright/test';
import { openEditor, openInvitation, pressInMenu, storeForm, untilPanel, type View } from './view.ts';

const storeContact = (page: Page) => storeForm(page, 'contact', '/api/contact');

/** The sections of the panel, and their open dialogs. */
export const ADMINISTRATION_VIEWS: readonly View[] = [
  { name: 'admin-login', path: '/admin-login', isAdministration: true, shows: '#login-username' },
  {
    name: 'admin-forgotten-password',
    path: '/admin-login/password',
    isAdministration: true,
    shows: '#forgotten-account',
  },
  {
    name: 'admin-new-password',
    path: '/admin-login/password#token',
    isAdministration: true,
    shows: 'input[type=password]',
  },
  {
    name: 'admin-invitation',
    path: '/admin/people',
    isAdministration: true,
    reach: openInvitation,
    shows: 'main input[type=password]',
  },
  {
    name: 'admin-start',
    path: async (page) => {
      await storeContact(page);
      return '/admin/inicio';
    },
    isAdministration: true,
    reach: untilPanel,
    shows: '#start-waiting',
  },
  {
    name: 'admin-articles',
    path: '/admin',
    isAdministration: true,
    reach: untilPanel,
    shows: '#articles-title',
  },
  {
    name: 'admin-article-editor',
    path: '/admin',
    isAdministration: true,
    reach: openEditor,
    shows: '#article-title',
  },
  {
    name: 'admin-article-errors',
    path: '/admin',
    isAdministration: true,
    reach: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Crear Artículo' }).click();
      const editor = page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
      await editor.getByRole('button', { name: 'Crear Artículo' }).click();
    },
    shows: 'dialog[open] [aria-invalid=true]',
  },
  {
    name: 'admin-article-delete',
    path: '/admin',
    isAdministration: true,
    reach: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Eliminar' }).first().click();
    },
    shows: 'dialog[open] h2',
  },
  {
    name: 'admin-article-preview',
    path: '/admin',
    isAdministration: true,
    reach: async (page) => {
      await openEditor(page);
      await page.getByRole('button', { name: 'Vista previa' }).click();
    },
    shows: 'dialog[open] article',
  },
  {
    name: 'admin-inbox',
    path: async (page) => {
      await storeContact(page);
      return '/admin/inbox';
    },
    isAdministration: true,
    reach: untilPanel,
    shows: 'main ol li h3',
  },
  {
    name: 'admin-submission',
    path: async (page) => `/admin/inbox?solicitud=${await storeContact(page)}`,
    isAdministration: true,
    shows: '#submission-note',
  },
  {
    name: 'admin-notice',
    path: '/admin/notice',
    isAdministration: true,
    reach: untilPanel,
    shows: 'main textarea',
  },
  {
    name: 'admin-office',
    path: '/admin/office',
    isAdministration: true,
    reach: untilPanel,
    shows: 'main input[type=tel]',
  },
  {
    name: 'admin-scheduled',
    path: '/admin/programado',
    isAdministration: true,
    reach: untilPanel,
    shows: 'main h1',
  },
  {
    name: 'admin-people',
    path: '/admin/people',
    isAdministration: true,
    reach: untilPanel,
    shows: 'main ul li',
  },
  {
    name: 'admin-invite',
    path: '/admin/people',
    isAdministration: true,
    reach: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Invitar a una persona' }).click();
    },
    shows: 'dialog[open] select',
  },
  { name: 'admin-sync', path: '/sync', isAdministration: true, reach: untilPanel, shows: '#sync-preview' },
  {
    name: 'admin-sync-result',
    path: '/sync',
    isAdministration: true,
    reach: async (page) => {
      await untilPanel(page);
      await page.getByRole('button', { name: 'Sincronizar Datos Ahora' }).click();
    },
    shows: '#sync-result',
  },
  {
    name: 'admin-activity',
    path: '/admin/activity',
    isAdministration: true,
    reach: untilPanel,
    shows: '#activity-search',
  },
  {
    name: 'admin-password',
    path: '/admin/activity',
    isAdministration: true,
    reach: async (page) => {
      await pressInMenu(page, 'Cambiar Contraseña');
    },
    shows: 'dialog[open] input[type=password]',
  },
  {
    name: 'admin-sessions',
    path: '/admin/activity',
    isAdministration: true,
    reach: async (page) => {
      await pressInMenu(page, 'Ver sus sesiones abiertas');
    },
    shows: 'dialog[open] li',
  },
];
