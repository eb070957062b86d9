import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isInToasts } from './toast/toast-layer.ts';

/**
 * Calls `close` whenever something is pressed that lies in none of the parts; a toast, which lies over everything, is
 * never outside. A blur alone does not tell that: Safari does not focus a pressed button, and on phones it leaves the
 * focus where it was.
 *
 * @returns what ends it
 */
export function onPressOutside(parts: () => readonly (Element | null)[], close: () => void): () => void {
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || isInToasts(target)) return;
    if (!parts().some((part) => part?.contains(target))) close();
  };
  document.addEventListener('pointerdown', onPress);
  return () => document.removeEventListener('pointerdown', onPress);
}

/** Calls `onEscape` whenever Escape is pressed. @returns what ends it */
export function onEscapeKey(onEscape: () => void): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/**
 * Closes a button with what it shows by a press elsewhere and by Escape, which gives the focus back to the button if it
 * was inside.
 *
 * @param box holds the button and what it shows
 */
export function useCloseFromOutside(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const ends = [
      onPressOutside(
        () => [box.current],
        () => onClose(),
      ),
      onEscapeKey(() => {
        if (box.current?.contains(document.activeElement)) button.current?.focus();
        onClose();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [isOpen, box, button]);
}
