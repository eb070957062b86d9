import { type RefObject, useEffect, useRef } from 'react';
import type { DirectoryFilters } from './directory-filters.ts';

/** What a search came to: the heading over what it found, or the notice that it failed. */
export type Outcome<Shown extends HTMLElement> = {
  ref: RefObject<Shown | null>;
  /** The outcome of this search takes the focus once it is there. */
  await: (filters: DirectoryFilters) => void;
  /** To be called when the outcome is shown after the page was, whose code came later. */
  onShown: () => void;
};

/**
 * After a search its outcome takes the focus (the count, or what went wrong): it is read out, and on a phone it comes
 * into view. Results of an earlier search that are still shown are not taken for it.
 */
export function useFocusOnOutcome(
  filters: DirectoryFilters,
  isSettled: boolean,
): Outcome<HTMLHeadingElement & HTMLDivElement> {
  const ref = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const awaited = useRef<string>(undefined);
  const focusWhenAwaited = () => {
    if (!isSettled || awaited.current !== JSON.stringify(filters) || !ref.current) return;
    awaited.current = undefined;
    ref.current.focus();
  };
  useEffect(focusWhenAwaited);
  return {
    ref,
    await: (next) => {
      awaited.current = JSON.stringify(next);
    },
    onShown: focusWhenAwaited,
  };
}
