import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type FetchApi, getJson } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import { type ActivityFilters, type ActivityPage, activityQueryOf } from './activity.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { ActivityFilterForm } from './activity-filter-form.tsx';

interface ActivitySectionProps {
  fetchApi: FetchApi;
  filters: ActivityFilters;
  onFilter: (filters: ActivityFilters) => Promise<void>;
}

/** 'Actividad': who did what and when, newest first. */
export function ActivitySection({ fetchApi, filters, onFilter }: ActivitySectionProps) {
  const t = useTranslations('admin.activity');
  const list = useInfiniteQuery(activityQuery(fetchApi, filters));
  const { data, isPending, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const { listRef, showMore } = useFocusOnNewItem(entries.length, fetchNextPage);
  return (
    <>
      <h1 className="text-title-md">{t('title')}</h1>
      <p className="max-w-reading text-ink-soft text-sm">{t('lead')}</p>
      <ActivityFilterForm filters={filters} people={data?.pages[0]?.people ?? []} onFilter={onFilter} />
      <p role="status" className="mt-6 text-ink-soft text-sm">
        {isPending ? t('loading') : entries.length > 0 && t('shown', { count: entries.length })}
      </p>
      {entries.length > 0 && (
        <ol
          ref={listRef}
          className="mt-3 divide-y divide-line overflow-hidden rounded-surface bg-white shadow-card"
        >
          {entries.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {!isPending && !isError && entries.length === 0 && (
        <Notice role="status">{Object.keys(filters).length > 0 ? t('nothing') : t('empty')}</Notice>
      )}
      {isError && (
        <div className="mt-5">
          <Notice tone="problem" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
            {/* What failed is tried again: more of the list below its end, or the list. */}
            {!list.isFetchNextPageError && (
              <Button
                size="sm"
                variant="secondary"
                className="mt-3"
                busyLabel={list.isFetching ? t('loading') : undefined}
                onClick={() => void list.refetch()}
              >
                {t('retry')}
              </Button>
            )}
          </Notice>
        </div>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5 max-sm:w-full"
          busyLabel={isFetchingNextPage ? t('loadingMore') : undefined}
          onClick={showMore}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** GET /api/activity, page after page. Asked again whenever it is shown: it grows by itself. */
function activityQuery(fetchApi: FetchApi, filters: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ['/api', 'activity', filters],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        ...activityQueryOf(filters),
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
