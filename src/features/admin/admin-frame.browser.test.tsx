import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { sectionNames } from '../../../tests/support/section-name.ts';
import { ActivitySection } from './activity-section.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { ArticlesHeading } from './articles-heading.tsx';
import { sectionsOf } from './sections.ts';

/* The panel's frame: a session that has ended, the password and the open sessions (docs/product/administration.md). */

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const toasts = () => page.getByCss('li[data-state=open]');
const toast = (text: string) => toasts().getByText(text);
/** Expects a toast with this title and text. */
const expectToast = (title: string, text: string) =>
  expect.element(toasts().filter({ hasText: text }).getByText(title)).toBeVisible();
const refusal = (status: number, given: object = {}) =>
  Response.json({ status, code: 'x', message: 'x', ...given }, { status });

type Answer = (init: RequestInit) => Response | undefined;

/** Opens the panel, at the activity list unless told. What `answers` has no answer for is answered as to somebody who is signed in. */
async function openPanel(answers: Record<string, Answer> = {}, path = '/admin/activity') {
  const usual: Record<string, Answer> = {
    '/api/auth/session': () => Response.json({ username: 'prueba', role: 'administrator' }),
    '/api/auth/login': () => Response.json({ username: 'prueba', role: 'administrator' }),
    '/api/activity': () => Response.json({ entries: [], next: null, people: [] }),
    '/api/submissions/stamp': () => Response.json({ stamp: 'a', new: 0 }),
    '/api/auth/forgotten-password': () => Response.json({ isOffered: false }),
  };
  const fetchApi = vi.fn(async (path: string, init: RequestInit = {}) => {
    const [address = ''] = path.split('?');
    return answers[address]?.(init) ?? usual[address]?.(init) ?? refusal(404);
  });
  const { router } = await renderOnPage(
    <AdminFrame fetchApi={fetchApi}>
      {path === '/admin' ? (
        <ArticlesHeading />
      ) : (
        <ActivitySection fetchApi={fetchApi} filters={{}} onFilter={async () => {}} />
      )}
    </AdminFrame>,
    { language: 'es', path },
  );
  return { fetchApi, router };
}

test('a session that ended is asked for over the page, for the same administrator, and the call is made again', async () => {
  let isSignedIn = false;
  const { fetchApi } = await openPanel({
    '/api/activity': () => (isSignedIn ? undefined : refusal(401)),
    '/api/auth/login': () => {
      isSignedIn = true;
      return undefined;
    },
  });
  const question = dialog('Inicie sesión otra vez');
  await expect.element(question.getByLabelText('Usuario')).toHaveValue('prueba');
  await expect.element(question.getByLabelText('Usuario')).toHaveAttribute('readonly');
  await question.getByLabelText('Contraseña').fill('una clave larga');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Todavía no hay actividad.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(fetchApi.mock.calls.filter(([path]) => path.startsWith('/api/activity'))).toHaveLength(2);
});

