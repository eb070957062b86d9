import { createFileRoute } from '@tanstack/react-router';
import { FormPageNotice } from '#app/form-page-notice.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { JoinNetworkFieldsPart, JoinNetworkPage } from '#features/join-network/join-network-page.tsx';

export const Route = createFileRoute('/{-$locale}/join-network')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { locale } }) => {
    const [messages] = await Promise.all([
      loadMessages(locale, ['joinNetwork']),
      // A page that is built in the browser shows whole.
      import.meta.env.SSR ? undefined : JoinNetworkFieldsPart.preload(locale),
    ]);
    return { messages };
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, loaderData?.messages.joinNetwork, { picture: 'join-network' }),
  component: Page,
});

function Page() {
  return (
    <>
      <FormPageNotice />
      <JoinNetworkPage />
    </>
  );
}
