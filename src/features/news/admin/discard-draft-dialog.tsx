import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ArticleDraft } from './article-draft.ts';

interface DiscardDraftDialogProps {
  /** The draft that is asked about; the dialog is closed without one. */
  draft: ArticleDraft | undefined;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before text that was not saved is thrown away. */
export function DiscardDraftDialog({ draft, onDiscard, onClose }: DiscardDraftDialogProps) {
  const t = useTranslations('articlesAdmin');
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
              date: dateTime(new Date(draft.savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <p className="mt-3 text-ink-soft text-sm">{t('drafts.discardHint')}</p>
        </>
      )}
    </Dialog>
  );
}
