import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { AdminArticle } from '../article.ts';
import { type ArticlePayload, differingFields } from './article-form.ts';
import { InLanguage, ShownArticle } from './article-preview.tsx';
import type { ArticleEditorState } from './use-article-editor.ts';

/** Somebody else saved first: shows what they saved, and lets the person choose which stays. */
export function ConflictDialog({ editor }: { editor: ArticleEditorState }) {
  const t = useTranslations('articles');
  const { conflict } = editor;
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={editor.decideLater}
      title={t('conflict.title')}
      closeLabel={t('close')}
      size="wide"
      footer={
        <>
          <Button size="sm" onClick={editor.keepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button variant="secondary" size="sm" onClick={editor.takeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="quiet" size="sm" onClick={editor.decideLater}>
            {t('conflict.later')}
          </Button>
        </>
      }
    >
      {conflict && (
        <div className="space-y-6">
          <p>{t('conflict.text')}</p>
          <Differences editor={editor} theirs={conflict} />
          <section aria-label={t('conflict.theirs')} className="space-y-3 border-line border-t pt-6">
            <p aria-hidden="true" className="font-bold text-ink-soft text-sm">
              {t('conflict.theirs')}
            </p>
            <InLanguage language={conflict.language}>
              <ShownArticle article={conflict} />
            </InLanguage>
          </section>
        </div>
      )}
    </Dialog>
  );
}

/** The fields in which the two differ; what the site does not show of them is described in words. */
function Differences({ editor, theirs }: { editor: ArticleEditorState; theirs: AdminArticle }) {
  const t = useTranslations('articles');
  const inWords = (name: keyof ArticlePayload): string => {
    switch (name) {
      case 'title':
      case 'excerpt':
      case 'image':
        return t(`editor.${name}`);
      case 'content':
        return t('content.first');
      case 'counterpartId':
        return t('editor.counterpart');
      case 'isActive':
        return `${t('list.state')} (${t(theirs.isActive ? 'states.active' : 'states.inactive')})`;
      case 'language':
        return `${t('editor.language')} (${t(`languages.${theirs.language}`)})`;
      default:
        return `${t(`editor.${name}`)} (${theirs[name] ?? '-'})`;
    }
  };
  return (
    <div>
      <p className="font-bold">{t('conflict.differs')}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-coral-600">
        {differingFields(editor.form, theirs).map((name) => (
          <li key={name}>{inWords(name)}</li>
        ))}
      </ul>
    </div>
  );
}
