import { QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * Reads never go stale by themselves, are not refetched on focus and not retried (docs/product/api.md). Without a
 * connection a call fails at once and the page says so, instead of waiting in silence; a read that failed is made
 * again when the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A failed read is logged where the page is shown (docs/product/api.md); the server has its own log. */
function reportFailure(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: whoever looks for the fault finds it there
  if (typeof window !== 'undefined') console.error(error.message);
}
