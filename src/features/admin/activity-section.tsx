import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { activityQuery } from './activity.queries.ts';
import type { ActivityFilters } from './activity.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { ActivityFilterForm } from './activity-filter-form.tsx';

interface ActivitySectionProps {
  fetchApi: FetchApi;
  filters: ActivityFilters;
  onFilter: (filters: ActivityFilters) => void;
}

/** 'Actividad': who did what and when, newest first. */
export function ActivitySection({ fetchApi, filters, onFilter }: ActivitySectionProps) {
  const t = useTranslations('admin.activity');
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(activityQuery(fetchApi, filters));
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const { list, showMore } = useFocusOnMore(entries.length, fetchNextPage);
  return (
    <>
      <h2 className="text-title-md">{t('title')}</h2>
      <p className="mt-2 max-w-reading text-ink-soft">{t('lead')}</p>
      <ActivityFilterForm filters={filters} people={data?.pages[0]?.people ?? []} onFilter={onFilter} />
      <p role="status" className="mt-6 text-ink-soft text-sm">
        {isPending ? t('loading') : entries.length > 0 && t('shown', { count: entries.length })}
      </p>
      {entries.length > 0 && (
        <ol
          ref={list}
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
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
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

/** What was asked for takes the focus when it has come: the button below may be gone by then. */
function useFocusOnMore(count: number, fetchMore: () => Promise<unknown>) {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const index = firstNew.current;
    if (index === undefined || count <= index) return;
    firstNew.current = undefined;
    const entry = list.current?.children[index];
    if (entry instanceof HTMLElement) entry.focus();
  }, [count]);
  return {
    list,
    showMore: () => {
      firstNew.current = count;
      void fetchMore();
    },
  };
}
