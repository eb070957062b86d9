import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { AdminFrame } from '#features/admin/admin-frame.tsx';

/** 'Sincronización de Datos', in the panel's frame. */
export const Route = createFileRoute('/sync')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['admin']) }),
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.admin.frame.sync),
  component: Page,
});

function Page() {
  const { fetchApi } = Route.useRouteContext();
  return (
    <AdminFrame fetchApi={fetchApi}>
      <h2 className="text-title-md">Sincronización de Datos</h2>
    </AdminFrame>
  );
}