test('whoever could not be asked about sees it and can try again; nobody is led to the login', async () => {
  problems.allow(/^500: /);
  let isThere = false;
  const { router } = await openPanel({ '/api/auth/session': () => (isThere ? undefined : refusal(500)) });
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se pudo comprobar su sesión');
  isThere = true;
  await button('Intentar de nuevo').click();
  await expect.element(page.getByText(/^Sesión de prueba/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/activity');
});

test('signing out that fails says so, and stays', async () => {
  const { router } = await openPanel({ '/api/auth/logout': () => refusal(500) });
  await button('Cerrar Sesión').click();
  await expect
    .element(toast('No se pudo cerrar la sesión. Revise su conexión e inténtelo de nuevo.'))
    .toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/activity');
});

test('on a phone a button unfolds sections and account; they fold by Escape, and with the choice of a section', async () => {
  await page.viewport(360, 740);
  const { router } = await openPanel({ '/api/auth/sessions': () => Response.json({ sessions: [] }) });
  const menu = button('Menú');
  const articles = page.getByRole('link', { name: 'Artículos' });
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await expect.element(articles).not.toBeInTheDocument();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Actividad');
  expect(heading.element().getBoundingClientRect().top, 'begins near the top').toBeLessThan(120);

  await menu.click();
  await expect.element(articles).toBeVisible();
  const current = page.getByRole('link', { name: 'Actividad' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText('Sesión de prueba')).toBeVisible();
  await expectNoSidewaysScrolling();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(articles).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();

  // What a button of it opens gives the focus back to that button.
  await userEvent.keyboard('{Enter}');
  await button('Ver sus sesiones abiertas').click();
  await expect.element(dialog('Sus sesiones abiertas')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Ver sus sesiones abiertas')).toHaveFocus();

  await page.getByRole('link', { name: 'Solicitudes' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/inbox');
  await expect.element(articles).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe('content');
});

test('the menu says how many forms are new, in words too; on a phone its button does', async () => {
  await openPanel({ '/api/submissions/stamp': () => Response.json({ stamp: 'a', new: 3 }) });
  await expect.element(page.getByRole('link', { name: 'Solicitudes 3 nuevas' })).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(button('Menú 3 solicitudes nuevas')).toBeVisible();
  await expectNoSidewaysScrolling();
});

test.each([
  [true, 1],
  [false, 0],
])('where the site sends mail (%s) the account has an address', async (isOffered, count) => {
  await openPanel({ '/api/auth/forgotten-password': () => Response.json({ isOffered }) });
  await expect.element(button('Verificación en dos pasos')).toBeVisible();
  await expect.poll(() => button('Correo de su cuenta').elements().length).toBe(count);
});

test('the articles have the title and the three buttons, which the menu does not repeat', async () => {
  await openPanel({}, '/admin');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Panel de Administración');
  await expect.element(page.getByText('Gestiona los artículos y noticias del sitio web')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/');
  await expect.element(button('Ver sus sesiones abiertas')).toBeVisible();
  await expect.element(button('Cerrar Sesión')).toBeVisible();
  await button('Cambiar Contraseña').click();
  await expect.element(passwordDialog()).toBeVisible();
});

const passwordDialog = () => dialog('Cambiar Contraseña de Admin');
const password = (label: string) => passwordDialog().getByLabelText(label);

test('the password dialog: rules first, a mismatch is shown, a change closes it', async () => {
  const message = 'La contraseña debe tener al menos 12 caracteres.';
  const answers = [refusal(422, { message }), Response.json({ username: 'prueba' })];
  const { fetchApi } = await openPanel({ '/api/auth/change-password': () => answers.shift() });
  await button('Cambiar Contraseña').click();
  await expect.element(passwordDialog()).toMatchTextContent('al menos 12 caracteres');
  const submit = passwordDialog().getByRole('button', { name: 'Cambiar Contraseña' });
  await expect.element(submit).toBeDisabled();
  await expectAccessible();

  await password('Nueva Contraseña').fill('corta');
  await expect.element(submit).toBeDisabled();
  await password('Confirmar Contraseña').fill('otra');
  await expect.element(submit).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expectToast('Error', 'Las contraseñas no coinciden');
  await expect
    .element(password('Confirmar Contraseña'))
    .toHaveAccessibleDescription('Las contraseñas no coinciden');
  expect(fetchApi.mock.calls.some(([path]) => path.endsWith('change-password'))).toBe(false);

  await password('Confirmar Contraseña').fill('corta');
  await submit.click();
  await expect.element(passwordDialog().getByText(message)).toBeVisible();
  await expectToast('Error', 'Error al cambiar la contraseña');
  await expect.element(password('Nueva Contraseña')).toHaveValue('corta');

  await submit.click();
  await expect.element(passwordDialog()).not.toBeInTheDocument();
  await expectToast('Éxito', 'Contraseña cambiada exitosamente');
  await expect.element(button('Cambiar Contraseña')).toHaveFocus();
  await button('Cambiar Contraseña').click();
  await expect.element(password('Nueva Contraseña')).toHaveValue('');
  await expectNoSidewaysScrolling();
});

test('what was typed for a new password outlasts the question for the old one', async () => {
  const message = 'Esta contraseña es muy común o fácil de adivinar.';
  const answers = [refusal(401, { code: 'proof-needed' }), refusal(422, { message })];
  await openPanel({ '/api/auth/change-password': () => answers.shift() });
  await button('Cambiar Contraseña').click();
  await password('Nueva Contraseña').fill('liverpoolfc123');
  await password('Confirmar Contraseña').fill('liverpoolfc123');
  await userEvent.keyboard('{Enter}');
  const question = dialog('Confirme su contraseña');
  await question.getByLabelText('Contraseña').fill('una clave larga');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(passwordDialog().getByText(message)).toBeVisible();
  await expect.element(password('Confirmar Contraseña')).toHaveValue('liverpoolfc123');
});

const sections = () =>
  page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link').elements();
const shownSections = () => sections().map(({ textContent }) => textContent);
const ofRole = (role: string) => ({
  '/api/auth/session': () => Response.json({ username: 'prueba', role }),
});

test.each([
  ['editor', 'Redacción'],
  ['support', 'Atención'],
] as const)('the role %s sees its sections; another one says whose it is', async (role, name) => {
  const own = sectionsOf({ role });
  const { fetchApi, router } = await openPanel(ofRole(role));
  const notice = page.getByText(new RegExp(`Su rol es ${name}`));
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('Su usuario no abre la sección Actividad')).toBeVisible();
  expect(shownSections()).toEqual(await sectionNames(own));
  expect(fetchApi.mock.calls.some(([path]) => path.startsWith('/api/activity'))).toBe(false);
  await expectNoSidewaysScrolling();
  await page.getByRole('link', { name: 'Ir a Inicio' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/inicio');
});

test('a call that the role allows no more says so, and the panel follows the role', async () => {
  problems.allow(/^403: /);
  let role = 'administrator';
  await openPanel({
    '/api/auth/session': () => Response.json({ username: 'prueba', role }),
    '/api/activity': () => {
      role = 'editor';
      return refusal(403, { code: 'not-allowed' });
    },
  });
  const said = dialog('Su usuario no tiene permiso para esto');
  await expect.element(said).toMatchTextContent('Puede que su rol haya cambiado');
  await expectAccessible();
  await said.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(page.getByText('Su usuario no abre la sección Actividad')).toBeVisible();
  expect(shownSections()).toEqual(await sectionNames(sectionsOf({ role: 'editor' })));
});

/** One session as the API has it. */
const session = (id: string, browser: string | null) => ({
  id,
  createdAt: '2026-11-21T22:47:00Z',
  lastUsedAt: '2026-11-21T23:12:00Z',
  browser,
  isThisOne: id === '1',
});

test('sessions are ended one by one or all others at once, and a failure is shown', async () => {
  let sessions = [
    session('1', 'Safari, iOS'),
    ...['2', '3', '4'].map((id) => session(id, id === '2' ? 'Firefox, macOS' : null)),
  ];
  let isFailing = true;
  await openPanel({
    '/api/auth/sessions/2': () => {
      sessions = sessions.filter(({ id }) => id !== '2');
      return new Response(null, { status: 204 });
    },
    '/api/auth/sessions': ({ method = 'GET' }) => {
      if (method === 'GET') return Response.json({ sessions });
      if (isFailing) return refusal(500);
      sessions = sessions.slice(0, 1);
      return new Response(null, { status: 204 });
    },
  });
  const opening = button('Ver sus sesiones abiertas');
  await opening.click();
  const list = dialog('Sus sesiones abiertas');
  const items = () => list.getByRole('listitem').elements();
  await expect.poll(items).toHaveLength(4);
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent('Esta sesión');
  await expect.element(list).toMatchTextContent('Navegador desconocido');
  await expect.element(list).toMatchTextContent('Comenzó: 21 nov 2026');
  await expectAccessible();
  await expectNoSidewaysScrolling();

  await list.getByRole('button', { name: /^Cerrar la sesión de Firefox, macOS/ }).click();
  const said = list.getByRole('status');
  await expect.element(said).toHaveTextContent('La sesión se cerró.');
  await expect.element(said).toHaveFocus();
  expect(items()).toHaveLength(3);

  const all = list.getByRole('button', { name: 'Cerrar todas las demás' });
  await all.click();
  await expect.element(list.getByRole('alert')).toMatchTextContent('No se pudo cerrar.');
  isFailing = false;
  await all.click();
  await expect.element(said).toHaveTextContent('Se cerraron todas las demás sesiones.');
  expect(items()).toHaveLength(1);
  await expect.element(all).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(opening).toHaveFocus();
});
