import { type RefObject, useEffect, useRef } from 'react';

/**
 * Remembers the last button that was pressed inside a place whose code is still under way: until React has taken the
 * server's HTML over, a press on it is lost. (Links, forms and details work without code and are left alone.)
 *
 * @returns presses that button, once, and remembers no more; call it when the place is taken over
 */
export function useEarlyPress(place: RefObject<HTMLElement | null>): () => void {
  const finish = useRef(() => {});
  useEffect(() => {
    let pressed: HTMLButtonElement | null = null;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || !place.current?.contains(target)) return;
      pressed = target.closest<HTMLButtonElement>('button[type="button"]');
    };
    // Before React, which stops an event on HTML that it has not taken over.
    const forget = () => window.removeEventListener('click', remember, { capture: true });
    window.addEventListener('click', remember, { capture: true });
    finish.current = () => {
      forget();
      pressed?.click();
      pressed = null;
    };
    return forget;
  }, [place]);
  return () => finish.current();
}

/** Stands beside content that is waited for and calls `onReady` once that is on the page and answers. */
export function WhenReady({ onReady }: { onReady: () => void }) {
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return null;
}
