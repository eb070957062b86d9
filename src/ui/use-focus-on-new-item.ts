import { type RefObject, useEffect, useRef } from 'react';
import { watchFocus } from './watch-focus.ts';

/**
 * For a list that grows by a button: the first item that is new takes the focus, so that reading goes on where the list
 * ended. The button itself may be gone by then. Whoever has gone on to something else meanwhile keeps their place.
 *
 * @param count how many pages or items of the list are shown
 * @param load makes the list grow
 * @param target selector of what takes the focus in an item; without one the item itself does
 * @returns the list's ref, and what the button does
 */
export function useFocusOnNewItem<List extends HTMLElement = HTMLOListElement>(
  count: number,
  load: () => unknown,
  target?: string,
): { listRef: RefObject<List | null>; showMore: () => void } {
  const listRef = useRef<List>(null);
  const awaited = useRef<{ count: number; index: number; hasMovedOn: () => boolean }>(undefined);
  useEffect(() => {
    if (!awaited.current || count <= awaited.current.count) return;
    const item = listRef.current?.children.item(awaited.current.index);
    const focused = target === undefined ? item : item?.querySelector(target);
    if (focused instanceof HTMLElement && !awaited.current.hasMovedOn()) focused.focus();
    awaited.current = undefined;
  }, [count, target]);
  return {
    listRef,
    showMore: () => {
      const index = listRef.current?.children.length ?? 0;
      awaited.current = { count, index, hasMovedOn: watchFocus() };
      load();
    },
  };
}
