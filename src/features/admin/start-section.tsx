import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow, useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { inboxOverviewQuery } from '#features/inbox/inbox.queries.ts';
import { type InboxOverview, inboxPlace } from '#features/inbox/inbox.ts';
import { useSubmissionLabels } from '#features/inbox/use-submission-labels.ts';
import { waitingTime } from '#features/inbox/waiting-time.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MonthOfSubmissions } from './month-of-submissions.tsx';
import { StartCard } from './start-card.tsx';
import { useRights } from './use-rights.ts';

/** 'Inicio': what waits, what came this month, and ways to what is done most. */
export function StartSection({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.start');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const { data, isError, isFetching, refetch } = useQuery(inboxOverviewQuery(signedIn));
  return (
    <>
      <h1 className="text-title-md">{t('title')}</h1>
      <p className="text-ink-soft text-sm">{t('lead')}</p>
      {!data && !isError && <LoadingStripes>{t('loading')}</LoadingStripes>}
      {isError && (
        <div className="mt-5">
          <Notice tone="problem" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
            <Button
              size="sm"
              variant="secondary"
              className="mt-3"
              busyLabel={isFetching ? t('loading') : undefined}
              onClick={() => void refetch()}
            >
              {t('retry')}
            </Button>
          </Notice>
        </div>
      )}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        {data && <Waiting overview={data} />}
        <div className="grid gap-5">
          {data && <MonthOfSubmissions overview={data} />}
          <Often fetchApi={fetchApi} />
        </div>
      </div>
    </>
  );
}

/** How many forms wait, and those that have waited longest. */
function Waiting({ overview: { counts, oldest } }: { overview: InboxOverview }) {
  const t = useTranslations('admin.start');
  const now = useNow({ updateInterval: 60_000 });
  const { kindLabel } = useSubmissionLabels();
  return (
    <StartCard id="start-waiting" title={t('waiting')}>
      <p className="mt-2 font-bold">{t('newOnes', { count: counts.new })}</p>
      <p className="text-ink-soft text-sm">{t('inProgress', { count: counts['in-progress'] })}</p>
      {oldest.length > 0 && (
        <>
          <h3 className="mt-4 font-bold font-text text-sm">{t('oldest')}</h3>
          <ol className="mt-1 divide-y divide-line">
            {oldest.map(({ reference, name, kind, receivedAt }) => (
              <li key={reference} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <Link
                  {...inboxPlace({ state: 'new', solicitud: reference })}
                  aria-label={t('open', { reference, name })}
                  className="inline-flex min-h-11 min-w-0 items-center break-words text-link"
                >
                  {name}
                </Link>
                <span className="text-ink-soft text-sm">
                  {`${kindLabel(kind)} · ${waitingTime(new Date(receivedAt), now)}`}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-3">
            <Link {...inboxPlace({ state: 'new' })} className="text-link">
              {t('allNew')}
            </Link>
          </p>
        </>
      )}
    </StartCard>
  );
}

/** Ways to what is done most, and may be done. */
function Often({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.start');
  const may = useRights(fetchApi);
  return (
    <StartCard id="start-often" title={t('often')}>
      <ul className="mt-2">
        <li>
          <Link {...inboxPlace({ state: 'new' })} className={WAY}>
            {t('seeNew')}
          </Link>
        </li>
        {may('read', 'articles') && (
          <li>
            <Link to="/admin" className={WAY}>
              {t('seeArticles')}
            </Link>
          </li>
        )}
        {may('read', 'activity') && (
          <li>
            <Link to="/admin/activity" className={WAY}>
              {t('seeActivity')}
            </Link>
          </li>
        )}
        <li>
          {/* Reloaded, so that the server answers in the visitor's language. */}
          <a href="/" className={WAY}>
            {t('seeSite')}
          </a>
        </li>
      </ul>
    </StartCard>
  );
}

const WAY = 'inline-flex min-h-11 items-center text-link';
