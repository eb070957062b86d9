import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { FetchApi } from '#client/api.ts';
import { backgroundFetch } from '#client/background-fetch.ts';
import { inboxStampQuery, mailStatusQuery, submissionsQuery } from './inbox.queries.ts';
import type { InboxFilters } from './inbox.ts';

/**
 * Loads the list again when something about any form has changed: at once when the tab comes to the front, and every few
 * seconds while it is there. What is loaded, typed or open stays. A failure is tried again the next time, and a session
 * that has ended is asked for by whatever somebody does next.
 *
 * @param fetchApi without asking for signing in again
 * @param shown what the list came with, and when
 */
export function useInboxRefresh(
  fetchApi: FetchApi,
  filters: InboxFilters,
  shown: { stamp: string | undefined; loadedAt: number },
): void {
  const queryClient = useQueryClient();
  const fetchQuietly = useMemo(() => backgroundFetch(fetchApi), [fetchApi]);
  const { data: now, dataUpdatedAt: askedAt } = useQuery(inboxStampQuery(fetchQuietly));
  const refresh = useEffectEvent(() => {
    // A stamp from before the list was loaded says nothing about it.
    if (!now || shown.stamp === undefined || now.stamp === shown.stamp || askedAt <= shown.loadedAt) return;
    queryClient.fetchInfiniteQuery(submissionsQuery(fetchQuietly, filters)).catch(() => {});
    queryClient.fetchQuery(mailStatusQuery(fetchQuietly)).catch(() => {});
  });
  useEffect(() => {
    if (askedAt > 0) refresh();
  }, [askedAt]);
}
