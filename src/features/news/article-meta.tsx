import type { ArticleSummary } from './article.ts';

/** Category and reading time on one line, and between them the date, if it is given as readers read it. */
export function ArticleMeta({ article, date }: { article: ArticleSummary; date?: string }) {
  return (
    <p className="text-ink-soft text-sm">
      <span className="font-bold text-sea-600">{article.category}</span>
      {date && (
        <>
          <Dot />
          <time dateTime={article.createdAt}>{date}</time>
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

function Dot() {
  return <span aria-hidden="true"> · </span>;
}
