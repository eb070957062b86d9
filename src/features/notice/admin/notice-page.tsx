import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { noticeQuery } from './notice-calls.ts';
import { NoticeEditor } from './notice-editor.tsx';
import type { PreviewMessages } from './notice-preview.tsx';

interface NoticePageProps {
  fetchApi: FetchApi;
  messages: PreviewMessages;
}

/** 'Aviso': the notice over every page (docs/product/notice.md). */
export function NoticePage({ fetchApi, messages }: NoticePageProps) {
  const t = useTranslations('notice');
  const signedIn = useMemo(() => signedInFetch(fetchApi), [fetchApi]);
  const { data: standing, isError, isFetching, refetch } = useQuery(noticeQuery(signedIn));
  return (
    <>
      <h2 className="text-title-md">{t('title')}</h2>
      <p className="mt-2 max-w-reading">{t('lead')}</p>
      <div className="mt-6">
        {standing ? (
          <NoticeEditor fetchApi={signedIn} standing={standing} messages={messages} />
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
