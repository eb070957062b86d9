import { formatDay } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import type { ArticleSummary } from './article.ts';
import { ArticleMeta } from './article-meta.tsx';
import { ArticlePicture } from './article-picture.tsx';

/** What an article shown over a page begins with: its picture, what it is about, and its first words. */
export function ArticleLead({ article }: { article: ArticleSummary }) {
  const date = formatDay(new Date(article.createdAt), usePageLocale());
  return (
    <div className="wrap-anywhere grid items-center gap-x-7 gap-y-5 sm:grid-cols-2">
      <ArticlePicture article={article} fit="whole" className="rounded-control" />
      <div className="space-y-3">
        <ArticleMeta article={article} date={date} />
        <p className="text-lead">{article.excerpt}</p>
      </div>
    </div>
  );
}
