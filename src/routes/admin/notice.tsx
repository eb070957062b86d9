import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { NoticePage } from '#features/notice/admin/notice-page.tsx';

/** 'Aviso': the notice over every page of the site. */
export const Route = createFileRoute('/admin/notice')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => {
    const [messages, en, es] = await Promise.all([
      loadMessages('es', ['notice']),
      loadMessages('en', ['shell', 'site']),
      loadMessages('es', ['shell', 'site']),
    ]);
    return { messages, preview: { en, es } };
  },
  component: Notice,
});

function Notice() {
  const { fetchApi } = Route.useRouteContext();
  const { preview } = Route.useLoaderData();
  return <NoticePage fetchApi={fetchApi} messages={preview} />;
}
