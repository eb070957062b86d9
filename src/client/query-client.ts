import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Reads never go stale by themselves, are not refetched on focus and not retried (specification, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
}

/** A failed read is logged where the page is shown (specification, section 8); the server has its own log. */
function reportFailure(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  if (typeof window !== 'undefined') console.error(error.message);
}
