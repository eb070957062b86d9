import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { AccessibilityPage } from '#features/statements/statement-pages.tsx';

export const Route = createFileRoute('/{-$locale}/accessibility')({
  loader: async ({ context }) => ({ messages: await loadMessages(context.locale, ['statements']) }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) =>
    pageHead(matches, loaderData?.messages.statements.accessibility, { picture: 'accessibility' }),
  component: AccessibilityPage,
});
