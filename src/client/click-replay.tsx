import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { BUTTON, claimEarlyClick } from './early-click.ts';

/**
 * Remembers the last button that was clicked inside an element whose code is still loading: before hydration a click on
 * it is lost. (Links, forms and details work without code and are left alone.)
 *
 * @returns clicks that button, once, and stops remembering; call it when the element is hydrated
 */
export function useClickReplay(place: RefObject<HTMLElement | null>): () => void {
  const finish = useRef(() => {});
  useEffect(() => {
    let pressed = claimEarlyClick(place.current);
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || !place.current?.contains(target)) return;
      pressed = target.closest<HTMLButtonElement>(BUTTON);
    };
    // Before React, which stops an event on HTML that is not hydrated.
    const forget = () => window.removeEventListener('click', remember, { capture: true });
    window.addEventListener('click', remember, { capture: true });
    finish.current = () => {
      forget();
      pressed?.click();
      pressed = null;
    };
    return forget;
  }, [place]);
  return useCallback(() => finish.current(), []);
}

/**
 * Rendered last in the page's main part: clicks the button that was clicked before the page was hydrated, once. One in a
 * lazily hydrated part was claimed by that (`useClickReplay`); one in a part that is still hydrating is hydrated by
 * React for the click.
 */
export function EarlyClickReplay() {
  useEffect(() => claimEarlyClick(document.body)?.click(), []);
  return null;
}

/** Rendered beside suspended content; calls `onReady` once that content is hydrated. */
export function WhenReady({ onReady }: { onReady: () => void }) {
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return null;
}
