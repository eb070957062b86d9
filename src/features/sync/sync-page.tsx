import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { LoadingStripes } from '#ui/loading-stripes.tsx';
import { Notice } from '#ui/notice.tsx';
import { runSync, syncPreviewQuery } from './sync.queries.ts';
import { SyncFailure } from './sync-failure.tsx';
import { SyncPreview } from './sync-preview.tsx';
import type { SyncReport } from './sync-report.ts';

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
    // What would change is another thing now, also after a failure whose end nobody has seen.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <>
      <h2 className="text-title-md">{t('pageTitle')}</h2>
      <p className="mt-2 max-w-reading">{t('lead')}</p>
      <p className="mt-1 max-w-reading text-ink-soft text-sm">{t('rule')}</p>

      <section
        aria-labelledby="sync-preview"
        aria-busy={preview.isFetching}
        inert={sync.isPending}
        className="mt-8 rounded-surface bg-white px-5 py-6 shadow-card sm:px-7"
      >
        <h3 id="sync-preview" className="text-title-sm">
          {t('preview.title')}
        </h3>
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
        {t('result.done', {
          created: count('created'),
          updated: count('updated'),
          same: count('unchanged') + count('left'),
        })}
      </Notice>
      <section aria-labelledby="sync-result" className="mt-6">
        <h3 id="sync-result" className="text-title-sm">
          {t('result.title')}
        </h3>
        <pre className="mt-3 wrap-anywhere whitespace-pre-wrap rounded-control bg-white p-4 text-sm ring-1 ring-line">
          {JSON.stringify(report, null, 2)}
        </pre>
      </section>
    </>
  );
}
