import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { LoadingStripes } from '#ui/loading-stripes.tsx';
import { Notice } from '#ui/notice.tsx';
import { AssistantQuestions } from './assistant-questions.tsx';
import { fetchExport, mailStatusQuery, submissionsQuery } from './inbox.queries.ts';
import { InboxFiltersForm } from './inbox-filters.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { MailNotice } from './mail-notice.tsx';
import { saveFile } from './save-file.ts';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionList } from './submission-list.tsx';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';
import { useInboxRefresh } from './use-inbox-refresh.ts';

const TITLE_ID = 'inbox-title';

interface InboxPanelProps {
  fetchApi: FetchApi;
  /** Filters, words and the open form: they live in the browser's history, so that Back and reload keep them. */
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
  useInboxRefresh(fetchApi, filters, { stamp: first?.stamp, loadedAt: list.dataUpdatedAt });
  // Fetched like everything else, not by a link: a session that has ended is asked for, a failure is shown.
  const exporting = useMutation({
    mutationFn: () => fetchExport(fetchSignedIn, filters),
    onSuccess: saveFile,
  });
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog(solicitud, section, heading);
  const isFiltered = Object.keys(filters).length > 0;

  // Said only when somebody asks for it: what the page does by itself disturbs nobody.
  const refreshing = useMutation({
    mutationFn: () =>
      Promise.all([
        list.refetch(),
        queryClient.invalidateQueries({ queryKey: mailStatusQuery(fetchSignedIn).queryKey }),
      ]),
  });
  return (
    <section ref={section} aria-labelledby={TITLE_ID} className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 ref={heading} id={TITLE_ID} tabIndex={-1} className="text-title-md">
            {t('title')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('subtitle')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            busyLabel={refreshing.isPending ? t('refreshing') : undefined}
            onClick={() => refreshing.mutate()}
          >
            {t('refresh')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busyLabel={exporting.isPending ? t('exporting') : undefined}
            aria-describedby="inbox-export-hint"
            onClick={() => exporting.mutate()}
          >
            {t('export')}
          </Button>
        </div>
        <p id="inbox-export-hint" className="basis-full text-ink-soft text-sm">
          {t('exportHint')}
        </p>
      </div>
      {exporting.isError && (
        <Notice tone="problem" role="alert" title={t('exportFailed.title')}>
          <p>{t('exportFailed.text')}</p>
        </Notice>
      )}
      <MailNotice fetchApi={fetchSignedIn} onNoFailureLeft={() => heading.current?.focus()} />
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
            heading.current?.focus();
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
      <AssistantQuestions fetchApi={fetchSignedIn} />
      <SubmissionDialog
        fetchApi={fetchSignedIn}
        reference={solicitud}
        onClose={() => onSearchChange(filters)}
      />
    </section>
  );
}
