import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ArticleSummary } from './article.ts';
import { ArticleBody, ArticleLead } from './article-body.tsx';

import { articleQuery } from './articles.queries.ts';

interface ArticleDialogProps {
  /** The article to show; the dialog is closed without one. */
  article: ArticleSummary | undefined;
  fetchApi: FetchApi;
  onClose: () => void;
}

/** One article over the page: what it is about at once, its full text as soon as it is there. */
export default function ArticleDialog({ article, fetchApi, onClose }: ArticleDialogProps) {
  const t = useTranslations('news');
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
          <ArticleLead article={article} />
          <FullText slug={article.slug} fetchApi={fetchApi} />
        </div>
      )}
    </Dialog>
  );
}

function FullText({ slug, fetchApi }: { slug: string; fetchApi: FetchApi }) {
  const t = useTranslations('news');
  const { data, isPending } = useQuery(articleQuery(fetchApi, slug));
  if (data) return <ArticleBody content={data.content} level={3} />;
  if (isPending) return <LoadingStripes>{t('loading')}</LoadingStripes>;
  return <Notice tone="problem" role="alert" title={t('dialog.failed')} />;
}
