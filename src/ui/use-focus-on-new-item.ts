import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list that grows by a button: the first item that is new takes the focus, so that reading goes on where the list
 * ended.
 *
 * @param pageCount how many pages of the list are shown
 * @param target selector of what takes the focus in an item
 * @returns the list's ref, and what to call before more is loaded
 */
export function useFocusOnNewItem(
  pageCount: number,
  target: string,
): { listRef: RefObject<HTMLOListElement | null>; focusNext: () => void } {
  const listRef = useRef<HTMLOListElement>(null);
  const awaited = useRef<{ pageCount: number; index: number }>(undefined);
  useEffect(() => {
    if (!awaited.current || pageCount <= awaited.current.pageCount) return;
    const item = listRef.current?.children.item(awaited.current.index);
    item?.querySelector<HTMLElement>(target)?.focus();
    awaited.current = undefined;
  }, [pageCount, target]);
  return {
    listRef,
    focusNext: () => {
      awaited.current = { pageCount, index: listRef.current?.children.length ?? 0 };
    },
  };
}
