import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';

export const Route = createFileRoute('/{-$locale}/quote')({
  loader: async ({ context }) => ({ messages: await loadMessages(context.locale, ['quote']) }),
  component: () => <h1>Quote</h1>,
});
