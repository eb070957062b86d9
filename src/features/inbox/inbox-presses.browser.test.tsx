import { useNavigate, useSearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readParameters } from '#client/page-parameters.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { type InboxSearch, inboxParameters, inboxPlace, type SubmissionPage } from './inbox.ts';
import { InboxPanel } from './inbox-panel.tsx';

/* Two presses within a moment: the address follows them later, and the second undoes nothing of the first. */

const REFERENCE = 'CON-2345-6789';
const LIST: SubmissionPage = {
  submissions: [
    {
      id: '1',
      reference: REFERENCE,
      kind: 'contact',
      state: 'new',
      receivedAt: '2026-11-20T12:00:00Z',
      name: 'Ana Ruiz',
      about: 'General Inquiry',
      phone: null,
      hasNote: false,
      mailedAt: null,
    },
  ],
  next: null,
  total: 1,
  counts: { new: 1, 'in-progress': 0, done: 0 },
  stamp: 'a',
};

async function fetchApi(path: string): Promise<Response> {
  if (path.endsWith('/mail')) return Response.json({ isConfigured: true, waiting: 0, failed: [] });
  if (path.endsWith('/stamp')) return Response.json({ stamp: 'a' });
  // What is in the form is not the subject.
  if (path.endsWith('/opened')) return new Promise(() => {});
  return Response.json(LIST);
}

/** The inbox at its address, which follows no press before `pressed`. */
function Inbox({ pressed }: { pressed: Promise<void> }) {
  const { search } = readParameters(inboxParameters, useSearch({ strict: false }));
  const navigate = useNavigate();
  const follow = async (next: InboxSearch) => {
    await pressed;
    await navigate(inboxPlace(next));
  };
  return <InboxPanel fetchApi={fetchApi} search={search} onSearchChange={follow} mayExport />;
}

async function openInbox(search = '') {
  let follow = () => {};
  const pressed = new Promise<void>((resolve) => {
    follow = resolve;
  });
  const path = `/admin/inbox${search}`;
  const { router } = await renderOnPage(<Inbox pressed={pressed} />, { language: 'es', path });
  await expect.element(row()).toBeVisible();
  return { follow, address: () => router.state.location.search };
}

const row = () => page.getByRole('link', { name: new RegExp(REFERENCE) });

test('a form that is opened right after a choice keeps it', async () => {
  const { follow, address } = await openInbox();
  await page.getByLabelText('Estado').selectOptions('new');
  await row().click();
  follow();
  await expect.poll(address).toEqual({ state: 'new', solicitud: REFERENCE });
});

test('a choice right after "Quitar filtros" brings none of them back', async () => {
  const { follow, address } = await openInbox('?kind=contact&state=new');
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await page.getByLabelText('Estado').selectOptions('done');
  follow();
  await expect.poll(address).toEqual({ state: 'done' });
});
