import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePoliteness, VisuallyHidden } from '#ui/screen-reader.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import type { AdminArticleSummary } from '../article.ts';

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
  const t = useTranslations('articles.list');
  const politeness = usePoliteness();
  const [limit, setLimit] = useState(PAGE);
  const shown = articles.slice(0, limit);
  const { listRef, showMore } = useFocusOnNewItem<HTMLUListElement>(
    shown.length,
    () => setLimit(limit + PAGE),
    'button',
  );
  return (
    <>
      <div className="rounded-surface border border-line bg-white">
        <ArticleListHeading />
        <ul ref={listRef} aria-label={t('label')} className="divide-y divide-line">
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
          <Button variant="secondary" size="sm" onClick={showMore}>
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

interface ArticleRowProps {
  article: AdminArticleSummary;
  /** This browser has text of it that was not saved. */
  hasDraft: boolean;
  /** Its state is being changed. */
  isChanging: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onDelete: () => void;
}

/** The columns that heading and rows share: below 1024 px each row is a card. */
const COLUMNS =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_4.25rem_5.25rem_6rem_5.5rem_7rem] lg:items-center lg:gap-x-4 xl:grid-cols-[minmax(0,1fr)_4.5rem_5.25rem_8rem_6rem_16.5rem]';

/** The names of the columns; each row says them again for screen readers, and on a narrow window. */
function ArticleListHeading() {
  const t = useTranslations('articles.list');
  return (
    <div
      aria-hidden="true"
      className={classNames('hidden border-line border-b px-5 py-3 font-bold text-ink-soft text-xs', COLUMNS)}
    >
      <span>{t('articleTitle')}</span>
      <span>{t('language')}</span>
      <span>{t('state')}</span>
      <span>{t('category')}</span>
      <span>{t('created')}</span>
    </div>
  );
}

/** One article of the list: title, excerpt, language, state, category, date and what can be done with it. */
function ArticleRow({ article, hasDraft, isChanging, onEdit, onToggle, onDelete }: ArticleRowProps) {
  const t = useTranslations('articles');
  const { dateTime } = useFormatter();
  const { title, excerpt, isActive, category, language, createdAt } = article;
  const about = <VisuallyHidden>{` «${title}»`}</VisuallyHidden>;
  return (
    <article className={classNames('space-y-3 px-5 py-4 lg:space-y-0', COLUMNS)}>
      <div className="min-w-0" lang={language}>
        <h3 className="font-bold font-text text-base leading-snug">{title}</h3>
        <p className="mt-1 line-clamp-2 text-ink-soft text-sm">{excerpt}</p>
        {hasDraft && (
          <p lang="es" className="mt-2">
            <Badge tone="sun">{t('list.draft')}</Badge>
          </p>
        )}
      </div>
      <dl className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm lg:contents">
        <Fact name={t('list.language')}>{t(`languages.${language}`)}</Fact>
        <Fact name={t('list.state')}>
          <Badge tone={isActive ? 'positive' : 'neutral'}>
            {isActive ? t('states.active') : t('states.inactive')}
          </Badge>
        </Fact>
        <Fact name={t('list.category')}>{category}</Fact>
        <Fact name={t('list.created')}>
          <time dateTime={createdAt}>{dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
        </Fact>
      </dl>
      {/* One beneath the other where the columns leave room for one alone. */}
      <div className="-mx-2.5 flex flex-wrap lg:flex-col lg:items-start xl:flex-row">
        <Button variant="quiet" size="xs" onClick={onEdit}>
          <span>{t('list.edit')}</span>
          {about}
        </Button>
        <Button
          variant="quiet"
          size="xs"
          busyLabel={isChanging ? t('list.changing') : undefined}
          onClick={onToggle}
        >
          <span>{isActive ? t('list.deactivate') : t('list.activate')}</span>
          {about}
        </Button>
        {/* Apart from the others: not to be pressed instead of one of them. */}
        <Button variant="danger" size="xs" onClick={onDelete} className="ml-auto lg:ml-0 xl:ml-auto">
          <span>{t('list.remove')}</span>
          {about}
        </Button>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5 lg:block">
      <dt className="text-ink-soft lg:sr-only">
        <span>{name}</span>
        <span aria-hidden="true" className="lg:hidden">
          :
        </span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
