import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { RevisionFailure } from './revision-calls.ts';

/** What was to be shown could not be read. */
export function FailedToLoad({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('revisions');
  return (
    <Notice tone="problem" role="alert" title={t('failed')}>
      <p>{t('failedText')}</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

/** Why something was not saved, beside the buttons; it stays when a toast would have gone. */
export function FailureNotice({ failure }: { failure: RevisionFailure['kind'] | undefined }) {
  const t = useTranslations('revisions.problems');
  return (
    <div aria-live="assertive" className="empty:hidden">
      {failure && <Notice tone="problem">{t(failure)}</Notice>}
    </div>
  );
}

interface ConflictNoticeProps {
  editor: { conflict: object | undefined; keepMine: () => void; takeTheirs: () => void };
}

/** Somebody else saved first: whose version stays on top is for the person to say; both stay in the history. */
export function ConflictNotice({ editor }: ConflictNoticeProps) {
  const t = useTranslations('revisions.conflict');
  return (
    <div aria-live="assertive" className="empty:hidden">
      {editor.conflict && (
        <Notice tone="problem" title={t('title')}>
          <p>{t('text')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="sm" onClick={editor.keepMine}>
              {t('keepMine')}
            </Button>
            <Button size="sm" variant="secondary" onClick={editor.takeTheirs}>
              {t('takeTheirs')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
