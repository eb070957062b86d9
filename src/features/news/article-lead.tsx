import { useFormatter } from 'use-intl';
import type { ArticleSummary } from './article.ts';
import { ArticleMeta } from './article-meta.tsx';
import { ArticlePicture } from './article-picture.tsx';

/** What an article shown over a page begins with: its picture, what it is about, and its first words. */
export function ArticleLead({ article }: { article: ArticleSummary }) {
  const { dateTime } = useFormatter();
  const date = dateTime(new Date(article.createdAt), { dateStyle: 'long' });
  return (
    <div className="grid items-center gap-x-7 gap-y-5 sm:grid-cols-2">
      <ArticlePicture article={article} className="rounded-control" />
      <div className="space-y-3">
        <ArticleMeta article={article} date={date} />
        <p className="text-lead">{article.excerpt}</p>
      </div>
    </div>
  );
}
