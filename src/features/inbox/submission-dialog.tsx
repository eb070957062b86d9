import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadingStripes } from '#ui/loading-stripes.tsx';
import { Notice } from '#ui/notice.tsx';
import { floridaTimeOf, shortTimeOf } from './florida-time.ts';
import { submissionQuery } from './inbox.queries.ts';
import type { SubmissionDetail } from './inbox.ts';
import { SubmissionEditor } from './submission-editor.tsx';
import { SubmissionFields } from './submission-fields.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { StateBadge } from './submission-row.tsx';
import { useSubmissionLabels } from './use-submission-labels.ts';

interface SubmissionDialogProps {
  fetchApi: FetchApi;
  /** Reference of the form to show; the dialog is closed without one. */
  reference: string | undefined;
  onClose: () => void;
}

/** One form, whole: what was sent, how far the staff are with it, and who did what. */
export function SubmissionDialog({ fetchApi, reference, onClose }: SubmissionDialogProps) {
  const t = useTranslations('inbox');
  return (
    <Dialog
      open={reference !== undefined}
      onClose={onClose}
      title={t('detail.title', { reference: reference ?? '' })}
      closeLabel={t('close')}
      size="wide"
    >
      {reference !== undefined && (
        <OpenSubmission key={reference} fetchApi={fetchApi} reference={reference} />
      )}
    </Dialog>
  );
}

function OpenSubmission({ fetchApi, reference }: { fetchApi: FetchApi; reference: string }) {
  const t = useTranslations('inbox');
  const { data, error, refetch } = useQuery(submissionQuery(fetchApi, reference));
  if (data) return <Submission fetchApi={fetchApi} detail={data} />;
  if (!error) return <LoadingStripes>{t('detail.loading')}</LoadingStripes>;
  const isMissing = problemOf(error)?.status === 404;
  return (
    <Notice tone="problem" role="alert" title={t('detail.failed')}>
      <p>{isMissing ? t('detail.missing') : t('failed.text')}</p>
      {!isMissing && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
          {t('failed.retry')}
        </Button>
      )}
    </Notice>
  );
}

function Submission({ fetchApi, detail }: { fetchApi: FetchApi; detail: SubmissionDetail }) {
  const t = useTranslations('inbox');
  const { kindLabel } = useSubmissionLabels();
  const { kind, state, receivedAt, language, mailedAt, history } = detail;
  return (
    <div className="space-y-8">
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <StateBadge state={state} />
          <span className="font-bold">{kindLabel(kind)}</span>
        </p>
        <dl className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          <div>
            <dt className="text-ink-soft">{t('detail.received')}</dt>
            <dd>{floridaTimeOf(new Date(receivedAt))}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">{t('detail.language')}</dt>
            <dd>{t(`detail.languages.${language}`)}</dd>
          </div>
        </dl>
        <p className="mt-2 text-ink-soft text-sm">
          {mailedAt ? `${t('detail.mailed')}: ${shortTimeOf(new Date(mailedAt))}` : t('detail.notMailed')}
        </p>
      </div>
      <Part title={t('detail.fields')}>
        <SubmissionFields detail={detail} />
      </Part>
      <Part title={t('edit.title')}>
        <SubmissionEditor fetchApi={fetchApi} detail={detail} />
      </Part>
      <Part title={t('detail.history')}>
        <SubmissionHistory history={history} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-6">
      <h3 className="mb-4 text-title-xs">{title}</h3>
      {children}
    </section>
  );
}
