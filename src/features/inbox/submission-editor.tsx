import { type FormEvent, type RefObject, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { SUBMISSION_STATES } from '#forms/form-definition.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { isSubmissionState, LONGEST_NOTE, type SubmissionDetail } from './inbox.ts';
import { useSubmissionEditor } from './use-submission-editor.ts';
import { useSubmissionLabels } from './use-submission-labels.ts';

/** State and internal note of one form. */
export function SubmissionEditor({ fetchApi, detail }: { fetchApi: FetchApi; detail: SubmissionDetail }) {
  const t = useTranslations('inbox.edit');
  const { stateLabel } = useSubmissionLabels();
  const editor = useSubmissionEditor(fetchApi, detail);
  const stateField = useRef<HTMLSelectElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { values, problem } = editor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (editor.over > 0) noteField.current?.focus();
    if (!editor.isStale) editor.save();
  };
  const tooLong = editor.over > 0 ? t('tooLong', { limit: LONGEST_NOTE, over: editor.over }) : undefined;
  const noteError = tooLong ?? (problem === 'invalid' ? t(problem) : undefined);
  return (
    <form onSubmit={submit} aria-label={t('title')} className="space-y-5">
      <SelectField
        ref={stateField}
        id="submission-state"
        label={t('state')}
        value={values.state}
        options={SUBMISSION_STATES.map((value) => ({ value, label: stateLabel(value) }))}
        onChange={({ target }) => isSubmissionState(target.value) && editor.change({ state: target.value })}
      />
      <TextArea
        ref={noteField}
        id="submission-note"
        label={t('note')}
        hint={t('noteHint')}
        rows={4}
        value={values.note}
        error={noteError}
        readOnly={editor.isSaving}
        onChange={({ target }) => editor.change({ note: target.value })}
      />
      {editor.isStale && <StaleNotice detail={detail} editor={editor} focusAfter={stateField} />}
      {problem === 'failed' && (
        <Notice tone="problem" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      )}
      {editor.hasDraft && !editor.isStale && <p className="text-ink-soft text-sm">{t('draft')}</p>}
      {!editor.isStale && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="sm" busyLabel={editor.isSaving ? t('saving') : undefined}>
            {t('save')}
          </Button>
          {editor.hasDraft && !editor.isSaving && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                editor.discard();
                stateField.current?.focus();
              }}
            >
              {t('discard')}
            </Button>
          )}
        </div>
      )}
      {/* In the dialog: a toast would lie behind it. */}
      <p role="status" className="font-semibold text-leaf-700 text-sm">
        {editor.isSaved ? t('saved') : ''}
      </p>
    </form>
  );
}

interface StaleNoticeProps {
  detail: SubmissionDetail;
  editor: ReturnType<typeof useSubmissionEditor>;
  /** Where the focus goes when the notice has been answered and is gone. */
  focusAfter: RefObject<HTMLSelectElement | null>;
}

/** What somebody else saved meanwhile, and the choice between that and one's own. */
function StaleNotice({ detail, editor, focusAfter }: StaleNoticeProps) {
  const t = useTranslations('inbox.edit');
  const { stateLabel } = useSubmissionLabels();
  return (
    <Notice tone="problem" role="alert" title={t('staleTitle')}>
      <p>{t('staleState', { state: stateLabel(detail.state) })}</p>
      {detail.note === '' ? (
        <p>{t('staleNoNote')}</p>
      ) : (
        <>
          <p>{t('staleNote')}</p>
          <blockquote className="mt-1 whitespace-pre-line break-words border-line-strong border-l-4 pl-3">
            {detail.note}
          </blockquote>
        </>
      )}
      <p className="mt-2">{t('staleText')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          busyLabel={editor.isSaving ? t('saving') : undefined}
          onClick={() => {
            editor.keepMine();
            focusAfter.current?.focus();
          }}
        >
          {t('keepMine')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            editor.discard();
            focusAfter.current?.focus();
          }}
        >
          {t('takeTheirs')}
        </Button>
      </p>
    </Notice>
  );
}
