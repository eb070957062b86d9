import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { routeTree } from '#app/route-tree.gen.ts';
import type { FetchApi } from '#client/api.ts';
import { createQueryClient } from '#client/query-client.ts';
import type { Locale } from '#i18n/locale.ts';

/** What the HTTP server hands to the render of one page. */
export type PageContext = { locale: Locale; fetchApi: FetchApi };

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext };
  }
}

/** One router per page render on the server, one for the whole visit in the browser. */
export function getRouter() {
  const queryClient = createQueryClient();
  const fetchFromBrowser: FetchApi = (path, init) => fetch(path, init);
  const router = createRouter({
    routeTree,
    context: { queryClient, fetchApi: fetchFromBrowser },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
