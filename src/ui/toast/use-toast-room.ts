import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Toast } from './toasts.ts';

/** On the root element: how much of the window the toasts in sight take, for dialogs and the corner button (styles.css). */
const PROPERTY = '--toast-room';

/** Measures the place where toasts stand, as long as one is in sight. @returns the ref of that place */
export function useToastRoom<Place extends HTMLElement>(toasts: readonly Toast[]): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const isInSight = toasts.some(({ open }) => open);
  useLayoutEffect(() => {
    const element = place.current;
    if (!isInSight || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isAbove = element.dataset['atTop'] !== undefined && !document.querySelector('dialog:modal');
      style.setProperty(PROPERTY, isAbove ? '0px' : `${element.offsetHeight}px`);
      // The button that was pressed stays in sight in a dialog that has become smaller.
      const focused = document.activeElement;
      if (focused?.closest('dialog:modal')) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [isInSight]);
  return place;
}
