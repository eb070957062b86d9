import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { ConfirmEmailPage } from '#features/admin/confirm-email-page.tsx';

export const Route = createFileRoute('/admin-login_/email')({
  loader: async () => ({ messages: await loadMessages('es', ['admin']) }),
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.admin.title),
  component: Page,
});

function Page() {
  const { fetchApi } = Route.useRouteContext();
  return <ConfirmEmailPage fetchApi={fetchApi} />;
}
