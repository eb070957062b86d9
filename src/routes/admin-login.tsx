import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { LoginPage, loginParameters } from '#features/admin/login-page.tsx';
import { signInHintQuery } from '#features/admin/session.queries.ts';

export const Route = createFileRoute('/admin-login')({
  validateSearch: parametersNamed<'next'>,
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
  const { search, wrong } = readParameters(loginParameters, Route.useSearch());
  return (
    <LoginPage fetchApi={fetchApi} hint={hint} requested={search.next} isAddressWrong={wrong.length > 0} />
  );
}
