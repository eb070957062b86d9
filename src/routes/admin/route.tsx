import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { AdminFrame } from '#features/admin/admin-frame.tsx';

/** The panel around its sections, for administrators who are signed in. */
export const Route = createFileRoute('/admin')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({ messages: await loadMessages('es', ['admin', 'revisions']) }),
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.admin.title),
  component: Layout,
});

function Layout() {
  const { fetchApi } = Route.useRouteContext();
  return (
    <AdminFrame fetchApi={fetchApi}>
      <Outlet />
    </AdminFrame>
  );
}
