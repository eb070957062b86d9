import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import { floridaTimeOf, shortTimeOf } from '#i18n/florida-clock.ts';
import { telHrefOfTyped } from '#i18n/phone-number.ts';
import { useSite } from '#site/site-context.tsx';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { submissionQuery } from './inbox.queries.ts';
import {
  fieldLink,
  fieldPage,
  fieldsInOrder,
  type HistoryEntry,
  isSubmissionState,
  mailHref,
  type SubmissionDetail,
} from './inbox.ts';
import { SubmissionEditor } from './submission-editor.tsx';
import { StateBadge } from './submission-list.tsx';
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

function Part({ title, children }: { title: string; children: ReactElement }) {
  return (
    <section aria-label={title} className="border-line border-t pt-6">
      <h3 className="mb-4 text-title-xs">{title}</h3>
      {children}
    </section>
  );
}

/** What the visitor sent, field by field, with links that call or write. */
function SubmissionFields({ detail }: { detail: SubmissionDetail }) {
  const { fieldLabel } = useSubmissionLabels();
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {fieldsInOrder(detail.kind, detail.fields).map(([field, value]) => (
        <div key={field} className={value.length > 60 || value.includes('\n') ? 'sm:col-span-2' : 'min-w-0'}>
          <dt className="text-ink-soft text-sm">{fieldLabel(field)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <FieldValue field={field} value={value} detail={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FieldValueProps {
  field: string;
  value: string;
  detail: SubmissionDetail;
}

function FieldValue({ field, value, detail: { kind, reference, language } }: FieldValueProps) {
  const t = useTranslations('inbox');
  const { brandName } = useSite();
  const { valueLabel } = useSubmissionLabels();
  if (value === '') return <span className="text-ink-soft">{t('detail.nothing')}</span>;
  const page = fieldPage(kind, field, value);
  if (page !== undefined) {
    return (
      <a href={page} className="text-link">
        {t('detail.openPage')}
      </a>
    );
  }
  const link = fieldLink(kind, field, value);
  if (link === undefined) return valueLabel(kind, field, value);
  const href =
    link === 'phone'
      ? telHrefOfTyped(value)
      : mailHref(value, t(`detail.mailSubjects.${language}`, { brand: brandName, reference }));
  return (
    <a href={href} className="text-link">
      {value}
    </a>
  );
}

/** Who did what with a form, the last first. */
function SubmissionHistory({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTranslations('inbox');
  const inWords = useDescription();
  if (history.length === 0) return <p className="text-ink-soft">{t('detail.noHistory')}</p>;
  return (
    <ol className="space-y-2">
      {history.map((entry) => (
        <li
          key={`${entry.happenedAt} ${entry.action} ${entry.username}`}
          className="flex flex-wrap gap-x-3 text-sm"
        >
          <time dateTime={entry.happenedAt} className="figures text-ink-soft">
            {shortTimeOf(new Date(entry.happenedAt))}
          </time>
          <span className="min-w-0 break-words">
            {t('history.line', {
              who: entry.username ?? t('detail.bySoftware'),
              what: inWords(entry),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

const KNOWN = ['submission-opened', 'submission-changed', 'mail-retried'] as const;

function useDescription(): (entry: HistoryEntry) => string {
  const t = useTranslations('inbox.history');
  const { stateLabel } = useSubmissionLabels();
  return ({ action, details }) => {
    const known = KNOWN.find((name) => name === action);
    const state = details?.['to'];
    const facts = [
      ...(isSubmissionState(state) ? [t('toState', { state: stateLabel(state) })] : []),
      ...(details?.['note'] === true ? [t('noteChanged')] : []),
    ];
    const what = t(known ?? 'other');
    return facts.length === 0 ? what : `${what} (${facts.join(', ')})`;
  };
}
