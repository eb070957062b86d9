import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { MemberPortalPage } from '#features/member-portal/member-portal-page.tsx';

export const Route = createFileRoute('/{-$locale}/member-portal')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context }) => ({ messages: await loadMessages(context.locale, ['memberPortal']) }),
  head: ({ matches, loaderData }) =>
    pageHead(matches, loaderData?.messages.memberPortal, { picture: 'member-portal' }),
  component: MemberPortalPage,
});
