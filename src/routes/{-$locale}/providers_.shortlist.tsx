import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { parametersNamed } from '#client/page-parameters.ts';
import { providersByIdQuery } from '#features/directory/shortlist/shortlist.queries.ts';
import { readSharedList } from '#features/directory/shortlist/shortlist.ts';
import { ShortlistPage } from '#features/directory/shortlist/shortlist-page.tsx';

export const Route = createFileRoute('/{-$locale}/providers_/shortlist')({
  validateSearch: parametersNamed<'ids'>,
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { locale, queryClient, fetchApi }, location }) => {
    const { ids } = readSharedList(location.search);
    const [messages] = await Promise.all([
      loadMessages(locale, ['directory', 'shortlist']),
      ids.length > 0 ? queryClient.prefetchQuery(providersByIdQuery(fetchApi, ids)) : undefined,
    ]);
    return { messages };
  },
  head: ({ loaderData, matches }) =>
    pageHead(matches, loaderData?.messages.shortlist, { picture: 'providers' }),
  component: Page,
});

function Page() {
  const { ids, isWhole } = readSharedList(Route.useSearch());
  const { fetchApi } = Route.useRouteContext();
  return <ShortlistPage fetchApi={fetchApi} sharedIds={ids} isCut={!isWhole} />;
}
