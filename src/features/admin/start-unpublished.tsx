import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { AdminArticleSummary } from '#features/news/article.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { useKindName } from '#revisions/panel/use-kind-name.ts';
import type { Version } from '#revisions/revision.ts';
import { sectionOfKind } from './sections.ts';
import { StartCard } from './start-card.tsx';

interface StartUnpublishedProps {
  drafts: readonly Version[];
  /** All of them; undefined for whoever has none. */
  articles: readonly AdminArticleSummary[] | undefined;
}

/** What somebody began and visitors do not see: drafts, and articles that are not shown. */
export function StartUnpublished({ drafts, articles = [] }: StartUnpublishedProps) {
  const t = useTranslations('admin.start');
  const tAll = useTranslations('revisions');
  const nameOf = useKindName();
  const hidden = articles.filter(({ isActive }) => !isActive).length;
  return (
    <StartCard id="start-unpublished" title={t('unpublished')}>
      {drafts.length === 0 && hidden === 0 && <p className="mt-2">{t('allPublished')}</p>}
      {drafts.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {drafts.map(({ number, kind, title, author, createdAt }) => (
            <li key={number} className="py-1">
              <Link
                to={sectionOfKind(kind)?.to ?? '/admin'}
                className="inline-flex min-h-11 items-center break-words text-link"
              >
                {[nameOf(kind), title].filter(Boolean).join(': ')}
              </Link>
              <p className="text-ink-soft text-sm">
                {t('draftBy', { author: author ?? tAll('system'), time: shortTimeOf(new Date(createdAt)) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <>
          <p className="mt-2">{t('hiddenArticles', { count: hidden })}</p>
          <p className="mt-3">
            <Link to="/admin" search={{ state: 'inactive' }} className="text-link">
              {t('seeHidden')}
            </Link>
          </p>
        </>
      )}
    </StartCard>
  );
}
