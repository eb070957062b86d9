import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';

export const Route = createFileRoute('/{-$locale}/providers')({
  loader: async ({ context }) => ({ messages: await loadMessages(context.locale, ['directory']) }),
  component: () => <h1>Providers</h1>,
});
