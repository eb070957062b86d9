import { useQuery } from '@tanstack/react-query';
import {
  type FocusEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { announce } from '#ui/screen-reader.tsx';
import type { AdminArticleSummary } from '../article.ts';
import { adminArticlesQuery } from './article-calls.ts';
import { DeleteArticleDialog, useArticleChanges } from './article-changes.tsx';
import { ArticleEditor } from './article-editor.tsx';
import type { PictureSlot } from './article-fields.tsx';
import { type ArticleFilters, categoriesOf } from './article-filters.ts';
import { ArticleList } from './article-list.tsx';
import { ArticleFilterFields, useArticleSearch } from './article-search.tsx';
import type { EditorTarget } from './open-article.ts';
import { DiscardDraftDialog, DiscardedDraft, DraftsNotice, useDrafts } from './unsaved-drafts.tsx';

interface ArticlesPanelProps {
  /** Calls the API; one that meets an ended session asks for signing in again over the page. */
  fetchApi: FetchApi;
  filters: ArticleFilters;
  onFiltersChange: (filters: ArticleFilters) => Promise<void>;
  /** Draws the field that uploads a picture. */
  renderUpload: (slot: PictureSlot) => ReactElement;
}

/** 'Artículos': the list of all articles and everything that is done with them. */
export function ArticlesPanel({ fetchApi, filters, onFiltersChange, renderUpload }: ArticlesPanelProps) {
  const t = useTranslations('articles');
  const { data, isError, isFetching, refetch } = useQuery(adminArticlesQuery(fetchApi));
  const articles = data ?? NONE;
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepPlace = useFocusOnNeighbour(place, heading);
  const changes = useArticleChanges(fetchApi);
  const [target, setTarget] = useState<EditorTarget>();
  const { drafts, reload: reloadDrafts, ...discarding } = useDrafts();

  const search = useArticleSearch(fetchApi, articles, filters);
  const { wanted, found } = search;
  const categories = useMemo(() => categoriesOf(articles), [articles]);
  const draftIds = useMemo(() => new Set(drafts.flatMap(({ articleId }) => articleId ?? [])), [drafts]);
  const closeEditor = () => {
    setTarget(undefined);
    reloadDrafts();
  };

  return (
    <section ref={place} aria-labelledby="articles-title" className="space-y-6" {...keepPlace}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} id="articles-title" tabIndex={-1} className="text-title-sm">
          {t('title')}
        </h2>
        <Button
          size="sm"
          onClick={() =>
            setTarget({ articleId: null, offeredId: drafts.find(({ articleId }) => articleId === null)?.id })
          }
        >
          <Icon name="plus" />
          <span>{t('create')}</span>
        </Button>
      </div>
      {/* Before the notice about it: closed first, it lets that one's button take the focus. */}
      <DiscardDraftDialog
        draft={discarding.toDiscard}
        onDiscard={discarding.discard}
        onClose={() => discarding.askToDiscard(undefined)}
      />
      {discarding.discarded && (
        <DiscardedDraft
          draft={discarding.discarded}
          onUndo={() => {
            discarding.undoDiscard();
            announce(t('drafts.restored'));
            heading.current?.focus();
          }}
        />
      )}
      {data && (
        <DraftsNotice
          drafts={drafts}
          articles={articles}
          onResume={({ id, articleId }) => setTarget({ articleId, draftId: id })}
          onDiscard={discarding.askToDiscard}
        />
      )}
      {articles.length > 0 && (
        <ArticleFilterFields filters={filters} categories={categories} onChange={onFiltersChange} />
      )}
      <div aria-live="assertive">
        {changes.obstacle && <Notice tone="problem">{t(`list.${changes.obstacle}`)}</Notice>}
      </div>
      {isError && (
        <Notice tone="problem" role="alert" title={t('failed')}>
          <p>{t('failedHint')}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            busyLabel={isFetching ? t('loading') : undefined}
            onClick={() => void refetch()}
          >
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <LoadingStripes>{t('loading')}</LoadingStripes>}
      {data && articles.length === 0 && <p className="py-6 text-ink-soft">{t('empty')}</p>}
      {search.hasFailed && (
        <Notice tone="problem" role="alert">
          <p>{t('filters.textsFailed')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={search.readAgain}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {articles.length > 0 && found.length === 0 && (
        <p role="status" className="py-6 text-ink-soft">
          {t(search.isReading ? 'filters.reading' : 'filters.none')}
        </p>
      )}
      {found.length > 0 && (
        <ArticleList
          // Other filters begin at the top again.
          key={JSON.stringify(wanted)}
          articles={found}
          draftIds={draftIds}
          changingId={changes.changingId}
          onEdit={({ id }) => setTarget({ articleId: id })}
          onToggle={(article) => void changes.toggle(article)}
          onDelete={changes.askToDelete}
        />
      )}
      <DeleteArticleDialog
        article={changes.toDelete}
        isDeleting={changes.isDeleting}
        onDelete={() => void changes.remove()}
        onClose={() => changes.askToDelete(undefined)}
      />
      {target && (
        <ArticleEditor
          // Another article, or draft, begins with an editor of its own.
          key={target.draftId ?? target.articleId ?? 'new'}
          target={target}
          fetchApi={fetchApi}
          articles={articles}
          renderUpload={renderUpload}
          onSaved={() => {
            closeEditor();
            void changes.reload();
          }}
          onClose={closeEditor}
        />
      )}
    </section>
  );
}

const NONE: readonly AdminArticleSummary[] = [];

/**
 * Keeps the keyboard's place in the list: when the row that had the focus is gone (deleted, or no longer what the
 * filters ask for), the row that took its place gets it, or the heading when none is left.
 *
 * @param place the element around the rows, which carry `data-article`
 * @param heading takes the focus when there is no row
 * @returns what the element around the rows has to tell
 */
function useFocusOnNeighbour(
  place: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): { onFocus: (event: FocusEvent) => void } {
  const last = useRef<{ id: string; index: number }>(undefined);
  // With every rendering: whichever of them takes the row away, and then closes the dialog that asked.
  useEffect(() => {
    const rows = rowsIn(place.current);
    const isThere = rows.some((row) => row.dataset['article'] === last.current?.id);
    if (!last.current || isThere || document.activeElement !== document.body) return;
    const neighbour = rows[Math.min(last.current.index, rows.length - 1)];
    last.current = undefined;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
  });
  return {
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-article]');
      const id = row?.dataset['article'];
      if (row && id !== undefined) last.current = { id, index: rowsIn(place.current).indexOf(row) };
    },
  };
}

function rowsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[data-article]') ?? [])];
}
