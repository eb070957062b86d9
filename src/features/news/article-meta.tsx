import { useFormatter } from 'use-intl';
import type { ArticleSummary } from './article.ts';

/** Category and reading time on one line; with `dated` the date between them. */
export function ArticleMeta({ article, dated = false }: { article: ArticleSummary; dated?: boolean }) {
  return (
    <p className="text-ink-soft text-sm">
      <span className="font-bold text-sea-600">{article.category}</span>
      {dated && (
        <>
          <Dot />
          <ArticleDate at={article.createdAt} />
        </>
      )}
      {article.readTime && (
        <>
          <Dot />
          {article.readTime}
        </>
      )}
    </p>
  );
}

function ArticleDate({ at }: { at: string }) {
  const { dateTime } = useFormatter();
  return <time dateTime={at}>{dateTime(new Date(at), { dateStyle: 'long' })}</time>;
}

function Dot() {
  return <span aria-hidden="true"> · </span>;
}
