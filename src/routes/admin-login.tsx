import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { LoginPage } from '#features/admin/login-page.tsx';
import { signInHintQuery } from '#features/admin/session.queries.ts';

export const Route = createFileRoute('/admin-login')({
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search['next'] === 'string' ? { next: search['next'] } : {},
  loader: async ({ context: { queryClient, fetchApi } }) => {
    const [messages, hint] = await Promise.all([
      loadMessages('es', ['admin']),
      // Signing in does not depend on it.
      queryClient.fetchQuery(signInHintQuery(fetchApi)).catch(() => null),
    ]);
    return { messages, hint: hint ?? undefined };
  },
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.admin.title),
  component: Page,
});

function Page() {
  const { fetchApi } = Route.useRouteContext();
  const { hint } = Route.useLoaderData();
  const { next } = Route.useSearch();
  return <LoginPage fetchApi={fetchApi} hint={hint} wished={next} />;
}
