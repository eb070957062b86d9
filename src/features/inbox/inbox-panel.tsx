import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { backgroundFetch, signedInFetch } from '#client/signed-in-fetch.ts';
import { useChosenFilters } from '#client/use-chosen-filters.ts';
import { useSite } from '#site/site-context.tsx';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import {
  fetchAssistantQuestions,
  fetchExport,
  inboxStampQuery,
  mailStatusQuery,
  saveFile,
  submissionsQuery,
} from './inbox.queries.ts';
import type { InboxFilters, InboxSearch } from './inbox.ts';
import { InboxFiltersForm } from './inbox-filters.tsx';
import { MailFailures, MailState } from './mail-notice.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionList } from './submission-list.tsx';

const TITLE_ID = 'inbox-title';

interface InboxPanelProps {
  fetchApi: FetchApi;
  /** Filters, words and the open form: they live in the browser's history, so that Back and reload keep them. */
  search: InboxSearch;
  onSearchChange: (search: InboxSearch) => Promise<void>;
  /** Whether whoever is signed in may take the list along as a file. */
  mayExport: boolean;
}

/** 'Solicitudes': everything that visitors sent, in one list. */
export function InboxPanel({ fetchApi, search, onSearchChange, mayExport }: InboxPanelProps) {
  const t = useTranslations('inbox');
  const fetchSignedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const queryClient = useQueryClient();
  const { solicitud, ...filters } = search;
  // Every press goes on from what is chosen; the list is that of the address until that has followed.
  const [chosen, choose] = useChosenFilters(search, onSearchChange);
  const { solicitud: opening, ...chosenFilters } = chosen;
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

  // Announced only after the button: updates in the background do not interrupt anybody.
  const refreshing = useMutation({
    mutationFn: () =>
      Promise.all([
        list.refetch(),
        queryClient.invalidateQueries({ queryKey: mailStatusQuery(fetchSignedIn).queryKey }),
      ]),
  });
  return (
    <section ref={section} aria-labelledby={TITLE_ID} className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 ref={heading} id={TITLE_ID} tabIndex={-1} className="text-title-md">
            {t('title')}
          </h1>
          <p className="text-ink-soft text-sm">{t('subtitle')}</p>
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
          {mayExport && (
            <Button
              variant="secondary"
              size="sm"
              busyLabel={exporting.isPending ? t('exporting') : undefined}
              aria-describedby="inbox-export-hint"
              onClick={() => exporting.mutate()}
            >
              {t('export')}
            </Button>
          )}
        </div>
      </div>
      {exporting.isError && (
        <Notice tone="problem" role="alert" title={t('exportFailed.title')}>
          <p>{t('exportFailed.text')}</p>
        </Notice>
      )}
      <MailFailures fetchApi={fetchSignedIn} onNoFailureLeft={() => heading.current?.focus()} />
      <InboxFiltersForm
        filters={chosenFilters}
        counts={first?.counts}
        onChange={(next) => choose({ ...next, solicitud: opening })}
      />
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
          search={chosen}
          isFiltered={isFiltered}
          onOpen={choose}
          onClear={() => {
            // The button goes with the filters.
            heading.current?.focus();
            choose({});
          }}
          more={{
            isAvailable: list.hasNextPage,
            isLoading: list.isFetchingNextPage,
            hasFailed: list.isFetchNextPageError,
            load: () => void list.fetchNextPage(),
          }}
        />
      )}
      <MailState fetchApi={fetchSignedIn} />
      {mayExport && (
        <p id="inbox-export-hint" className="text-ink-soft text-sm">
          {t('exportHint')}
        </p>
      )}
      {mayExport && <AssistantQuestions fetchApi={fetchSignedIn} />}
      <SubmissionDialog
        fetchApi={fetchSignedIn}
        reference={solicitud}
        onClose={() => choose(chosenFilters)}
      />
    </section>
  );
}

/** What visitors asked the assistant, as a file; shown only on a site that keeps it. */
function AssistantQuestions({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('inbox');
  const { assistantKeepDays: days } = useSite();
  const exporting = useMutation({
    mutationFn: () => fetchAssistantQuestions(fetchApi),
    onSuccess: saveFile,
  });
  if (days === undefined) return null;
  return (
    <section aria-labelledby="assistant-questions-title" className="border-line border-t pt-6">
      <h2 id="assistant-questions-title" className="text-title-xs">
        {t('assistant.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{t('assistant.hint', { days })}</p>
      {exporting.isError && (
        <div className="mb-4">
          <Notice tone="problem" role="alert" title={t('exportFailed.title')}>
            <p>{t('exportFailed.text')}</p>
          </Notice>
        </div>
      )}
      <Button
        variant="secondary"
        size="sm"
        busyLabel={exporting.isPending ? t('exporting') : undefined}
        onClick={() => exporting.mutate()}
      >
        {t('assistant.export')}
      </Button>
    </section>
  );
}

/**
 * Loads the list again when something about any form has changed: at once when the tab comes to the front, and every few
 * seconds while it is there. What is loaded, typed or open stays. A failure is tried again the next time, and a session
 * that has ended is asked for by whatever somebody does next.
 *
 * @param fetchApi without asking for signing in again
 * @param shown what the list came with, and when
 */
function useInboxRefresh(
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

/**
 * Keeps the keyboard's place when a form is closed whose row cannot take the focus back: after a change the filters may
 * not find it any more, or it was opened by its address. The row itself gets it, or the one that took its place, or the
 * heading when there is none.
 *
 * @param open reference of the open form; undefined while none is
 * @param place the element around the rows, which carry `data-submission`
 * @param heading takes the focus when there is no row
 */
function useFocusAfterDialog(
  open: string | undefined,
  place: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ reference: string; index: number; isOpen: boolean }>(undefined);
  // With every rendering, and after the dialog's own effect: the row may leave the list before it closes or after.
  useEffect(() => {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-submission]') ?? [])];
    const indexOf = (reference: string) => rows.findIndex((row) => row.dataset['submission'] === reference);
    if (open !== undefined) {
      const before = last.current?.reference === open ? last.current.index : -1;
      const now = indexOf(open);
      last.current = { reference: open, index: now === -1 ? before : now, isOpen: true };
      return;
    }
    if (!last.current) return;
    const { reference, index, isOpen } = last.current;
    const own = rows[indexOf(reference)];
    const focused = document.activeElement;
    if (focused !== document.body) {
      // In its row it is watched on: the list may be read again without it. Elsewhere somebody has gone on.
      last.current = own?.contains(focused) ? { reference, index, isOpen: false } : undefined;
      return;
    }
    last.current = undefined;
    // The row is there and did not keep the focus: somebody pressed beside everything.
    if (own && !isOpen) return;
    const target = own ?? (index === -1 ? undefined : rows[Math.min(index, rows.length - 1)]);
    (target?.querySelector('a') ?? heading.current)?.focus();
  });
}
