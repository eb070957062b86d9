import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '#ui/screen-reader.tsx';
import { watchFocus } from '#ui/watch-focus.ts';
import type { DirectoryFilters } from '../directory-filters.ts';

/** What a search came to: the heading over what it found, or the notice that it failed. */
export type Outcome<Shown extends HTMLElement> = {
  ref: RefObject<Shown | null>;
  /** To be called when the outcome is shown after the page was, whose code came later. */
  onShown: () => void;
};

/** The search whose outcome somebody waits for. */
type AwaitedSearch = {
  filters: string;
  isOfOneTouch: boolean;
  isInAddress: boolean;
  hasMovedOn: () => boolean;
};

/**
 * After a search its outcome takes the focus (the field that is wrong, the count, or what went wrong): it is read out, and
 * on a phone it comes into view. Results of an earlier search that are still shown are not taken for it. Whoever has gone
 * on to something else meanwhile keeps their place, and has it announced.
 *
 * @param form whose fields the server may refuse
 * @param filters those of the address; undefined when no search was made
 * @param isSettled whether its answer is there
 */
export function useFocusOnOutcome(
  form: RefObject<HTMLFormElement | null>,
  filters: DirectoryFilters | undefined,
  isSettled: boolean,
): Outcome<HTMLHeadingElement & HTMLDivElement> & {
  /**
   * The outcome of this search is waited for from now on, instead of that of an earlier one. That of a search of one
   * touch leaves the focus where it is, for another, unless a field is wrong.
   */
  await: (filters: DirectoryFilters, options?: { isOfOneTouch: boolean }) => void;
} {
  const ref = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const search = useRef<AwaitedSearch>(undefined);
  const focusOrAnnounce = () => {
    if (!search.current) return;
    const { isOfOneTouch, isInAddress, hasMovedOn } = search.current;
    if (search.current.filters !== JSON.stringify(filters)) {
      // Left by Back or Clear before its answer came.
      if (isInAddress) search.current = undefined;
      return;
    }
    search.current.isInAddress = true;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const outcome = wrong ?? ref.current;
    if (!isSettled || !outcome) return;
    search.current = undefined;
    if (!hasMovedOn() && (wrong || !isOfOneTouch)) return outcome.focus();
    const text = wrong ? document.getElementById(`${wrong.id}-error`) : outcome;
    // The notice of a failure announces itself.
    if (text && !text.querySelector('[role=alert]')) announce(text.textContent);
  };
  useEffect(focusOrAnnounce);
  return {
    ref,
    await: (next, { isOfOneTouch } = { isOfOneTouch: false }) => {
      search.current = {
        filters: JSON.stringify(next),
        isOfOneTouch,
        isInAddress: false,
        hasMovedOn: watchFocus(),
      };
    },
    onShown: focusOrAnnounce,
  };
}
