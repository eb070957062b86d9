import { infiniteQueryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson } from '#client/api.ts';
import { signedInFetch } from '#client/sign-in-again.ts';
import type { ActivityFilters, ActivityPage } from './activity.ts';

/** GET /api/activity, page after page. Asked again whenever it is shown: it grows by itself. */
export function activityQuery(fetchApi: FetchApi, filters: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ['/api', 'activity', filters],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        ...filters,
        ...(pageParam === null ? {} : { before: `${pageParam}` }),
      });
      return getJson<ActivityPage>(signedInFetch(fetchApi), `/api/activity?${query}`);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
  });
}
