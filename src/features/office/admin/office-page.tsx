import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { officeQuery } from './office-calls.ts';
import { OfficeEditor } from './office-editor.tsx';

/** 'Oficina': phones, addresses, hours and holidays, as the site shows them (docs/product/office.md). */
export function OfficePage({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('office');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const { data: standing, isError, isFetching, refetch } = useQuery(officeQuery(signedIn));
  return (
    <>
      <h2 className="text-title-md">{t('title')}</h2>
      <p className="mt-2 max-w-reading">{t('lead')}</p>
      <div className="mt-6">
        {standing ? (
          <OfficeEditor fetchApi={signedIn} standing={standing} />
        ) : isError ? (
          <Notice tone="problem" role="alert" title={t('loadFailed')}>
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              busyLabel={isFetching ? t('loading') : undefined}
              onClick={() => void refetch()}
            >
              {t('retry')}
            </Button>
          </Notice>
        ) : (
          <LoadingStripes>{t('loading')}</LoadingStripes>
        )}
      </div>
    </>
  );
}
