import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { useRights } from '#features/admin/use-rights.ts';
import { type InboxSearch, inboxParameters, inboxPlace } from '#features/inbox/inbox.ts';
import { InboxPanel } from '#features/inbox/inbox-panel.tsx';
import { AddressNotice } from '#site/address-notice.tsx';

/** 'Solicitudes': what visitors sent. */
export const Route = createFileRoute('/admin/inbox')({
  validateSearch: parametersNamed<keyof InboxSearch>,
  component: Inbox,
});

function Inbox() {
  const { search: address, wrong } = readParameters(inboxParameters, Route.useSearch());
  const words = useLocation({ select: ({ state }) => state.inboxWords });
  const search = words === undefined ? address : { ...address, search: words };
  const navigate = Route.useNavigate();
  // An address from an earlier version: the words leave it before anybody reloads or copies it.
  const isKeptAddress = address.search !== undefined;
  useEffect(() => {
    if (isKeptAddress) void navigate({ ...inboxPlace(search), replace: true });
  });
  const { fetchApi } = Route.useRouteContext();
  const may = useRights(fetchApi);
  return (
    <>
      <AddressNotice isShown={wrong.length > 0} isInPanel />
      <InboxPanel
        fetchApi={fetchApi}
        search={search}
        onSearchChange={(next) => navigate(inboxPlace(next))}
        mayExport={may('read', 'exports')}
      />
    </>
  );
}
