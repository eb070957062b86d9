import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place in the list: when the row that had the focus is gone (deleted, or no longer what the
 * filters ask for), the row that took its place gets it, or the heading when none is left.
 *
 * @param place the element around the rows, which carry `data-article`
 * @param heading takes the focus when there is no row
 * @returns what the element around the rows has to tell
 */
export function useFocusOnNeighbour(
  place: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): { onFocus: (event: FocusEvent) => void } {
  const last = useRef<{ id: string; index: number }>(undefined);
  // With every rendering: whichever of them takes the row away, and then closes the dialog that asked.
  useEffect(() => {
    const rows = rowsIn(place.current);
    const isThere = rows.some((row) => row.dataset['article'] === last.current?.id);
    if (!last.current || isThere || document.activeElement !== document.body) return;
    const neighbour = rows[Math.min(last.current.index, rows.length - 1)];
    last.current = undefined;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
  });
  return {
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-article]');
      const id = row?.dataset['article'];
      if (row && id !== undefined) last.current = { id, index: rowsIn(place.current).indexOf(row) };
    },
  };
}

function rowsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[data-article]') ?? [])];
}
