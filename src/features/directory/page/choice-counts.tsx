import { useQuery } from '@tanstack/react-query';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { type FetchApi, postJson } from '#client/api.ts';
import type { DirectoryFilters } from '../directory-filters.ts';
import { findZipCode, isFloridaZipCode } from '../places/zip-code.ts';
import { toSearchPayload } from '../providers.queries.ts';
import type { CountedFilter, FilterCounts, FilterCountsAnswer } from '../search/filter-counts.ts';

/** Whoever is still typing is not asked about. */
const PAUSE_MS = 300;
const NONE: KnownCounts = {};

/** The counts of each filter; of one that has none nothing is known. */
export type KnownCounts = { [Filter in CountedFilter]?: FilterCounts[Filter] | undefined };

interface ChoiceCountsProps {
  fetchApi: FetchApi;
  form: RefObject<HTMLFormElement | null>;
  /** What is in the fields. */
  draft: DirectoryFilters;
  onCounts: Dispatch<SetStateAction<KnownCounts>>;
}

/**
 * Asks what each choice of a filter would find beside what is in the fields, as they are changed, and hands it to the
 * form; draws nothing. What fails or takes long leaves the choices without numbers.
 */
export default function ChoiceCounts({ fetchApi, form, draft, onCounts }: ChoiceCountsProps) {
  const payload = toSearchPayload(usePaused(draft));
  const { zipCode = '' } = payload;
  const { data } = useQuery({
    queryKey: ['/api', 'providers', 'counts', payload],
    queryFn: ({ signal }) =>
      postJson<FilterCountsAnswer>(fetchApi, '/api/providers/counts', payload, { signal }),
    // A ZIP code that is half typed would be refused.
    enabled: zipCode === '' || isFloridaZipCode(findZipCode(zipCode) ?? ''),
    // The numbers before, rather than lists that lose theirs for a moment at every change.
    placeholderData: (before) => before,
  });
  const open = useOpenList(form);
  const counts = data?.counts ?? NONE;
  useEffect(() => {
    onCounts((before) => (open ? { ...counts, [open]: before[open as CountedFilter] } : counts));
  }, [counts, open, onCounts]);
  return null;
}

/** What was in the fields when they were last left alone for a moment. */
function usePaused(draft: DirectoryFilters): DirectoryFilters {
  const [paused, setPaused] = useState(draft);
  const pause = useEffectEvent(() => setPaused(draft));
  const text = JSON.stringify(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the time anew
  useEffect(() => {
    const timer = setTimeout(pause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * The name of the list that a finger or a mouse has opened: browsers close an open list, or lose the place in it, when its
 * choices change. Its own numbers do not depend on what is chosen in it.
 */
function useOpenList(form: RefObject<HTMLFormElement | null>): string | undefined {
  const findOpen = () =>
    form.current?.querySelector<HTMLSelectElement>('select:focus:not(:focus-visible)')?.name;
  const [open, setOpen] = useState(findOpen);
  const look = useEffectEvent(() => setOpen(findOpen()));
  useEffect(() => {
    const watched = form.current;
    const events = ['focusin', 'focusout'] as const;
    for (const event of events) watched?.addEventListener(event, look);
    return () => {
      for (const event of events) watched?.removeEventListener(event, look);
    };
  }, [form]);
  return open;
}
