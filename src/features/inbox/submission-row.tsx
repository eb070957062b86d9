import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formOf } from '#forms/all-forms.ts';
import type { SubmissionState } from '#forms/form-definition.ts';
import { Badge } from '#ui/badge.tsx';
import { shortTimeOf } from './florida-time.ts';
import type { SubmissionSummary } from './inbox.ts';
import { type InboxSearch, inboxPlace } from './inbox-search.ts';
import { useSubmissionLabels } from './use-submission-labels.ts';

const TONES = { new: 'coral', 'in-progress': 'sun', done: 'positive' } as const satisfies Record<
  SubmissionState,
  string
>;

/** How far the staff are, as a badge. */
export function StateBadge({ state }: { state: SubmissionState }) {
  const { stateLabel } = useSubmissionLabels();
  return <Badge tone={TONES[state]}>{stateLabel(state)}</Badge>;
}

/** One form in the list; the whole row leads to it, at an address of its own. */
export function SubmissionRow({ row, search }: { row: SubmissionSummary; search: InboxSearch }) {
  const t = useTranslations('inbox');
  const { kindLabel, valueLabel } = useSubmissionLabels();
  const { kind, name, about, reference, receivedAt, state, hasNote } = row;
  return (
    <li
      data-submission={reference}
      className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-white px-5 py-4 hover:border-sea-600"
    >
      <div className="min-w-0">
        <h3 className="break-words font-bold font-text text-base">
          <Link
            {...inboxPlace({ ...search, solicitud: reference })}
            className="after:absolute after:inset-0 after:rounded-control"
            aria-label={t('open', { reference, name })}
          >
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 break-words text-sm">
          {kindLabel(kind)} · {valueLabel(kind, formOf(kind).about, about)}
        </p>
        <p className="figures mt-1 text-ink-soft text-sm">
          {shortTimeOf(new Date(receivedAt))} · {reference}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {hasNote && <Badge icon="document">{t('hasNote')}</Badge>}
        <StateBadge state={state} />
      </p>
    </li>
  );
}
