import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import { TRASH_DAYS, type TrashedSubject } from '../revision.ts';
import { FailedToLoad } from './editor-notices.tsx';
import { type RevisionOutcome, reloadRevisions, takeOutOfTrash, trashQuery } from './revision-calls.ts';
import { useKindName } from './use-kind-name.ts';

/** 'Papelera': what was deleted, of every kind that the person may see, the last first; each can be taken back. */
export function TrashList({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('revisions');
  const list = useQuery(trashQuery(fetchApi));
  const outcome = useRef<HTMLParagraphElement>(null);
  const { takeBack, said, busy } = useTakeBack(fetchApi, outcome);
  const { data } = list;
  return (
    <>
      <h1 className="text-title-md">{t('trash.title')}</h1>
      <p className="mt-2 max-w-reading text-ink-soft">{t('trash.lead', { days: TRASH_DAYS })}</p>
      <p ref={outcome} tabIndex={-1} role="status" className="mt-4 font-bold">
        {said ?? (data && data.length > 0 ? t('trash.count', { count: data.length }) : '')}
      </p>
      {list.isPending && <LoadingStripes>{t('loading')}</LoadingStripes>}
      {list.isError && <FailedToLoad onRetry={() => void list.refetch()} />}
      {data?.length === 0 && <Notice role="status">{t('trash.empty')}</Notice>}
      {data && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-surface bg-white shadow-card">
          {data.map((trashed) => (
            <TrashRow
              key={trashed.number}
              trashed={trashed}
              isBusy={busy === trashed.number}
              onTakeBack={() => takeBack(trashed)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface TrashRowProps {
  trashed: TrashedSubject;
  isBusy: boolean;
  onTakeBack: () => void;
}

function TrashRow({ trashed, isBusy, onTakeBack }: TrashRowProps) {
  const t = useTranslations('revisions');
  const { title, author, createdAt, until } = trashed;
  const kind = useKindName()(trashed.kind);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="break-words font-bold">{title || kind}</p>
        <p className="text-ink-soft text-sm">{kind}</p>
        <p className="text-ink-soft text-sm">
          <span>
            {t('trash.by', { author: author ?? t('system'), time: shortTimeOf(new Date(createdAt)) })}
          </span>{' '}
          <span>{t('trash.until', { time: shortTimeOf(new Date(until)) })}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        busyLabel={isBusy ? t('trash.takingBack') : undefined}
        onClick={onTakeBack}
      >
        <span>{t('trash.takeBack')}</span>
        <VisuallyHidden>{` «${title || kind}»`}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** Takes one back; its button goes with its row, so the keyboard goes on at what is said. */
function useTakeBack(fetchApi: FetchApi, outcome: { current: HTMLElement | null }) {
  const t = useTranslations('revisions.trash');
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<string>();
  const inWords = ({ kind }: RevisionOutcome): string => {
    if (kind === 'done') return t('takenBack');
    return t(`failed.${kind === 'fields' || kind === 'tooLarge' ? 'fault' : kind}`);
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (trashed: TrashedSubject) => {
      const result = await takeOutOfTrash(fetchApi, trashed);
      await reloadRevisions(queryClient);
      return result;
    },
    onMutate: watchFocus,
    onSuccess: (result, _, hasMovedOn) => {
      setSaid(inWords(result));
      if (!hasMovedOn()) outcome.current?.focus();
    },
  });
  return { takeBack: mutate, said, busy: isPending ? variables?.number : undefined };
}
