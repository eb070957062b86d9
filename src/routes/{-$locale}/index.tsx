import { createFileRoute } from '@tanstack/react-router';
import { FormPageNotice } from '#app/form-page-notice.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { organizationData } from '#app/structured-data.ts';
import { HomePage, preloadHomeParts } from '#features/home/home-page.tsx';
import { articlesQuery } from '#features/news/articles.queries.ts';

export const Route = createFileRoute('/{-$locale}/')({
  loader: async ({ context: { locale, queryClient, fetchApi } }) => {
    const news = queryClient.prefetchQuery(articlesQuery(fetchApi, locale));
    const [messages] = await Promise.all([
      loadMessages(locale, ['home']),
      // The server waits for the news; the browser shows the page at once and says that they are loading.
      import.meta.env.SSR ? news : preloadHomeParts(locale),
    ]);
    return { messages };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) =>
    pageHead(matches, loaderData?.messages.home, {
      ...(import.meta.env.SSR && { data: ({ site }) => [organizationData(site)] }),
    }),
  component: Home,
});

function Home() {
  const { fetchApi } = Route.useRouteContext();
  return (
    <>
      <FormPageNotice />
      <HomePage fetchApi={fetchApi} />
    </>
  );
}
