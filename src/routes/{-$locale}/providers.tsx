import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#app/messages.ts';
import { pageHead } from '#app/page-head.ts';
import { parametersNamed } from '#client/page-parameters.ts';
import {
  type DirectoryParameter,
  isSearch,
  readDirectorySearch,
} from '#features/directory/directory-filters.ts';
import { DirectoryPage, SearchResultsPart } from '#features/directory/page/directory-page.tsx';
import { QuickFiltersPart } from '#features/directory/page/search-form.tsx';
import { searchOptionsQuery, searchProvidersQuery } from '#features/directory/providers.queries.ts';
import { ShortlistLinkPart } from '#features/directory/shortlist/shortlist-link-part.tsx';

export const Route = createFileRoute('/{-$locale}/providers')({
  validateSearch: parametersNamed<DirectoryParameter>,
  // A search is a navigation that needs nothing new of the page; its messages change with the language, which reloads them.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { locale, queryClient, fetchApi }, location }) => {
    const { search } = readDirectorySearch(location.search);
    const [messages] = await Promise.all([
      loadMessages(locale, ['directory']),
      queryClient.prefetchQuery(searchOptionsQuery(fetchApi)),
      // The server waits for the results. In the browser the page asks for them: were they asked for here too, a search
      // that fails before the page shows it would be sent twice.
      import.meta.env.SSR && isSearch(search)
        ? queryClient.prefetchInfiniteQuery(searchProvidersQuery(fetchApi, search))
        : undefined,
      // Another language would lose results of the server's that are not hydrated yet.
      !import.meta.env.SSR && isSearch(search) ? SearchResultsPart.preload(locale) : undefined,
      // A page that is built in the browser shows whole.
      import.meta.env.SSR ? undefined : QuickFiltersPart.preload(locale),
      import.meta.env.SSR ? undefined : ShortlistLinkPart.preload(locale),
    ]);
    return { messages };
  },
  head: ({ loaderData, matches }) =>
    pageHead(matches, loaderData?.messages.directory, { picture: 'providers' }),
  component: Providers,
});

function Providers() {
  const { search, isWrong } = readDirectorySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { fetchApi } = Route.useRouteContext();
  return (
    <DirectoryPage
      fetchApi={fetchApi}
      search={search}
      isAddressWrong={isWrong}
      onSearchChange={(next) => navigate({ to: '.', search: next, resetScroll: false })}
    />
  );
}
