import { useEffect, useState } from 'react';
import { onModalChange, topModal } from '../modal-dialogs.ts';

/**
 * The element that toasts are drawn in, over whatever the browser shows on top of the page. It is inside the modal
 * dialog on top, where there is one: outside of it neither a pointer nor a screen reader would reach them. The element
 * is moved there as it is, so that a toast in sight keeps its time and is not announced again.
 *
 * @param newest of the toasts: a dialog opened since lies over what came before it
 * @param isWanted whether a toast is in sight
 * @returns undefined on the server
 */
export function useToastLayer(newest: number | undefined, isWanted: boolean): HTMLElement | undefined {
  const [layer] = useState(createLayer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new toast
  useEffect(() => {
    if (!layer || !isWanted) return;
    const place = () => {
      const parent = topModal() ?? document.body;
      if (layer.parentNode !== parent) parent.append(layer);
      // A browser without popovers shows them where they stand.
      if (!('showPopover' in layer)) return;
      if (layer.matches(':popover-open')) layer.hidePopover();
      layer.showPopover();
    };
    place();
    return onModalChange(place);
  }, [layer, newest, isWanted]);
  useEffect(() => () => layer?.remove(), [layer]);
  return layer;
}

/** Whether something that was pressed is part of a toast. */
export function isInToasts(element: Element): boolean {
  return element.closest('[data-toasts]') !== null;
}

function createLayer(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const layer = document.createElement('div');
  layer.dataset['toasts'] = '';
  layer.popover = 'manual';
  layer.className = 'inset-auto m-0 overflow-visible border-0 bg-transparent p-0 print:hidden';
  // A press on its cross leaves the focus where somebody types. Its text can be selected.
  layer.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  });
  // Escape in a toast closes that one alone, and not the dialog that it is shown in.
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault();
  });
  return layer;
}
