import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, getJson, isAnswered, postJson, problemOf } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { Badge } from '#ui/badge.tsx';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { isSyncReport, SYNC_PROBLEM_CODES, type SyncOutcome, type SyncReport } from './sync-report.ts';

/**
 * 'Sincronización de Datos' (docs/product/administration.md): on load what would change, the button that changes it, and
 * the raw answer.
 */
export function SyncPage({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('sync');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const queryClient = useQueryClient();
  const query = syncPreviewQuery(signedIn);
  const preview = useQuery(query);
  const sync = useMutation({
    mutationFn: () => runSync(signedIn),
    // The preview is outdated now, also after a failure: the sync may have ended after the connection broke.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <>
      <h1 className="text-title-md">{t('pageTitle')}</h1>
      <p className="mt-2 max-w-reading">{t('lead')}</p>
      <p className="mt-1 max-w-reading text-ink-soft text-sm">{t('rule')}</p>

      <section
        aria-labelledby="sync-preview"
        aria-busy={preview.isFetching}
        inert={sync.isPending}
        className="mt-8 rounded-surface bg-white px-5 py-6 shadow-card sm:px-7"
      >
        <h2 id="sync-preview" className="text-title-sm">
          {t('preview.title')}
        </h2>
        {preview.isPending && <LoadingStripes>{t('preview.loading')}</LoadingStripes>}
        {preview.data && !preview.isError && <SyncPreview report={preview.data} />}
        {preview.isError && (
          <div className="mt-4">
            <SyncFailure title={t('preview.failed')} error={preview.error}>
              <Button
                variant="secondary"
                size="sm"
                busyLabel={preview.isFetching ? t('preview.loading') : undefined}
                onClick={() => void preview.refetch()}
              >
                {t('preview.retry')}
              </Button>
            </SyncFailure>
          </div>
        )}
      </section>

      <p className="mt-8">
        <Button
          busyLabel={sync.isPending ? t('syncing') : undefined}
          onClick={() => sync.mutate()}
          className="max-sm:w-full"
        >
          {t('sync')}
        </Button>
      </p>
      <div className="mt-6">
        {sync.isSuccess && <SyncResult report={sync.data} />}
        {sync.isError && <SyncFailure error={sync.error} />}
      </div>
    </>
  );
}

/** The answer in one sentence, which is read out, and as it came. */
function SyncResult({ report }: { report: SyncReport }) {
  const t = useTranslations('sync');
  const outcomes = [report.user, ...report.articles].map(({ outcome }) => outcome);
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  return (
    <>
      <Notice tone="positive" role="status">
        <span>
          {t('result.done', {
            created: count('created'),
            updated: count('updated'),
            same: count('unchanged') + count('left'),
          })}
        </span>
        {report.user.outcome === 'updated' && (
          <p className="wrap-anywhere mt-1">{t('password.replaced', { username: report.user.username })}</p>
        )}
      </Notice>
      <section aria-labelledby="sync-result" className="mt-6">
        <h2 id="sync-result" className="text-title-sm">
          {t('result.title')}
        </h2>
        <pre className="mt-3 wrap-anywhere whitespace-pre-wrap rounded-control bg-white p-4 text-sm outline outline-line">
          {JSON.stringify(report, null, 2)}
        </pre>
      </section>
    </>
  );
}

const TONES = {
  created: 'positive',
  updated: 'sun',
  unchanged: 'neutral',
  left: 'neutral',
  unknown: 'sea',
} as const;

/** What a sync would change, thing by thing. */
function SyncPreview({ report }: { report: SyncReport }) {
  const t = useTranslations('sync');
  const { target, migrations, user, articles, picturesNotCarried } = report;
  const changes = [user, ...articles].filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  const wouldReplace = user.outcome === 'updated' || user.outcome === 'unknown' ? user.outcome : undefined;
  return (
    <>
      <p className="mt-2 max-w-reading text-ink-soft">{t(`target.${target}`)}</p>
      <p role="status" className="mt-4 font-bold">
        {migrations > 0 ? t('preview.migrations') : t('preview.summary', { changes: changes.length })}
      </p>
      {wouldReplace && (
        <div className="mt-4">
          <Notice title={t('password.title')}>
            <p className="wrap-anywhere">{t(`password.${wouldReplace}`, { username: user.username })}</p>
          </Notice>
        </div>
      )}
      <ul className="mt-4 divide-y divide-line border-line border-y">
        <Row title={user.username} hint={t('preview.user')} outcome={user.outcome} />
        {articles.map(({ slug, title, language, outcome }) => (
          <Row
            key={slug}
            title={title}
            hint={t(language === 'en' ? 'preview.english' : 'preview.spanish')}
            language={language}
            outcome={outcome}
          />
        ))}
      </ul>
      {picturesNotCarried.length > 0 && (
        <div className="mt-6">
          <Notice title={t('pictures.title')}>
            <p>{t('pictures.text')}</p>
            <ul className="mt-2 list-disc pl-5">
              {picturesNotCarried.map(({ slug }) => (
                <li key={slug}>{articles.find((article) => article.slug === slug)?.title ?? slug}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}

interface RowProps {
  title: string;
  hint: string;
  /** Language of the title, where it may be another than the page's. */
  language?: string;
  outcome: SyncOutcome;
}

function Row({ title, hint, language, outcome }: RowProps) {
  const t = useTranslations('sync.outcomes');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0">
        <span lang={language} className="wrap-anywhere block font-bold">
          {title}
        </span>
        <span className="text-ink-soft text-sm">{hint}</span>
      </p>
      <Badge tone={TONES[outcome]}>{t(outcome)}</Badge>
    </li>
  );
}

interface SyncFailureProps {
  title?: string;
  error: unknown;
  /** What can be done about it. */
  children?: ReactNode;
}

/**
 * 'Error: ' plus the message (docs/product/administration.md): words for what this site says, with the number under which
 * whoever runs it finds more; else the answer as it came, "status: body".
 */
function SyncFailure({ title, error, children }: SyncFailureProps) {
  const t = useTranslations('sync');
  const known = useKnownProblem(error);
  const isUnknownAnswer = known === undefined && isAnswered(error);
  const number = syncCode(error) && problemOf(error)?.requestId;
  return (
    <Notice tone="problem" role="alert" title={title}>
      <p className="wrap-anywhere">
        {t('error', { message: isUnknownAnswer ? error.message : (known ?? t('problems.no-connection')) })}
      </p>
      {isUnknownAnswer && <p className="mt-2">{t('problems.fault')}</p>}
      {number && <p className="wrap-anywhere mt-2 text-sm">{t('number', { number })}</p>}
      {children && <div className="mt-4">{children}</div>}
    </Notice>
  );
}

/** The words for a refusal that this site is known to give. */
function useKnownProblem(error: unknown): string | undefined {
  const t = useTranslations('sync.problems');
  const problem = problemOf(error);
  const code = syncCode(error);
  if (code) return t(code);
  if (problem?.code === 'proof-needed') return t('proof-needed');
  if (problem?.status === 401) return t('not-signed-in');
  if (problem?.status === 429) return t('too-many-requests', { seconds: problem.retryAfterSeconds ?? 60 });
  return undefined;
}

function syncCode(error: unknown) {
  return SYNC_PROBLEM_CODES.find((known) => known === problemOf(error)?.code);
}

const PATH = '/api/sync-production';

/** GET /api/sync-production: what a sync would change. Requested again whenever the page is opened. */
function syncPreviewQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'sync-production'],
    queryFn: () => reportOf(getJson(fetchApi, PATH)),
    staleTime: 0,
    gcTime: 0,
  });
}

/** POST /api/sync-production, with the JSON header and no body (docs/product/api.md). */
function runSync(fetchApi: FetchApi): Promise<SyncReport> {
  const headers = { 'Content-Type': 'application/json' };
  return reportOf(postJson(fetchApi, PATH, undefined, { headers }));
}

/** @throws an answer that is no report, as "status: body" like every other */
async function reportOf(call: Promise<unknown>): Promise<SyncReport> {
  const answer = await call;
  if (!isSyncReport(answer)) throw new Error(`200: ${JSON.stringify(answer)}`);
  return answer;
}
