import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';

export const Route = createFileRoute('/{-$locale}/')({
  loader: async ({ context }) => ({ messages: await loadMessages(context.locale, ['home']) }),
  component: () => <h1>Home</h1>,
});
