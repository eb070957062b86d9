import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import type { Standing } from '#revisions/revision.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { OfficeFields } from './office-fields.tsx';
import { officeFieldId } from './office-form.ts';
import { useOfficeEditor } from './use-office-editor.ts';

interface OfficeEditorProps {
  fetchApi: FetchApi;
  /** How the office stood when it was opened. */
  standing: Standing;
}

/** The form of the office: it is published now or at a time in Florida, or kept as a draft. */
export function OfficeEditor({ fetchApi, standing }: OfficeEditorProps) {
  const t = useTranslations('office');
  const editor = useOfficeEditor(fetchApi, standing);
  const { body, from, problems, failure, pending, done } = editor;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.send('publish');
      }}
      className="space-y-6"
    >
      {editor.startsWithDraft && <Notice>{t('fromDraft')}</Notice>}
      {editor.scheduled.map(({ number, inForceFrom, author }) => (
        <Notice key={number}>
          {t('waits', {
            date: shortTimeOf(new Date(inForceFrom ?? 0)),
            author: author ?? t('nobody'),
          })}
        </Notice>
      ))}
      <ErrorSummary
        title={t('wrong')}
        attempt={editor.attempt}
        errors={problems.map(({ field, message }) => ({ fieldId: officeFieldId(field), message }))}
      />
      <OfficeFields
        body={body}
        onChange={editor.change}
        editing={{ errorAt: (field) => problems.find((problem) => problem.field === field)?.message }}
      />
      <TextField
        id={officeFieldId('from')}
        type="datetime-local"
        label={t('from')}
        hint={t('fromHint')}
        className="sm:max-w-sm"
        value={from}
        error={problems.find(({ field }) => field === 'from')?.message}
        onChange={({ currentTarget: { value } }) => editor.changeFrom(value)}
      />
      {failure === 'conflict' && (
        <Notice tone="problem" role="alert" title={t('conflict.title')}>
          <p>{t('conflict.text')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" size="sm" onClick={editor.sendOnTop}>
              {t('conflict.mine')}
            </Button>
            <Button variant="secondary" size="sm" onClick={editor.takeTheirs}>
              {t('conflict.theirs')}
            </Button>
          </div>
        </Notice>
      )}
      {failure && failure !== 'conflict' && (
        <Notice tone="problem" role="alert">
          {t(`failures.${failure}`)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busyLabel={pending === 'publish' ? t('saving') : undefined}>
          {t(from ? 'schedule' : 'publish')}
        </Button>
        <Button
          variant="secondary"
          busyLabel={pending === 'draft' ? t('saving') : undefined}
          onClick={() => editor.send('draft')}
        >
          {t('saveDraft')}
        </Button>
      </div>
      <p role="status" className="font-semibold">
        {done && t(`done.${done}`)}
      </p>
    </form>
  );
}
