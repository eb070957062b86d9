import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { adminHead } from '#app/page-head.ts';
import { sendCredentials, sessionQuery, setSignedInFlag } from '#features/admin/session.queries.ts';
import { InvitationPage } from '#features/people/invitation-page.tsx';

/** Where the link of an invitation leads. */
export const Route = createFileRoute('/admin-invitation')({
  loader: async () => ({ messages: await loadMessages('es', ['admin', 'people']) }),
  head: ({ matches, loaderData }) => adminHead(matches, loaderData?.messages.people.invitation.pageTitle),
  component: Page,
});

function Page() {
  const { fetchApi } = Route.useRouteContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <InvitationPage
      fetchApi={fetchApi}
      onAccepted={async (credentials) => {
        const outcome = await sendCredentials(fetchApi, credentials);
        // The account is there: whatever the sign-in asks besides, the login page asks it.
        if (outcome.kind !== 'signed-in') return router.navigate({ to: '/admin-login' });
        setSignedInFlag(true);
        queryClient.setQueryData(sessionQuery(fetchApi).queryKey, outcome.session);
        await router.navigate({ to: '/admin' });
      }}
    />
  );
}
