import { Link } from '@tanstack/react-router';
import { useNow, useTranslations } from 'use-intl';
import { type InboxOverview, inboxPlace } from '#features/inbox/inbox.ts';
import { useSubmissionLabels } from '#features/inbox/use-submission-labels.ts';
import { waitingTime } from '#features/inbox/waiting-time.ts';
import { StartCard } from './start-card.tsx';

/** How many forms wait for an answer, and those that have waited longest. */
export function StartWaiting({ overview: { counts, oldest } }: { overview: InboxOverview }) {
  const t = useTranslations('admin.start');
  const now = useNow({ updateInterval: 60_000 });
  const { kindLabel } = useSubmissionLabels();
  return (
    <StartCard id="start-waiting" title={t('waiting')}>
      <p className="mt-2 font-bold">{t('newOnes', { count: counts.new })}</p>
      <p className="text-ink-soft text-sm">{t('inProgress', { count: counts['in-progress'] })}</p>
      {oldest.length > 0 && (
        <>
          <h3 className="mt-4 font-bold font-text text-sm">{t('oldest')}</h3>
          <ol className="mt-1 divide-y divide-line">
            {oldest.map(({ reference, name, kind, receivedAt }) => (
              <li key={reference} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <Link
                  {...inboxPlace({ state: 'new', solicitud: reference })}
                  aria-label={t('open', { reference, name })}
                  className="inline-flex min-h-11 min-w-0 items-center break-words text-link"
                >
                  {name}
                </Link>
                <span className="text-ink-soft text-sm">
                  {`${kindLabel(kind)} · ${waitingTime(new Date(receivedAt), now)}`}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-3">
            <Link {...inboxPlace({ state: 'new' })} className="text-link">
              {t('allNew')}
            </Link>
          </p>
        </>
      )}
    </StartCard>
  );
}
