import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { InboxPanel } from '#features/inbox/inbox-panel.tsx';
import { readInboxSearch } from '#features/inbox/inbox-search.ts';

/** 'Solicitudes': what visitors sent. */
export const Route = createFileRoute('/admin/inbox')({
  validateSearch: readInboxSearch,
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['inbox']) }),
  component: Inbox,
});

function Inbox() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { fetchApi } = Route.useRouteContext();
  return (
    <InboxPanel
      fetchApi={fetchApi}
      // The router adds the address's other parameters to what was validated; reading again leaves them out.
      search={readInboxSearch(search)}
      onSearchChange={(next) => void navigate({ to: '.', search: next, resetScroll: false })}
    />
  );
}
