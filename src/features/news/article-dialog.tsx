import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ArticleSummary } from './article.ts';
import { ArticleBody, ArticleLead } from './article-body.tsx';
import { ArticleDanger } from './article-danger.tsx';
import { articleQuery } from './articles.queries.ts';

interface ArticleDialogProps {
  /** The article to show, by its name in addresses; the dialog is closed without one. */
  slug: string | undefined;
  /** What the list knows of it. One in the other language is not in the list, and shown once it is loaded. */
  listed: ArticleSummary | undefined;
  fetchApi: FetchApi;
  /** There is no such article, or nothing of it can be loaded. */
  onUnknown: () => void;
  onClose: () => void;
}

/** One article over the page: what it is about at once, its full text as soon as it is there. */
export default function ArticleDialog({ slug, listed, fetchApi, onUnknown, onClose }: ArticleDialogProps) {
  const t = useTranslations('news');
  const { data, isPending } = useQuery({
    ...articleQuery(fetchApi, slug ?? ''),
    enabled: slug !== undefined,
  });
  const article = slug === undefined ? undefined : (listed ?? data ?? undefined);
  const giveUp = useEffectEvent(onUnknown);
  const isUnknown = slug !== undefined && !article && !isPending;
  useEffect(() => {
    if (isUnknown) giveUp();
  }, [isUnknown]);
  return (
    <Dialog
      open={article !== undefined}
      onClose={onClose}
      title={article?.title}
      closeLabel={t('dialog.close')}
      size="wide"
      footer={
        article && (
          <Link to="/{-$locale}/news/$slug" params={{ slug: article.slug }} className="text-link">
            {t('dialog.openPage')}
          </Link>
        )
      }
    >
      {article && (
        <div lang={article.language} className="space-y-8">
          {data && <ArticleDanger content={data.content} level={3} />}
          <ArticleLead article={article} />
          {data && <ArticleBody content={data.content} level={3} />}
          {isPending && <LoadingStripes>{t('loading')}</LoadingStripes>}
          {!data && !isPending && <Notice tone="problem" role="alert" title={t('dialog.failed')} />}
        </div>
      )}
    </Dialog>
  );
}
