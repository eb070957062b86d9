import { useNavigate, useSearch } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readParameters } from '#client/page-parameters.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { expectNoSidewaysScrolling } from '../../../tests/component/expect-no-sideways-scrolling.ts';
import { passTime } from '../../../tests/component/pass-time.ts';
import { problems } from '../../../tests/component/problems.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { GOOD_FORMS } from '../../../tests/support/good-forms.ts';
import { inboxParameters, inboxPlace, type SubmissionDetail } from './inbox.ts';
import { InboxPanel } from './inbox-panel.tsx';

/* The list of what visitors sent, and one form at work (docs/product/inbox.md). */

const REFERENCE = 'CC-2345-6789';
const button = (name: string) => page.getByRole('button', { name });
const row = () => page.getByRole('link', { name: new RegExp(REFERENCE) });
const dialog = () => page.getByRole('dialog', { name: `Solicitud ${REFERENCE}` });
const note = () => dialog().getByLabelText('Nota interna');

/** The inbox's API with one form; `count` says how many there are, the others without being shown. */
function inboxApi() {
  let detail: SubmissionDetail = {
    id: '1',
    reference: REFERENCE,
    kind: 'contact',
    state: 'new',
    receivedAt: '2026-11-20T12:00:00Z',
    name: 'Ana Ruiz',
    mailedAt: null,
    language: 'es',
    fields: GOOD_FORMS.contact(1),
    note: '',
    version: 1,
    history: [],
  };
  let count = 1;
  const change = (changed: Partial<SubmissionDetail>) => {
    detail = { ...detail, ...changed, version: detail.version + 1 };
    return detail;
  };
  const fetchApi = vi.fn(async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (path.endsWith('/mail')) return Response.json({ isConfigured: false, waiting: count, failed: [] });
    if (path.endsWith('/stamp')) return Response.json({ stamp: `${count}`, new: count });
    if (path.endsWith('/opened')) return Response.json(detail);
    if (init.method === 'PATCH') {
      const isStale = new Headers(init.headers).get('If-Match') !== `"v${detail.version}"`;
      const refusal = { status: 412, code: 'stale', message: 'Changed.' };
      if (isStale) return Response.json(refusal, { status: 412 });
      return Response.json(change(JSON.parse(String(init.body))));
    }
    const submissions = [
      { ...detail, about: 'Billing Questions', phone: '(305) 555-0142 x45', hasNote: detail.note !== '' },
    ];
    const counts = { new: count, 'in-progress': 0, done: 0 };
    return Response.json({ submissions, next: null, total: count, counts, stamp: `${count}` });
  });
  return { fetchApi, change, detail: () => detail, arrive: () => (count += 1) };
}

/** The inbox at its address, which keeps filters and the open form. */
function Inbox({
  fetchApi,
  mayExport = true,
}: Pick<ReturnType<typeof inboxApi>, 'fetchApi'> & { mayExport?: boolean }) {
  const { search } = readParameters(inboxParameters, useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <InboxPanel
      fetchApi={fetchApi}
      search={search}
      onSearchChange={(next) => navigate(inboxPlace(next))}
      mayExport={mayExport}
    />
  );
}

async function openInbox(search = '') {
  const api = inboxApi();
  await renderOnPage(<Inbox fetchApi={api.fetchApi} />, { language: 'es', path: `/admin/inbox${search}` });
  await expect.element(row()).toBeVisible();
  return api;
}

test('a form is opened and shown with links that call and write; closed, its row has the focus', async () => {
  await openInbox();
  await expect.element(page.getByText(/^El correo no está configurado:/)).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await row().click();
  await expect.element(dialog().getByText('Preguntas sobre pagos')).toBeVisible();
  const { email, phone } = GOOD_FORMS.contact(1) as { email: string; phone: string };
  await expect
    .element(dialog().getByRole('link', { name: phone }))
    .toHaveAttribute('href', 'tel:+13055550142');
  const write = dialog().getByRole('link', { name: email });
  await expect
    .element(write)
    .toHaveAttribute('href', expect.stringMatching(/^mailto:[^?%]+@[^?%]+\?subject=.*CC-2345-6789$/));
  await expectAccessible();
  await expectNoSidewaysScrolling();
  await userEvent.keyboard('{Escape}');
  await expect.element(row()).toHaveFocus();
});

