import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { forgottenPasswordQuery } from '#features/admin/own-email.queries.ts';
import { SyncPage } from '#features/sync/sync-page.tsx';
import { loadKindMessages } from '#revisions/all-kinds.ts';

/** 'Sincronización de Datos', in the panel's frame. */
export const Route = createFileRoute('/sync')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { queryClient, fetchApi } }) => {
    const [messages, ofKinds] = await Promise.all([
      loadMessages('es', ['admin', 'revisions', 'sync']),
      loadKindMessages(),
      // What the menu offers. Without an answer it is not offered, and the panel asks again.
      queryClient.prefetchQuery(forgottenPasswordQuery(fetchApi)),
    ]);
    return { messages: { ...messages, ...ofKinds } };
  },
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.sync.pageTitle),
  component: Page,
});

function Page() {
  const { fetchApi } = Route.useRouteContext();
  return (
    <AdminFrame fetchApi={fetchApi}>
      <SyncPage fetchApi={fetchApi} />
    </AdminFrame>
  );
}
