import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ArticleDraft } from './article-draft.ts';

/** A draft that has just been thrown away, and the button that brings it back, which takes the focus. */
export function DiscardedDraft({ draft, onUndo }: { draft: ArticleDraft; onUndo: () => void }) {
  const t = useTranslations('articlesAdmin');
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
