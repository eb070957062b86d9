import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { HomePage } from '#features/home/home-page.tsx';

export const Route = createFileRoute('/{-$locale}/')({
  loader: async ({ context }) => ({ messages: await loadMessages(context.locale, ['home']) }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => pageHead(matches, loaderData?.messages.home),
  component: HomePage,
});
