import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { floridaTimeOf, shortTimeOf } from '#i18n/florida-clock.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import type { Version } from '../revision.ts';
import { FailedToLoad } from './editor-notices.tsx';
import { callVerb, reloadRevisions, scheduledQuery } from './revision-calls.ts';
import { useKindName } from './use-kind-name.ts';

/** 'Programado': all that waits for its time, of every kind, the next first. */
export function ScheduledList({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('revisions');
  const list = useQuery(scheduledQuery(fetchApi));
  const outcome = useRef<HTMLParagraphElement>(null);
  const { change, said, busy } = useChange(fetchApi, outcome);
  const { data } = list;
  return (
    <>
      <h1 className="text-title-md">{t('scheduled.title')}</h1>
      <p className="mt-2 max-w-reading text-ink-soft">{t('scheduled.lead')}</p>
      <p ref={outcome} tabIndex={-1} role="status" className="mt-4 font-bold">
        {said ?? (data && data.length > 0 ? t('scheduled.count', { count: data.length }) : '')}
      </p>
      {list.isPending && <LoadingStripes>{t('loading')}</LoadingStripes>}
      {list.isError && <FailedToLoad onRetry={() => void list.refetch()} />}
      {data?.length === 0 && <Notice role="status">{t('scheduled.empty')}</Notice>}
      {data && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-surface bg-white shadow-card">
          {data.map((version) => (
            <ScheduledRow
              key={version.number}
              version={version}
              busy={busy?.number === version.number ? busy.verb : undefined}
              onChange={(verb) => change({ version, verb })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type Verb = 'cancel' | 'publish';

interface ScheduledRowProps {
  version: Version;
  busy: Verb | undefined;
  onChange: (verb: Verb) => void;
}

function ScheduledRow({ version, busy, onChange }: ScheduledRowProps) {
  const t = useTranslations('revisions');
  const nameOf = useKindName();
  const { kind, title, author, createdAt, inForceFrom } = version;
  const moment = new Date(inForceFrom ?? createdAt);
  const time = t('scheduled.zone', { time: floridaTimeOf(moment) });
  const which = <VisuallyHidden>{` ${t('scheduled.which', { time })}`}</VisuallyHidden>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-bold">
          <time dateTime={moment.toISOString()}>{time}</time>
        </p>
        <p className="break-words">{[nameOf(kind), title].filter(Boolean).join(': ')}</p>
        <p className="text-ink-soft text-sm">
          {t('scheduled.by', { author: author ?? t('system'), time: shortTimeOf(new Date(createdAt)) })}
        </p>
        {version.note !== null && (
          <p className="break-words text-ink-soft text-sm">{t('history.note', { note: version.note })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          busyLabel={busy === 'publish' ? t('scheduled.publishing') : undefined}
          onClick={() => onChange('publish')}
        >
          <span>{t('scheduled.publishNow')}</span>
          {which}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busyLabel={busy === 'cancel' ? t('scheduled.cancelling') : undefined}
          onClick={() => onChange('cancel')}
        >
          <span>{t('scheduled.cancel')}</span>
          {which}
        </Button>
      </div>
    </li>
  );
}

/** Cancels or publishes one; the button that was pressed goes with its row, so the keyboard goes on at what is said. */
function useChange(fetchApi: FetchApi, outcome: { current: HTMLElement | null }) {
  const t = useTranslations('revisions');
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<string>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ version, verb }: { version: Version; verb: Verb }) => {
      const result = await callVerb(fetchApi, version, { verb: `versions/${version.number}/${verb}` });
      await reloadRevisions(queryClient);
      return result;
    },
    onMutate: watchFocus,
    onSuccess: (result, { verb }, hasMovedOn) => {
      if (result.kind === 'done')
        setSaid(t(verb === 'cancel' ? 'scheduled.cancelled' : 'scheduled.published'));
      else setSaid(t(`problems.${result.kind}`));
      if (!hasMovedOn()) outcome.current?.focus();
    },
  });
  const busy =
    isPending && variables ? { number: variables.version.number, verb: variables.verb } : undefined;
  return { change: mutate, said, busy };
}
