import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingStripes } from '#ui/brand.tsx';
import { Notice } from '#ui/notice.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import type { Version } from '../revision.ts';
import { FailedToLoad } from './editor-notices.tsx';
import { type RevisionOutcome, reloadRevisions } from './revision-calls.ts';

interface ChangeableListProps<Entry extends Version, Verb extends string> {
  /** Whose words stand around it. */
  part: 'scheduled' | 'trash';
  lead: string;
  list: UseQueryResult<Entry[]>;
  /** Does with an entry what its button says. */
  change: (entry: Entry, verb: Verb) => Promise<RevisionOutcome>;
  /** What is said of that. */
  inWords: (outcome: RevisionOutcome, verb: Verb) => string;
  /** One entry; `busy` is what is being done with it. */
  children: (entry: Entry, busy: Verb | undefined, onChange: (verb: Verb) => void) => ReactNode;
}

/**
 * A list of versions whose buttons take them out of it. The button that was pressed goes with its row, so the keyboard
 * goes on at what is said.
 */
export function ChangeableList<Entry extends Version, Verb extends string>({
  part,
  lead,
  list,
  change,
  inWords,
  children,
}: ChangeableListProps<Entry, Verb>) {
  const t = useTranslations('revisions');
  const queryClient = useQueryClient();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<string>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ entry, verb }: { entry: Entry; verb: Verb }) => {
      const result = await change(entry, verb);
      await reloadRevisions(queryClient);
      return result;
    },
    onMutate: watchFocus,
    onSuccess: (result, { verb }, hasMovedOn) => {
      setSaid(inWords(result, verb));
      if (!hasMovedOn()) outcome.current?.focus();
    },
  });
  const busyWith = ({ number }: Entry) =>
    isPending && variables.entry.number === number ? variables.verb : undefined;
  const { data } = list;
  return (
    <>
      <h1 className="text-title-md">{t(`${part}.title`)}</h1>
      <p className="mt-2 max-w-reading text-ink-soft">{lead}</p>
      <p ref={outcome} tabIndex={-1} role="status" className="mt-4 font-bold">
        {said ?? (data && data.length > 0 ? t(`${part}.count`, { count: data.length }) : '')}
      </p>
      {list.isPending && <LoadingStripes>{t('loading')}</LoadingStripes>}
      {list.isError && <FailedToLoad onRetry={() => void list.refetch()} />}
      {data?.length === 0 && <Notice role="status">{t(`${part}.empty`)}</Notice>}
      {data && data.length > 0 && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-surface bg-white shadow-card">
          {data.map((entry) => (
            <li
              key={entry.number}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
            >
              {children(entry, busyWith(entry), (verb) => mutate({ entry, verb }))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
