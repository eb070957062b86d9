import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';
import type { AdminArticleSummary } from '../article.ts';
import { ArticleListHeading, ArticleRow } from './article-row.tsx';

/** Rows drawn at first, and with every 'Mostrar más': a thousand would make a slow page. */
const PAGE = 50;

interface ArticleListProps {
  /** At least one. */
  articles: readonly AdminArticleSummary[];
  /** Articles of which this browser has unsaved text, by id. */
  draftIds: ReadonlySet<string>;
  /** The article whose state is being changed. */
  changingId: string | undefined;
  onEdit: (article: AdminArticleSummary) => void;
  onToggle: (article: AdminArticleSummary) => void;
  onDelete: (article: AdminArticleSummary) => void;
}

/** The articles that suit the filters, fifty at a time. */
export function ArticleList(props: ArticleListProps) {
  const { articles, draftIds, changingId, onEdit, onToggle, onDelete } = props;
  const t = useTranslations('articlesAdmin.list');
  const politeness = usePoliteness();
  const [limit, setLimit] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  const shown = articles.slice(0, limit);
  const focusNext = useFocusOnNewRow(list, shown.length);
  return (
    <>
      <div className="rounded-surface border border-line bg-white">
        <ArticleListHeading />
        <ul ref={list} aria-label={t('label')} className="divide-y divide-line">
          {shown.map((article) => (
            <li key={article.id} data-article={article.id}>
              <ArticleRow
                article={article}
                hasDraft={draftIds.has(article.id)}
                isChanging={article.id === changingId}
                onEdit={() => onEdit(article)}
                onToggle={() => onToggle(article)}
                onDelete={() => onDelete(article)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-5">
        {articles.length > limit && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              focusNext();
              setLimit(limit + PAGE);
            }}
          >
            {t('more')}
          </Button>
        )}
        <p aria-live={politeness} className="text-ink-soft text-sm">
          {articles.length > limit
            ? t('shown', { shown: shown.length, total: articles.length })
            : t('count', { count: articles.length })}
        </p>
      </div>
    </>
  );
}

/** After 'Mostrar más' the first new row takes the focus, so that going on begins where the list ended. */
function useFocusOnNewRow(list: RefObject<HTMLUListElement | null>, count: number): () => void {
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return;
    list.current?.children.item(awaited.current)?.querySelector('button')?.focus();
    awaited.current = undefined;
  }, [list, count]);
  return () => {
    awaited.current = count;
  };
}
