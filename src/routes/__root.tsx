import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Document } from '#app/document.tsx';
import { loadMessages } from '#app/messages.ts';
import { pageLocale } from '#app/page-locale.ts';
import type { FetchApi } from '#client/api.ts';
import { siteQuery } from '#site/site.queries.ts';

type RouterContext = { queryClient: QueryClient; fetchApi: FetchApi };

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context, serverContext }) => ({
    locale: pageLocale(location.pathname, serverContext?.locale),
    fetchApi: serverContext?.fetchApi ?? context.fetchApi,
  }),
  loader: async ({ context }) => {
    const [messages, site] = await Promise.all([
      loadMessages(context.locale, ['shell']),
      context.queryClient.ensureQueryData(siteQuery(context.fetchApi)),
    ]);
    return { locale: context.locale, messages, site };
  },
  component: Document,
});
