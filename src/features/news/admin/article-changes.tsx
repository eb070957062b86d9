import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { reloadRevisions, takeOutOfTrash } from '#revisions/panel/revision-calls.ts';
import { TRASH_DAYS } from '#revisions/revision.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast, type ToastContent } from '#ui/toast/toasts.ts';
import type { AdminArticleSummary } from '../article.ts';
import {
  type ChangeFailure,
  deleteArticle,
  dropArticle,
  reloadArticles,
  toggleArticle,
} from './article-calls.ts';

/** What the list says of a change that others were faster with; a key of its words. */
export type ChangeObstacle = 'goneMeanwhile' | 'changedMeanwhile';

/** What is done with articles from the list: activate, deactivate, delete; each with its toast. */
export function useArticleChanges(fetchApi: FetchApi) {
  const t = useTranslations('articles.toasts');
  const queryClient = useQueryClient();
  const [changingId, setChangingId] = useState<string>();
  const [toDelete, setToDelete] = useState<AdminArticleSummary>();
  const [isDeleting, setDeleting] = useState(false);
  const [obstacle, setObstacle] = useState<ChangeObstacle>();
  const isBusy = useRef(false);

  /** One change at a time, with its toast; afterwards the list is what the server has. */
  const make = async (
    change: Promise<ChangeFailure | undefined>,
    words: { done: string; failed: string; undo?: ToastContent['action'] },
  ): Promise<boolean> => {
    isBusy.current = true;
    setObstacle(undefined);
    const failure = await change;
    isBusy.current = false;
    if (failure) {
      showToast({ title: t('error'), description: words.failed, variant: 'destructive' });
      setObstacle(
        failure.kind === 'gone' ? 'goneMeanwhile' : failure.kind === 'stale' ? 'changedMeanwhile' : undefined,
      );
    } else {
      showToast({ title: t('success'), description: words.done, ...(words.undo && { action: words.undo }) });
    }
    return failure === undefined || failure.kind === 'gone';
  };

  /** Takes an article back that was deleted a moment ago; where that fails the trash still has it. */
  const undo = async (id: string) => {
    const outcome = await takeOutOfTrash(fetchApi, { kind: 'articles', subject: id });
    await reloadRevisions(queryClient);
    if (outcome.kind === 'done') showToast({ title: t('success'), description: t('undone') });
    else showToast({ title: t('error'), description: t('undoFailed'), variant: 'destructive' });
  };

  return {
    changingId,
    toDelete,
    isDeleting,
    obstacle,
    reload: () => reloadArticles(queryClient),
    /** Asks before deleting; without an article the question is taken back. */
    askToDelete: setToDelete,
    toggle: async (article: AdminArticleSummary) => {
      if (isBusy.current) return;
      setChangingId(article.id);
      await make(toggleArticle(fetchApi, article), { done: t('toggled'), failed: t('toggleFailed') });
      await reloadArticles(queryClient);
      setChangingId(undefined);
    },
    remove: async () => {
      if (isBusy.current || !toDelete) return;
      setDeleting(true);
      const isGone = await make(deleteArticle(fetchApi, toDelete), {
        done: t('deleted'),
        failed: t('deleteFailed'),
        undo: { label: t('undo'), heard: t('undoHow'), onPress: () => void undo(toDelete.id) },
      });
      if (isGone) dropArticle(queryClient, toDelete.id);
      setDeleting(false);
      setToDelete(undefined);
      await reloadArticles(queryClient);
    },
  };
}

interface DeleteArticleDialogProps {
  /** The article that is asked about; the dialog is closed without one. */
  article: AdminArticleSummary | undefined;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before an article is deleted (docs/product/article-administration.md, List). */
export function DeleteArticleDialog({ article, isDeleting, onDelete, onClose }: DeleteArticleDialogProps) {
  const t = useTranslations('articles');
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
      <p className="mt-3 text-ink-soft text-sm">{t('deletion.trash', { days: TRASH_DAYS })}</p>
    </Dialog>
  );
}
