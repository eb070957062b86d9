import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { announce } from '#ui/screen-reader.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import { mailStatusQuery, retryMail } from './inbox.queries.ts';
import type { MailFailureEntry } from './inbox.ts';
import { useSubmissionLabels } from './use-submission-labels.ts';

/** Whether new forms are mailed to the departments: said when they are not, or when some mails are on their way. */
export function MailState({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('inbox.mail');
  const { data: status, isError } = useQuery(mailStatusQuery(fetchApi));
  if (!status) return isError ? <p className="text-ink-soft text-sm">{t('statusFailed')}</p> : null;
  const { isConfigured, waiting } = status;
  if (!isConfigured) {
    return (
      <Notice title={t('notConfigured')}>
        <p>{t('notConfiguredHint', { count: waiting })}</p>
      </Notice>
    );
  }
  return waiting > 0 && <p className="text-ink-soft text-sm">{t('waiting', { count: waiting })}</p>;
}

interface MailFailuresProps {
  fetchApi: FetchApi;
  /** Called when the last failure is being tried again: the notice goes, and the focus needs another place. */
  onNoFailureLeft: () => void;
}

/** The mails that could not be sent, each with a button that tries again. */
export function MailFailures(props: MailFailuresProps) {
  const { data } = useQuery(mailStatusQuery(props.fetchApi));
  const failed = data?.isConfigured ? data.failed : [];
  return failed.length > 0 && <Failures {...props} failed={failed} />;
}

function Failures({
  fetchApi,
  failed,
  onNoFailureLeft,
}: MailFailuresProps & { failed: readonly MailFailureEntry[] }) {
  const t = useTranslations('inbox.mail');
  const { kindLabel, reasonLabel } = useSubmissionLabels();
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const retrying = useMutation({
    mutationFn: (reference: string) => retryMail(fetchApi, reference),
    onMutate: watchFocus,
    onSuccess: (status, _reference, hasMovedOn) => {
      // The row goes, and its button with it.
      if (!hasMovedOn()) {
        if (status.failed.length === 0) onNoFailureLeft();
        else list.current?.focus();
      }
      queryClient.setQueryData(mailStatusQuery(fetchApi).queryKey, status);
      announce(t('retried'));
    },
    // Somebody else may have retried it: the list is loaded again.
    onError: () => void queryClient.invalidateQueries({ queryKey: mailStatusQuery(fetchApi).queryKey }),
  });
  return (
    <Notice tone="problem" title={t('failedTitle', { count: failed.length })}>
      <p>{t('failedText')}</p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('failedTitle', { count: failed.length })}
        className="mt-3 max-h-72 space-y-2 overflow-y-auto"
      >
        {failed.map(({ reference, kind, reason }) => (
          <li key={reference} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              {`${t('failedItem', { reference, kind: kindLabel(kind) })}: ${reasonLabel(reason)}`}
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('retryOf', { reference })}
              busyLabel={retrying.isPending && retrying.variables === reference ? t('retrying') : undefined}
              onClick={() => retrying.mutate(reference)}
            >
              {t('retry')}
            </Button>
          </li>
        ))}
      </ul>
      {retrying.isError && (
        <p role="alert" className="mt-2 font-semibold">
          {t('retryFailed')}
        </p>
      )}
    </Notice>
  );
}
