import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { forgottenPasswordQuery } from '#features/admin/own-email.queries.ts';
import { loadKindMessages } from '#revisions/all-kinds.ts';

/** The panel around its sections, for administrators who are signed in. */
export const Route = createFileRoute('/admin')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { queryClient, fetchApi } }) => {
    const [messages, ofKinds] = await Promise.all([
      // Of all sections: a loader in each would weigh on every visitor's first load.
      loadMessages('es', ['admin', 'revisions', 'pictures', 'inbox', 'people']),
      loadKindMessages(),
      // What the menu offers. Without an answer it is not offered, and the panel asks again.
      queryClient.prefetchQuery(forgottenPasswordQuery(fetchApi)),
    ]);
    return { messages: { ...messages, ...ofKinds } };
  },
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
