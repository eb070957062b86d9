import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import type { AdminArticleSummary } from '../article.ts';
import type { ArticleDraft } from './article-draft.ts';

interface DraftsNoticeProps {
  drafts: readonly ArticleDraft[];
  /** Every article there is, to tell which drafts are behind theirs, or have lost it. */
  articles: readonly AdminArticleSummary[];
  onResume: (draft: ArticleDraft) => void;
  onDiscard: (draft: ArticleDraft) => void;
}

/** Text of articles that was typed in this browser and not saved. */
export function DraftsNotice({ drafts, articles, onResume, onDiscard }: DraftsNoticeProps) {
  const t = useTranslations('articlesAdmin.drafts');
  const { dateTime } = useFormatter();
  if (drafts.length === 0) return null;
  return (
    <Notice title={t('title')}>
      <ul className="mt-2 space-y-3">
        {drafts.map((draft) => {
          const title = draft.form.title.trim() || t('untitled');
          const date = dateTime(new Date(draft.savedAt), { dateStyle: 'medium', timeStyle: 'short' });
          const about = <VisuallyHidden> «{title}»</VisuallyHidden>;
          return (
            <li key={draft.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="min-w-0 grow basis-56">
                <span className="font-bold">{title}</span>
                <span className="block text-ink-soft text-sm">
                  {[stateOf(draft, articles, t), t('savedAt', { date })].filter(Boolean).join('. ')}
                </span>
              </p>
              <div className="flex flex-wrap gap-x-1">
                <Button variant="quiet" size="sm" onClick={() => onResume(draft)}>
                  {t('resume')}
                  {about}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => onDiscard(draft)}>
                  {t('discard')}
                  {about}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function stateOf(
  { articleId, version }: ArticleDraft,
  articles: readonly AdminArticleSummary[],
  t: ReturnType<typeof useTranslations<'articlesAdmin.drafts'>>,
): string | undefined {
  if (articleId === null) return t('new');
  const article = articles.find(({ id }) => id === articleId);
  if (!article) return t('articleGone');
  return article.version > (version ?? 0) ? t('articleChanged') : undefined;
}
