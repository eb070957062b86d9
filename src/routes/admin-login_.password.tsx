import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { ForgottenPasswordPage } from '#features/admin/forgotten-password-page.tsx';

export const Route = createFileRoute('/admin-login_/password')({
  loader: async () => ({ messages: await loadMessages('es', ['admin']) }),
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.admin.title),
  component: Page,
});

function Page() {
  const { fetchApi } = Route.useRouteContext();
  return <ForgottenPasswordPage fetchApi={fetchApi} />;
}
