import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import type { Standing } from '#revisions/revision.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { noticeEnd } from '../notice.ts';
import { NoticeFields, noticeFieldId } from './notice-fields.tsx';
import { NoticePreview, type PreviewMessages } from './notice-preview.tsx';
import { NoticeTemplates } from './notice-templates.tsx';
import { useNoticeEditor } from './use-notice-editor.ts';

interface NoticeEditorProps {
  fetchApi: FetchApi;
  /** How the notice stood when it was opened. */
  standing: Standing;
  messages: PreviewMessages;
}

/** What stands now, and the form of the next one: from a template to 'Publicar ahora' within a minute. */
export function NoticeEditor({ fetchApi, standing, messages }: NoticeEditorProps) {
  const t = useTranslations('notice');
  const editor = useNoticeEditor(fetchApi, standing);
  const { body, from, problems, failure, pending, done, inForce } = editor;
  const end = inForce && noticeEnd(inForce.until);
  return (
    <div className="max-w-reading space-y-6">
      <Notice tone={inForce ? 'positive' : 'info'} title={t(inForce ? 'stands' : 'none')}>
        {inForce && (
          <>
            <p>{inForce.spanish}</p>
            <p className="text-sm">{end ? t('endsAt', { date: shortTimeOf(end) }) : t('endsNever')}</p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              busyLabel={pending === 'trash' ? t('saving') : undefined}
              onClick={editor.takeAway}
            >
              {t('takeAway')}
            </Button>
          </>
        )}
        {editor.scheduled.map(({ number, inForceFrom, title }) => (
          <p key={number} className="mt-2">
            {t('waits', { date: shortTimeOf(new Date(inForceFrom ?? 0)), text: title })}
          </p>
        ))}
      </Notice>
      <NoticeTemplates body={body} onChange={editor.change} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.publish();
        }}
        className="space-y-6"
      >
        <ErrorSummary
          title={t('wrong')}
          attempt={editor.attempt}
          errors={problems.map(({ field, message }) => ({ fieldId: noticeFieldId(field), message }))}
        />
        <NoticeFields
          body={body}
          from={from}
          onChange={editor.change}
          onFrom={editor.changeFrom}
          errorAt={(name) => problems.find(({ field }) => field === name)?.message}
        />
        <NoticePreview body={body} messages={messages} />
        {failure && (
          <Notice tone="problem" role="alert">
            <p>{t(`failures.${failure}`)}</p>
            {failure === 'conflict' && (
              <Button variant="secondary" size="sm" className="mt-3" onClick={editor.sendOnTop}>
                {t('mine')}
              </Button>
            )}
          </Notice>
        )}
        <Button
          type="submit"
          variant="primary"
          className="max-sm:w-full"
          busyLabel={pending === 'publish' ? t('saving') : undefined}
        >
          {t(from ? 'schedule' : 'publish')}
        </Button>
        <p role="status" className="font-semibold">
          {done && t(`done.${done}`)}
        </p>
      </form>
    </div>
  );
}
