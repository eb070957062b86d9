import { useFormatter, useTranslations } from 'use-intl';
import { plainDayPeriod } from '#i18n/format.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { EditorStep } from './open-article.ts';
import type { ArticleEditorState } from './use-article-editor.ts';

/** What the editor shows before its fields: that it loads, or a question about what was found. */
export function OpeningSteps({ editor }: { editor: ArticleEditorState }) {
  const t = useTranslations('articles');
  const { step } = editor;
  if (step.name === 'loading') return <LoadingStripes>{t('editor.loading')}</LoadingStripes>;
  if (step.name === 'failed') {
    return (
      <Notice tone="problem" role="alert" title={t('editor.failed')}>
        <p>{t('failedHint')}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={editor.tryAgain}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (step.name === 'gone') {
    return (
      <Notice tone="problem" role="alert" title={t('notices.gone')}>
        {step.draft && (
          <>
            <p>{t('notices.goneHint')}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={editor.useForNew}>
              {t('notices.asNew')}
            </Button>
          </>
        )}
      </Notice>
    );
  }
  return step.name === 'offer' && <Offer editor={editor} draft={step.draft} />;
}

type OfferProps = { editor: ArticleEditorState; draft: Extract<EditorStep, { name: 'offer' }>['draft'] };

function Offer({ editor, draft }: OfferProps) {
  const t = useTranslations('articles.drafts');
  const { dateTime } = useFormatter();
  const date = plainDayPeriod(dateTime(new Date(draft.savedAt), { dateStyle: 'long', timeStyle: 'short' }));
  const isNew = draft.articleId === null;
  const isBehind = (draft.version ?? 0) < (editor.stored?.version ?? 0);
  return (
    <Notice title={t('offer')} role="status">
      {isNew && <p>{t('offerNew', { title: draft.form.title.trim() || t('untitled') })}</p>}
      <p>{t('offerHint', { date })}</p>
      {isBehind && <p className="mt-2 font-bold">{`${t('articleChanged')}.`}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={editor.takeOffered}>
          {t('recover')}
        </Button>
        <Button variant="secondary" size="sm" onClick={editor.leaveOffered}>
          {isNew ? t('startAfresh') : t('startFromSaved')}
        </Button>
      </div>
    </Notice>
  );
}

/** What prevents saving; in the dialog, where it stays when its toast has gone. */
export function EditorNotices({
  editor,
  onTakeBack,
}: {
  editor: ArticleEditorState;
  onTakeBack: () => void;
}) {
  const t = useTranslations('articles.notices');
  const tContent = useTranslations('articles.content');
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
