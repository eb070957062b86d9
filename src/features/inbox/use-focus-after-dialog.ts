import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when a form is closed whose row cannot take the focus back: after a change the filters may
 * not find it any more, or it was opened by its address. The row itself gets it, or the one that took its place, or the
 * heading when there is none.
 *
 * @param open reference of the open form; undefined while none is
 * @param place the element around the rows, which carry `data-submission`
 * @param heading takes the focus when there is no row
 */
export function useFocusAfterDialog(
  open: string | undefined,
  place: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ reference: string; index: number; isOpen: boolean }>(undefined);
  // With every rendering, and after the dialog's own effect: the row may leave the list before it closes or after.
  useEffect(() => {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-submission]') ?? [])];
    const indexOf = (reference: string) => rows.findIndex((row) => row.dataset['submission'] === reference);
    if (open !== undefined) {
      const before = last.current?.reference === open ? last.current.index : -1;
      const now = indexOf(open);
      last.current = { reference: open, index: now === -1 ? before : now, isOpen: true };
      return;
    }
    if (!last.current) return;
    const { reference, index, isOpen } = last.current;
    const own = rows[indexOf(reference)];
    const focused = document.activeElement;
    if (focused !== document.body) {
      // In its row it is watched on: the list may be read again without it. Elsewhere somebody has gone on.
      last.current = own?.contains(focused) ? { reference, index, isOpen: false } : undefined;
      return;
    }
    last.current = undefined;
    // The row is there and did not keep the focus: somebody pressed beside everything.
    if (own && !isOpen) return;
    const target = own ?? (index === -1 ? undefined : rows[Math.min(index, rows.length - 1)]);
    (target?.querySelector('a') ?? heading.current)?.focus();
  });
}