test('it begins with the forms: how long each waits, and a number that calls; on a phone the filters are folded', async () => {
  await page.viewport(360, 740);
  vi.useFakeTimers({ now: new Date('2026-11-22T13:00:00Z'), toFake: ['Date'] });
  await openInbox();
  await expect.element(row()).toBeVisible();
  expect(row().element().getBoundingClientRect().top, 'on the first screen').toBeLessThan(400);
  await expect.element(page.getByText('hace 2 días', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Llamar a Ana Ruiz: (305) 555-0142 x45' }))
    .toHaveAttribute('href', 'tel:+13055550142;ext=45');
  const state = page.getByLabelText('Estado');
  await expect.element(state).not.toBeVisible();
  await page.getByText('Filtros', { exact: true }).click();
  await expect.element(state).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScrolling();
});

test('one that arrives meanwhile appears by itself, and leaves alone whoever is at work', async () => {
  vi.useFakeTimers();
  const { arrive } = await openInbox(`?solicitud=${REFERENCE}`);
  await note().fill('Llamar el lunes');
  arrive();
  await passTime(20_000);
  await expect.element(page.getByText('2 solicitudes', { exact: true })).toBeInTheDocument();
  await expect.element(note()).toHaveFocus();
  await expect.element(note()).toHaveValue('Llamar el lunes');
});

test('what somebody else saved meanwhile is shown, and nothing is overwritten silently', async () => {
  const { change, detail } = await openInbox(`?solicitud=${REFERENCE}`);
  await note().fill('Lo mío');
  change({ note: 'Lo de la otra persona', state: 'done' });
  await button('Guardar cambios').click();
  const notice = dialog().getByRole('alert');
  await expect.element(notice).toMatchTextContent('Lo de la otra persona');
  await expect.element(notice).toMatchTextContent('Su estado ahora: Hecha');
  await expect.element(note()).toHaveValue('Lo mío');
  expect(detail().note).toBe('Lo de la otra persona');
  await notice.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect.element(dialog().getByText('Cambios guardados')).toBeVisible();
  expect(detail()).toMatchObject({ note: 'Lo mío', version: 3 });
});

test('what was typed and not saved is there when the form is opened again', async () => {
  await openInbox(`?solicitud=${REFERENCE}`);
  await note().fill('Llamar el lunes');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await row().click();
  await expect.element(note()).toHaveValue('Llamar el lunes');
  await expect.element(dialog().getByText(/^Tiene cambios sin guardar/)).toBeVisible();
});

test('who may not take the list along has no buttons for it', async () => {
  const { fetchApi } = inboxApi();
  await renderOnPage(<Inbox fetchApi={fetchApi} mayExport={false} />, {
    language: 'es',
    path: '/admin/inbox',
    site: { assistantKeepDays: 30 },
  });
  await expect.element(row()).toBeVisible();
  expect(page.getByRole('button', { name: /^Exportar/ }).elements()).toEqual([]);
});

test('an export that failed says so', async () => {
  const { fetchApi } = await openInbox();
  fetchApi.mockResolvedValueOnce(new Response('', { status: 500 }));
  await button('Exportar a CSV').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se pudo exportar');
});

test('a list that could not be loaded says so and can be tried again', async () => {
  problems.allow(/^500: fault/);
  const { fetchApi } = inboxApi();
  let isThere = false;
  const failing = vi.fn(async (path: string, init?: RequestInit) =>
    isThere ? fetchApi(path, init) : new Response('fault', { status: 500 }),
  );
  await renderOnPage(<Inbox fetchApi={failing as typeof fetchApi} />, {
    language: 'es',
    path: '/admin/inbox',
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se pudieron cargar las solicitudes');
  isThere = true;
  await button('Intentar de nuevo').click();
  await expect.element(row()).toBeVisible();
});
