import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { SyncPage } from '#features/sync/sync-page.tsx';

/** 'Sincronización de Datos', in the panel's frame. */
export const Route = createFileRoute('/sync')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['admin', 'sync']) }),
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
