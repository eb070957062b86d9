import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { isSearch, readDirectorySearch } from '#features/directory/directory-filters.ts';
import { DirectoryPage } from '#features/directory/directory-page.tsx';
import { searchOptionsQuery, searchProvidersQuery } from '#features/directory/providers.queries.ts';

export const Route = createFileRoute('/{-$locale}/providers')({
  validateSearch: readDirectorySearch,
  // The router adds the address's other parameters to what was validated; reading again leaves them out.
  loaderDeps: ({ search }) => ({ search: readDirectorySearch(search) }),
  loader: async ({ context: { locale, queryClient, fetchApi }, deps: { search } }) => {
    const found = isSearch(search)
      ? queryClient.prefetchInfiniteQuery(searchProvidersQuery(fetchApi, search))
      : undefined;
    const [messages] = await Promise.all([
      loadMessages(locale, ['directory']),
      queryClient.prefetchQuery(searchOptionsQuery(fetchApi)),
      // In the browser the page shows at once and says that it is searching; the server waits for the results.
      import.meta.env.SSR ? found : undefined,
    ]);
    return { messages };
  },
  head: ({ loaderData, matches }) =>
    pageHead(matches, loaderData?.messages.directory, { picture: 'providers' }),
  component: Providers,
});

function Providers() {
  const { search } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  const { fetchApi } = Route.useRouteContext();
  return (
    <DirectoryPage
      fetchApi={fetchApi}
      search={search}
      onSearchChange={(next) => void navigate({ to: '.', search: next, resetScroll: false })}
    />
  );
}
