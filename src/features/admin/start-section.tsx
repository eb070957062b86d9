import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { inboxOverviewQuery } from '#features/inbox/inbox.queries.ts';
import { adminArticlesQuery } from '#features/news/admin/article-calls.ts';
import { draftsQuery, scheduledQuery } from '#revisions/panel/revision-calls.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MonthOfSubmissions } from './month-of-submissions.tsx';
import type { Section } from './sections.ts';
import { StartOften } from './start-often.tsx';
import { StartScheduled } from './start-scheduled.tsx';
import { StartUnpublished } from './start-unpublished.tsx';
import { StartWaiting } from './start-waiting.tsx';
import { useOwnSections } from './use-rights.ts';

/**
 * 'Inicio': what waits, what is not published, what is scheduled and what came this month, as far as the role goes. The
 * parts come together, so that none is moved by another one while somebody reads it.
 */
export function StartSection({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.start');
  const sections = useOwnSections(fetchApi);
  const has = (address: Section['to']) => sections.some(({ to }) => to === address);
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const overview = useQuery({ ...inboxOverviewQuery(signedIn), enabled: has('/admin/inbox') });
  const articles = useQuery({ ...adminArticlesQuery(signedIn), enabled: has('/admin') });
  const drafts = useQuery(draftsQuery(fetchApi));
  const scheduled = useQuery({ ...scheduledQuery(fetchApi), enabled: has('/admin/programado') });
  const parts = [overview, articles, drafts, scheduled];
  const failed = parts.filter(({ isError, data }) => isError && !data);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  const isLoading = parts.some((part) => part.isLoading && !part.isError);
  return (
    <>
      <h1 className="text-title-md">{t('title')}</h1>
      <p className="text-ink-soft text-sm">{t('lead')}</p>
      {failed.length > 0 && (
        <div className="mt-5">
          <Notice tone="problem" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
            <Button
              size="sm"
              variant="secondary"
              className="mt-3"
              busyLabel={failed.some(({ isFetching }) => isFetching) ? t('loading') : undefined}
              onClick={retry}
            >
              {t('retry')}
            </Button>
          </Notice>
        </div>
      )}
      {isLoading ? (
        <LoadingStripes>{t('loading')}</LoadingStripes>
      ) : (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            {overview.data && <StartWaiting overview={overview.data} />}
            {drafts.data && <StartUnpublished drafts={drafts.data} articles={articles.data} />}
            {scheduled.data && <StartScheduled scheduled={scheduled.data} />}
          </div>
          <div className="grid gap-5">
            {overview.data && <MonthOfSubmissions overview={overview.data} />}
            <StartOften sections={sections} />
          </div>
        </div>
      )}
    </>
  );
}
