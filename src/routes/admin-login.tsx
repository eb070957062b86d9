import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { LoginPage, loginParameters } from '#features/admin/login-page.tsx';
import { forgottenPasswordQuery } from '#features/admin/own-email.queries.ts';
import { signInHintQuery } from '#features/admin/session.queries.ts';

export const Route = createFileRoute('/admin-login')({
  validateSearch: parametersNamed<'next'>,
  loader: async ({ context: { queryClient, fetchApi } }) => {
    const [messages, hint, canMailLink] = await Promise.all([
      loadMessages('es', ['admin']),
      // Signing in does not depend on it.
      queryClient.fetchQuery(signInHintQuery(fetchApi)).catch(() => null),
      queryClient.fetchQuery(forgottenPasswordQuery(fetchApi)).catch(() => false),
    ]);
    return { messages, hint: hint ?? undefined, canMailLink };
  },
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.admin.title),
  component: Page,
});

function Page() {
  const { fetchApi } = Route.useRouteContext();
  const { hint, canMailLink } = Route.useLoaderData();
  const { search, wrong } = readParameters(loginParameters, Route.useSearch());
  return (
    <LoginPage
      fetchApi={fetchApi}
      hint={hint}
      canMailLink={canMailLink}
      requested={search.next}
      isAddressWrong={wrong.length > 0}
    />
  );
}
