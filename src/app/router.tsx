import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createRouter, isMatch, type ParsedLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { fetchApi, renderingContext } from '#app/page-context.ts';
import { routeTree } from '#app/route-tree.gen.ts';
import { PARAMETERS_AS_TEXT } from '#client/page-parameters.ts';
import { createQueryClient } from '#client/query-client.ts';
import { ErrorPage, NotFoundPage } from '#features/shell/error-pages.tsx';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';

/** One router per page render on the server, one for the whole visit in the browser. */
export function getRouter() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      fetchApi,
      shown: () => ({
        pathname: router.state.resolvedLocation?.pathname,
        locale: router.state.matches.find((match) => isMatch(match, 'loaderData.locale'))?.loaderData?.locale,
      }),
    },
    ...(import.meta.env.SSR && { ssr: { nonce: renderingContext().scriptNonce } }),
    ...PARAMETERS_AS_TEXT,
    scrollRestoration: movesToAnotherEntry(),
    defaultHashScrollIntoView: {
      // Read each time: the setting for reduced motion can change on the page.
      get behavior() {
        return prefersReducedMotion() ? 'auto' : 'smooth';
      },
    },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RetryablePage,
    defaultNotFoundComponent: NotFoundPage,
    InnerWrap: ReadsProvider,
    ...handOver(queryClient),
  });
  return router;
}

/** What the server has read for a page travels with it, whole: a page is rendered when all of its reads are there. */
function handOver(queryClient: QueryClient) {
  return {
    ...(import.meta.env.SSR && {
      dehydrate: () => ({
        // A read that was refused, too: the page needs to know which field it is about. Every answer of the API can be
        // written down, which the router's type cannot see.
        reads: dehydrate(queryClient, {
          shouldDehydrateQuery: () => true,
          shouldRedactErrors: () => false,
        }) as never,
      }),
    }),
    hydrate: ({ reads }: { reads: DehydratedState }) => hydrate(queryClient, reads),
  };
}

function ReadsProvider({ children }: { children: ReactNode }) {
  const { queryClient } = useRouter().options.context;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/**
 * Tells the router when to scroll: to the top of a page that is gone to, to the place of one that is returned to. An
 * entry of the history that is only loaded again, as for another language, stays where it is: what the router remembers
 * of its place is as old as the last scroll event. So does the page behind a dialog that Back closes, and a page that is
 * being hydrated: a script in the server's HTML has brought it to its place, and on a slow connection its visitor has
 * scrolled on since. (The home page goes to the section in its address by itself: docs/product/pages.md,
 * Place in the address.)
 */
function movesToAnotherEntry(): (rendered: { location: ParsedLocation }) => boolean {
  let isInPlace = !import.meta.env.SSR;
  let shown: ParsedLocation | undefined;
  return ({ location }) => {
    const entry = location.state.__TSR_key;
    const isAnother = !isInPlace && (entry === undefined || entry !== shown?.state.__TSR_key);
    const moves = isAnother && !closesDialog(shown, location);
    isInPlace = false;
    shown = location;
    return moves;
  };
}

/** Whether Back has closed a dialog: the page behind it is where it was. */
function closesDialog(shown: ParsedLocation | undefined, location: ParsedLocation): boolean {
  return (
    shown?.state.isDialog === true &&
    shown.pathname === location.pathname &&
    location.state.__TSR_index < shown.state.__TSR_index
  );
}

function RetryablePage() {
  const router = useRouter();
  return <ErrorPage onRetry={() => void router.invalidate()} />;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
