import { useTranslations } from 'use-intl';
import { shortTimeOf } from './florida-time.ts';
import { type HistoryEntry, isSubmissionState } from './inbox.ts';
import { useSubmissionLabels } from './use-submission-labels.ts';

/** Who did what with a form, the last first. */
export function SubmissionHistory({ history }: { history: readonly HistoryEntry[] }) {
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
