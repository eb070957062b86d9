import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { plainDayPeriod } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import type { AdminArticleSummary } from '../article.ts';
import { type ArticleDraft, forgetDraft, listDrafts, restoreDraft } from './article-draft.ts';

/** The drafts in this browser: which there are, and throwing one away, which is asked about and can be undone. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<readonly ArticleDraft[]>(listDrafts);
  const [toDiscard, setToDiscard] = useState<ArticleDraft>();
  const [discarded, setDiscarded] = useState<ArticleDraft>();
  const reload = () => setDrafts(listDrafts());
  return {
    drafts,
    reload,
    /** The draft about which is asked whether to throw it away. */
    toDiscard,
    askToDiscard: setToDiscard,
    discard: () => {
      if (!toDiscard) return;
      forgetDraft(toDiscard.id);
      setDiscarded(toDiscard);
      setToDiscard(undefined);
      reload();
    },
    /** The draft that was thrown away last, as long as the page stays. */
    discarded,
    undoDiscard: () => {
      if (!discarded || !restoreDraft(discarded)) return;
      setDiscarded(undefined);
      reload();
    },
  };
}

interface DraftsNoticeProps {
  drafts: readonly ArticleDraft[];
  /** Every article there is, to tell which drafts are behind theirs, or have lost it. */
  articles: readonly AdminArticleSummary[];
  onResume: (draft: ArticleDraft) => void;
  onDiscard: (draft: ArticleDraft) => void;
}

/** Text of articles that was typed in this browser and not saved. */
export function DraftsNotice({ drafts, articles, onResume, onDiscard }: DraftsNoticeProps) {
  const t = useTranslations('articles.drafts');
  const { dateTime } = useFormatter();
  if (drafts.length === 0) return null;
  return (
    <Notice title={t('title')}>
      <ul className="mt-2 space-y-3">
        {drafts.map((draft) => {
          const title = draft.form.title.trim() || t('untitled');
          const date = plainDayPeriod(
            dateTime(new Date(draft.savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          );
          const about = <VisuallyHidden>{` «${title}»`}</VisuallyHidden>;
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
                  <span>{t('resume')}</span>
                  {about}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => onDiscard(draft)}>
                  <span>{t('discard')}</span>
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
  t: ReturnType<typeof useTranslations<'articles.drafts'>>,
): string | undefined {
  if (articleId === null) return t('new');
  const article = articles.find(({ id }) => id === articleId);
  if (!article) return t('articleGone');
  return article.version > (version ?? 0) ? t('articleChanged') : undefined;
}

interface DiscardDraftDialogProps {
  /** The draft that is asked about; the dialog is closed without one. */
  draft: ArticleDraft | undefined;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before text that was not saved is thrown away. */
export function DiscardDraftDialog({ draft, onDiscard, onClose }: DiscardDraftDialogProps) {
  const t = useTranslations('articles');
  const { dateTime } = useFormatter();
  return (
    <Dialog
      open={draft !== undefined}
      onClose={onClose}
      title={t('drafts.discardTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button size="sm" onClick={onDiscard}>
            {t('drafts.discard')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {draft && (
        <>
          <p>{t('drafts.discardQuestion')}</p>
          <p lang={draft.form.language} className="mt-3 font-bold">
            {draft.form.title.trim() || t('drafts.untitled')}
          </p>
          <p className="mt-3 text-ink-soft text-sm">
            {t('drafts.savedAt', {
              date: plainDayPeriod(
                dateTime(new Date(draft.savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
              ),
            })}
          </p>
          <p className="mt-3 text-ink-soft text-sm">{t('drafts.discardHint')}</p>
        </>
      )}
    </Dialog>
  );
}

/** A draft that has just been thrown away, and the button that brings it back, which takes the focus. */
export function DiscardedDraft({ draft, onUndo }: { draft: ArticleDraft; onUndo: () => void }) {
  const t = useTranslations('articles');
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every draft that is thrown away
  useEffect(() => button.current?.focus(), [draft]);
  return (
    <Notice tone="positive" role="status" title={t('drafts.discarded')}>
      <div className="flex flex-wrap items-center gap-x-4">
        <p lang={draft.form.language}>{draft.form.title.trim() || t('drafts.untitled')}</p>
        <Button ref={button} variant="quiet" size="sm" onClick={onUndo}>
          {t('content.undo')}
        </Button>
      </div>
    </Notice>
  );
}
