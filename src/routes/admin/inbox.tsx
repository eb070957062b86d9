import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { InboxPanel } from '#features/inbox/inbox-panel.tsx';
import { type InboxSearch, inboxParameters } from '#features/inbox/inbox-search.ts';
import { AddressNotice } from '#site/address-notice.tsx';

/** 'Solicitudes': what visitors sent. */
export const Route = createFileRoute('/admin/inbox')({
  validateSearch: parametersNamed<keyof InboxSearch>,
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['inbox']) }),
  component: Inbox,
});

function Inbox() {
  const { search, wrong } = readParameters(inboxParameters, Route.useSearch());
  const navigate = Route.useNavigate();
  const { fetchApi } = Route.useRouteContext();
  return (
    <>
      <AddressNotice isShown={wrong.length > 0} isInPanel />
      <InboxPanel
        fetchApi={fetchApi}
        search={search}
        onSearchChange={(next) => void navigate({ to: '.', search: next, resetScroll: false })}
      />
    </>
  );
}
