import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import type { AdminArticle, AdminArticleSummary } from '../article.ts';
import { ArticleFields, ArticlePictureField, type PictureSlot } from './article-fields.tsx';
import { type ArticleProblems, fieldId } from './article-form.ts';

import { useArticlePassages } from './article-passages.ts';
import { ArticlePreview } from './article-preview.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorNotices, OpeningSteps } from './editor-notices.tsx';
import type { EditorTarget } from './open-article.ts';

import { useArticleEditor } from './use-article-editor.ts';

interface ArticleEditorProps {
  target: EditorTarget;
  fetchApi: FetchApi;
  /** Every article, to choose the counterpart from. */
  articles: readonly AdminArticleSummary[];
  /** Draws the field that uploads a picture. */
  renderUpload: (slot: PictureSlot) => ReactElement;
  onSaved: (article: AdminArticle) => void;
  /** Called when it is closed without saving. */
  onClose: () => void;
}

/** 'Crear Nuevo Artículo' and 'Editar Artículo'; open as long as it is on the page. */
export function ArticleEditor({
  target,
  fetchApi,
  articles,
  renderUpload,
  onSaved,
  onClose,
}: ArticleEditorProps) {
  const t = useTranslations('articles');
  const [isPreviewing, setPreviewing] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const History = useOnDemand(() => import('#revisions/panel/revision-history.tsx'), isHistoryOpen);
  const passagesOf = useArticlePassages();
  const submitButton = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  const editor = useArticleEditor({
    target,
    fetchApi,
    onSaved: (article, isNew) => {
      showToast({ title: t('toasts.success'), description: t(isNew ? 'toasts.created' : 'toasts.updated') });
      onSaved(article);
    },
    onFailed: (isNew) =>
      showToast({
        title: t('toasts.error'),
        description: t(isNew ? 'toasts.createFailed' : 'toasts.updateFailed'),
        variant: 'destructive',
      }),
  });
  const { form, problems, step, stored, isSaving } = editor;
  useFocusOnFirstProblem(problems);
  // An answered question is removed from the page, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every step, and every change of the stored article
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(fieldId('title'))?.focus();
  }, [step.name, stored]);

  const isNew = target.articleId === null || (step.name === 'ready' && !stored);
  const removed = editor.undo?.why === 'partRemoved' ? editor.undo : undefined;
  const takeBack = () => {
    editor.takeBack();
    focusLater(removed ? `${removed.place}.title` : 'title');
  };
  const errorAt = (place: string, typed?: { text: string; limit: number }) => {
    const over = typed ? typed.text.length - typed.limit : 0;
    if (typed && over > 0) return t('editor.tooLong', { limit: typed.limit, over });
    const key = problems[place];
    // It was too long, and has been shortened since.
    if (typed && key === 'text.tooLong') return undefined;
    return key && t(`errors.${key}`);
  };
  const save = () => {
    // The fields are inert while it is under way, and would drop the focus; Safari gives none to a pressed button.
    submitButton.current?.focus();
    void editor.save();
  };
  const close = () => {
    // What was sent is on its way; its answer closes the dialog, or says what is wrong.
    if (isSaving) return;
    if (editor.isDirty) {
      showToast({
        title: t('toasts.draftKept'),
        description: t(editor.isDraftKept() ? 'toasts.draftKeptHint' : 'toasts.draftInMemory'),
      });
    }
    onClose();
  };

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={isNew ? t('editor.createTitle') : t('editor.editTitle')}
        closeLabel={t('editor.close')}
        size="wide"
        footer={
          step.name === 'ready' && (
            <>
              {/* Here they are in sight wherever the form is scrolled to. */}
              <EditorNotices editor={editor} onTakeBack={takeBack} />
              <Button
                ref={submitButton}
                size="sm"
                onClick={save}
                busyLabel={isSaving ? t('editor.saving') : undefined}
              >
                {isNew ? t('editor.submitCreate') : t('editor.submitUpdate')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setPreviewing(true)}>
                {t('editor.preview')}
              </Button>
              {stored && !isSaving && (
                <Button variant="secondary" size="sm" onClick={() => setHistoryOpen(true)}>
                  {t('editor.history')}
                </Button>
              )}
              {removed && !isSaving && (
                <Button variant="quiet" size="sm" onClick={takeBack}>
                  <span>{t('content.undo')}</span>
                  <VisuallyHidden>{` (${t('content.removed', { name: removed.name })})`}</VisuallyHidden>
                </Button>
              )}
            </>
          )
        }
      >
        <OpeningSteps editor={editor} />
        {step.name === 'ready' && (
          // No form that Enter in a line of it would send: what is published is so by its button alone.
          <div className="space-y-5">
            {editor.isBehind && !editor.conflict && <Notice>{t('notices.olderDraft')}</Notice>}
            <p role="status" className="sr-only">
              {removed && t('content.removed', { name: removed.name })}
            </p>
            <p className="text-ink-soft text-sm">{`${t('editor.required')} ${t('editor.draftNote')}`}</p>
            <div inert={isSaving} className="inert:opacity-70">
              <ArticleFields
                form={form}
                onChange={editor.change}
                editing={{
                  errorAt,
                  focusLater,
                  onRemoved: (name, place) => editor.noteRemoved(name, place, form.sections),
                }}
                stored={stored}
                articles={articles}
                picture={
                  <ArticlePictureField
                    renderUpload={renderUpload}
                    error={errorAt('image')}
                    image={form.image}
                    isDisabled={isSaving}
                    onUploading={editor.setUploading}
                    onImage={(image) =>
                      editor.change(({ title, alt }) => ({
                        image,
                        alt:
                          image !== '' && alt.trim() === ''
                            ? title.trim() || t('editor.altWithoutTitle')
                            : alt,
                      }))
                    }
                  />
                }
              />
            </div>
          </div>
        )}
      </Dialog>
      {/* Beside the editor, not in it: React tells a dialog of what happens to the dialogs inside it. */}
      <ArticlePreview form={form} stored={stored} open={isPreviewing} onClose={() => setPreviewing(false)} />
      <ConflictDialog editor={editor} />
      {History && isHistoryOpen && stored && (
        <History
          fetchApi={fetchApi}
          of={{ kind: 'articles', subject: stored.id }}
          passagesOf={passagesOf}
          // What was typed and not saved is offered again, as after closing the editor.
          onRestored={editor.tryAgain}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  );
}

/** Puts the focus on a place of the form once it is rendered again. */
function useFocusLater(): (place: string) => void {
  const [request, setRequest] = useState<{ place: string }>();
  useEffect(() => {
    if (request) document.getElementById(fieldId(request.place))?.focus();
  }, [request]);
  return (place) => setRequest({ place });
}

/** After every failed try to save, the first field that has to be corrected takes the focus. */
function useFocusOnFirstProblem(problems: ArticleProblems): void {
  useEffect(() => {
    const elements = Object.keys(problems).flatMap((place) => document.getElementById(fieldId(place)) ?? []);
    // In the order of the page.
    const [top] = elements.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    top?.focus({ preventScroll: true });
    top?.scrollIntoView({ block: 'center' });
  }, [problems]);
}
