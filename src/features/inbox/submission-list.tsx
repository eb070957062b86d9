import { Link } from '@tanstack/react-router';
import { useNow, useTranslations } from 'use-intl';
import { opensElsewhere } from '#client/opens-elsewhere.ts';
import { formOf } from '#forms/all-forms.ts';
import type { SubmissionState } from '#forms/form-definition.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { telHrefOfTyped } from '#i18n/phone-number.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePoliteness, VisuallyHidden } from '#ui/screen-reader.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import { type InboxSearch, inboxPlace, type SubmissionPage, type SubmissionSummary } from './inbox.ts';
import { useSubmissionLabels } from './use-submission-labels.ts';
import { waitingTime } from './waiting-time.ts';

interface SubmissionListProps {
  /** The pages loaded so far; the first says how many forms there are in all. */
  pages: readonly SubmissionPage[];
  /** What is chosen; a row adds its form to it. */
  search: InboxSearch;
  isFiltered: boolean;
  onOpen: (search: InboxSearch) => void;
  onClear: () => void;
  more: { isAvailable: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
}

/** What the filters find: the count, a row for each form, and more by cursor. */
export function SubmissionList({ pages, search, isFiltered, onOpen, onClear, more }: SubmissionListProps) {
  const t = useTranslations('inbox');
  const politeness = usePoliteness();
  const { listRef, showMore } = useFocusOnNewItem(pages.length, more.load, 'a');
  // One that arrives while pages are loaded moves the others on; a row is shown once.
  const rows = [...new Map(pages.flatMap((page) => page.submissions).map((row) => [row.id, row])).values()];
  const total = pages[0]?.total ?? 0;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-live={politeness} className="font-bold">
          {t('found', { count: total })}
        </p>
        {isFiltered && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {total === 0 && (
        <p className="rounded-surface border border-line bg-white p-8 text-ink-soft">
          {isFiltered ? t('nothingFound') : t('empty')}
        </p>
      )}
      {rows.length > 0 && (
        <ol ref={listRef} className="space-y-3">
          {rows.map((row) => (
            <SubmissionRow
              key={row.id}
              row={row}
              search={{ ...search, solicitud: row.reference }}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
      {more.hasFailed && (
        <Notice tone="problem" role="alert">
          <p>{t('moreFailed')}</p>
        </Notice>
      )}
      {more.isAvailable && (
        <Button
          variant="secondary"
          busyLabel={more.isLoading ? t('loadingMore') : undefined}
          onClick={showMore}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

interface SubmissionRowProps extends Pick<SubmissionListProps, 'onOpen'> {
  row: SubmissionSummary;
  /** The inbox with this form open. */
  search: InboxSearch;
}

/** One form in the list; the whole row leads to it, at an address of its own, and its phone number calls. */
function SubmissionRow({ row, search, onOpen }: SubmissionRowProps) {
  const t = useTranslations('inbox');
  const now = useNow({ updateInterval: 60_000 });
  const { kindLabel, valueLabel } = useSubmissionLabels();
  const { kind, name, about, phone, reference, state, hasNote } = row;
  const receivedAt = new Date(row.receivedAt);
  return (
    <li
      data-submission={reference}
      className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-1 rounded-control border border-line bg-white px-5 py-3 hover:border-sea-600"
    >
      <div className="min-w-0">
        <h2 className="break-words font-bold font-text text-base">
          <Link
            {...inboxPlace(search)}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onOpen(search);
            }}
            className="after:absolute after:inset-0 after:rounded-control"
            aria-label={t('open', { reference, name })}
          >
            {name}
          </Link>
        </h2>
        <p className="mt-0.5 break-words text-sm">
          {`${kindLabel(kind)} · ${valueLabel(kind, formOf(kind).about, about)}`}
        </p>
        <p className="figures mt-0.5 text-ink-soft text-sm">
          {state !== 'done' && <span className="font-bold text-ink">{waitingTime(receivedAt, now)}</span>}
          <span>{`${state === 'done' ? '' : ' · '}${shortTimeOf(receivedAt)} · ${reference}`}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {phone !== null && (
          // Over the row's own link.
          <a
            href={telHrefOfTyped(phone)}
            className="figures relative inline-flex min-h-11 items-center font-bold text-link text-sm"
          >
            <VisuallyHidden>{`${t('call', { name })} `}</VisuallyHidden>
            <span>{phone}</span>
          </a>
        )}
        {hasNote && <Badge icon="document">{t('hasNote')}</Badge>}
        <StateBadge state={state} />
      </div>
    </li>
  );
}

const TONES = { new: 'coral', 'in-progress': 'sun', done: 'positive' } as const satisfies Record<
  SubmissionState,
  string
>;

/** How far the staff are, as a badge. */
export function StateBadge({ state }: { state: SubmissionState }) {
  const { stateLabel } = useSubmissionLabels();
  return <Badge tone={TONES[state]}>{stateLabel(state)}</Badge>;
}
