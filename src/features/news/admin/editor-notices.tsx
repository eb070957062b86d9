import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ArticleEditorState } from './use-article-editor.ts';

/** What stands in the way of saving, or happened meanwhile; in the dialog, because a toast lies behind it. */
export function EditorNotices({ editor }: { editor: ArticleEditorState }) {
  const t = useTranslations('articlesAdmin.notices');
  const { notice, isBehind, conflict } = editor;
  const problemCount = Object.keys(editor.problems).length;
  return (
    <>
      {isBehind && !conflict && <Notice>{t('olderDraft')}</Notice>}
      <div aria-live="assertive" className="space-y-3">
        {problemCount > 0 && <Notice tone="problem">{t('problems', { count: problemCount })}</Notice>}
        {notice === 'theirsTaken' && <Notice tone="positive">{t('theirsTaken')}</Notice>}
        {notice === 'gone' && (
          <Notice tone="problem" title={t('gone')}>
            <p>{t('goneHint')}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={editor.useForNew}>
              {t('asNew')}
            </Button>
          </Notice>
        )}
        {notice && notice !== 'theirsTaken' && notice !== 'gone' && (
          <Notice tone="problem">{t(notice)}</Notice>
        )}
      </div>
    </>
  );
}
