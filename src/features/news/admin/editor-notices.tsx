import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ArticleEditorState } from './use-article-editor.ts';

/** What prevents saving; in the dialog, because a modal one keeps screen readers from a toast. */
export function EditorNotices({
  editor,
  onTakeBack,
}: {
  editor: ArticleEditorState;
  onTakeBack: () => void;
}) {
  const t = useTranslations('articlesAdmin.notices');
  const tContent = useTranslations('articlesAdmin.content');
  const { notice, undo } = editor;
  const problemCount = Object.keys(editor.problems).length;
  return (
    <div aria-live="assertive" className="basis-full space-y-3 empty:-mb-3">
      {problemCount > 0 && <Notice tone="problem">{t('problems', { count: problemCount })}</Notice>}
      {notice === 'gone' && (
        <Notice tone="problem" title={t('gone')}>
          <p>{t('goneHint')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={editor.useForNew}>
            {t('asNew')}
          </Button>
        </Notice>
      )}
      {notice && notice !== 'gone' && <Notice tone="problem">{t(notice)}</Notice>}
      {undo && undo.why !== 'partRemoved' && (
        <Notice tone="positive" title={t(undo.why)}>
          <Button variant="quiet" size="sm" onClick={onTakeBack}>
            {tContent('undo')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
