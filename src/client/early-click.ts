declare global {
  interface Window {
    /** The last button that was clicked before the page was hydrated. */
    earlyClick?: HTMLButtonElement | null;
    rememberEarlyClick?: (event: MouseEvent) => void;
  }
}

/** What needs code to answer. Links, forms and details work without and are left alone. */
export const BUTTON = 'button[type="button"]';

/**
 * Before the page's code runs: remembers the last button that was clicked. A click on anything else forgets it: whoever
 * went on to a field does not want a dialog to open over it.
 */
export function rememberEarlyClicks(): void {
  window.rememberEarlyClick = ({ target }) => {
    window.earlyClick = target instanceof Element ? target.closest<HTMLButtonElement>(BUTTON) : null;
  };
  window.addEventListener('click', window.rememberEarlyClick, { capture: true });
}

/** From now on React takes clicks. */
export function stopRememberingClicks(): void {
  if (window.rememberEarlyClick) window.removeEventListener('click', window.rememberEarlyClick, true);
}

/** The button inside `place` that was clicked before the page was hydrated; nobody else gets it after that. */
export function claimEarlyClick(place: Element | null): HTMLButtonElement | null {
  const button = window.earlyClick ?? null;
  if (!button || !place?.contains(button)) return null;
  window.earlyClick = null;
  return button;
}
