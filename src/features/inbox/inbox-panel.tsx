import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { LoadingStripes } from '#ui/loading-stripes.tsx';
import { Notice } from '#ui/notice.tsx';
import { exportAddress, mailStatusQuery, submissionsQuery } from './inbox.queries.ts';
import { InboxFiltersForm } from './inbox-filters.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { MailNotice } from './mail-notice.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionList } from './submission-list.tsx';

const TITLE_ID = 'inbox-title';

interface InboxPanelProps {
  fetchApi: FetchApi;
  /** What the address says: filters and the open form live there, so that Back, reload and links keep them. */
  search: InboxSearch;
  onSearchChange: (search: InboxSearch) => void;
}

/** 'Solicitudes': everything that visitors sent, in one list. */
export function InboxPanel({ fetchApi, search, onSearchChange }: InboxPanelProps) {
  const t = useTranslations('inbox');
  const fetchSignedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const queryClient = useQueryClient();
  const { solicitud, ...filters } = search;
  const list = useInfiniteQuery(submissionsQuery(fetchSignedIn, filters));
  const [first] = list.data?.pages ?? [];
  const isFiltered = Object.keys(filters).length > 0;

  const refresh = () => {
    void list.refetch();
    void queryClient.invalidateQueries({ queryKey: mailStatusQuery(fetchSignedIn).queryKey });
  };
  return (
    <section aria-labelledby={TITLE_ID} className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id={TITLE_ID} tabIndex={-1} className="text-title-md">
            {t('title')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('subtitle')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            busyLabel={list.isRefetching ? t('refreshing') : undefined}
            onClick={refresh}
          >
            {t('refresh')}
          </Button>
          <a
            href={exportAddress(filters)}
            download
            className={buttonClass('secondary', 'sm')}
            aria-describedby="inbox-export-hint"
          >
            {t('export')}
          </a>
        </div>
        <p id="inbox-export-hint" className="basis-full text-ink-soft text-sm">
          {t('exportHint')}
        </p>
      </div>
      <MailNotice
        fetchApi={fetchSignedIn}
        onNoFailureLeft={() => document.getElementById(TITLE_ID)?.focus()}
      />
      <InboxFiltersForm filters={filters} counts={first?.counts} onChange={onSearchChange} />
      {list.isPending && <LoadingStripes>{t('loading')}</LoadingStripes>}
      {list.isError && !first && (
        <Notice tone="problem" role="alert" title={t('failed.title')}>
          <p>{t('failed.text')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void list.refetch()}>
            {t('failed.retry')}
          </Button>
        </Notice>
      )}
      {list.data && (
        <SubmissionList
          pages={list.data.pages}
          search={search}
          isFiltered={isFiltered}
          onClear={() => {
            // The button goes with the filters.
            document.getElementById(TITLE_ID)?.focus();
            onSearchChange({});
          }}
          more={{
            isAvailable: list.hasNextPage,
            isLoading: list.isFetchingNextPage,
            hasFailed: list.isFetchNextPageError,
            load: () => void list.fetchNextPage(),
          }}
        />
      )}
      <SubmissionDialog
        fetchApi={fetchSignedIn}
        reference={solicitud}
        onClose={() => onSearchChange(filters)}
      />
    </section>
  );
}
