import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { AdminArticleSummary } from '../article.ts';

interface DeleteArticleDialogProps {
  /** The article that is asked about; the dialog is closed without one. */
  article: AdminArticleSummary | undefined;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before an article is deleted (docs/product/article-administration.md, List). */
export function DeleteArticleDialog({ article, isDeleting, onDelete, onClose }: DeleteArticleDialogProps) {
  const t = useTranslations('articlesAdmin');
  const close = () => {
    if (!isDeleting) onClose();
  };
  return (
    <Dialog
      open={article !== undefined}
      onClose={close}
      title={t('deletion.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button size="sm" busyLabel={isDeleting ? t('deletion.busy') : undefined} onClick={onDelete}>
            {t('deletion.confirm')}
          </Button>
          <Button variant="secondary" size="sm" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('deletion.question')}</p>
      <p lang={article?.language} className="mt-3 font-bold">
        {article?.title}
      </p>
      <p className="mt-3 text-ink-soft text-sm">{t('deletion.forGood')}</p>
    </Dialog>
  );
}
