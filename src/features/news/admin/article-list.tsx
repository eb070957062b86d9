import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePoliteness, VisuallyHidden } from '#ui/screen-reader.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import type { AdminArticleSummary } from '../article.ts';
import { ArticlePicture } from '../article-picture.tsx';

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

/** The columns that heading and rows share on a wide window. */
const COLUMNS =
  'min-[90rem]:grid min-[90rem]:grid-cols-[4.75rem_minmax(0,1fr)_5.5rem_8rem_4.5rem_5.75rem_18.5rem] min-[90rem]:items-center min-[90rem]:gap-x-4';

/** The names of the columns; each row says them again for screen readers, and on a narrow window. */
function ArticleListHeading() {
  const t = useTranslations('articlesAdmin.list');
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'border-line border-b px-5 py-3.5 font-bold text-ink-soft text-xs max-[90rem]:hidden',
        COLUMNS,
      )}
    >
      <span className="col-start-2">{t('articleTitle')}</span>
      <span>{t('state')}</span>
      <span>{t('category')}</span>
      <span>{t('language')}</span>
      <span>{t('created')}</span>
    </div>
  );
}

/** One article of the list: title, excerpt, state, category, language, date and what can be done with it. */
function ArticleRow({ article, hasDraft, isChanging, onEdit, onToggle, onDelete }: ArticleRowProps) {
  const t = useTranslations('articlesAdmin');
  const { dateTime } = useFormatter();
  const { title, excerpt, isActive, category, language, createdAt } = article;
  const about = <VisuallyHidden>{` «${title}»`}</VisuallyHidden>;
  return (
    <article className={classNames('space-y-3 px-5 py-5', COLUMNS)}>
      <div aria-hidden="true" className="max-[90rem]:hidden">
        <ArticlePicture article={article} className="rounded-sm" />
      </div>
      <div className="min-w-0" lang={language}>
        <h3 className="font-bold font-text text-base leading-snug">{title}</h3>
        <p className="mt-1 line-clamp-2 text-ink-soft text-sm">{excerpt}</p>
        {hasDraft && (
          <p lang="es" className="mt-2">
            <Badge tone="sun">{t('list.draft')}</Badge>
          </p>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm min-[90rem]:contents">
        <Fact name={t('list.state')}>
          <Badge tone={isActive ? 'positive' : 'neutral'}>
            {isActive ? t('states.active') : t('states.inactive')}
          </Badge>
        </Fact>
        <Fact name={t('list.category')}>{category}</Fact>
        <Fact name={t('list.language')}>{t(`languages.${language}`)}</Fact>
        <Fact name={t('list.created')}>
          <time dateTime={createdAt}>{dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
        </Fact>
      </dl>
      <div className="-mx-3 flex flex-wrap min-[90rem]:mx-0 min-[90rem]:justify-end">
        <RowButton onPress={onEdit}>
          <span>{t('list.edit')}</span>
          {about}
        </RowButton>
        <RowButton onPress={onToggle} busyLabel={isChanging ? t('list.changing') : undefined}>
          <span>{isActive ? t('list.deactivate') : t('list.activate')}</span>
          {about}
        </RowButton>
        <RowButton onPress={onDelete} className="text-coral-700">
          <span>{t('list.remove')}</span>
          {about}
        </RowButton>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5 min-[90rem]:block">
      <dt className="text-ink-soft min-[90rem]:sr-only">
        <span>{name}</span>
        <span aria-hidden="true" className="min-[90rem]:hidden">
          :
        </span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

interface RowButtonProps {
  onPress: () => void;
  busyLabel?: string | undefined;
  className?: string;
  children: ReactNode;
}

function RowButton({ onPress, busyLabel, className, children }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      busyLabel={busyLabel}
      onClick={onPress}
      className={classNames('px-2.5', className)}
    >
      {children}
    </Button>
  );
}
