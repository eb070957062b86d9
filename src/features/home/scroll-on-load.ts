import { navigationType } from '#client/navigation-type.ts';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';

/** How long after the load the page scrolls to the place named in the address (docs/product/pages.md). */
const HASH_SCROLL_DELAY_MS = 100;

/** What shows that the visitor has gone elsewhere by themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Before the first paint: has the page scroll smoothly to the place its address names, soon after it has loaded, and
 * takes the keyboard's focus along. Until then the address is there without its hash: with it the browser jumps by
 * itself, and nothing is left to scroll. A page that is loaded again or returned to keeps its reader's place, and
 * visitors who want no motion get the browser's jump; their setting must be on the root by now. Whoever scrolls, presses
 * or types in the meantime is left alone. At the end it is exactly at the place, although what arrives on the way moves
 * it, or the address names another by then (a jump during a smooth scroll misses its place in Chromium).
 */
export function scrollOnLoad(): void {
  const { hash } = location;
  if (!hash || isReturn() || prefersReducedMotion()) return;
  let isElsewhere = false;
  for (const move of OWN_MOVES) {
    const stay = () => {
      isElsewhere = true;
    };
    addEventListener(move, stay, { once: true, passive: true, capture: true });
  }
  setHash('');
  const scroll = () => {
    const place = placeOf(hash);
    if (!place || isElsewhere || document.activeElement !== document.body || location.hash !== hash) return;
    const details = place.closest('details');
    if (details) details.open = true;
    place.scrollIntoView({ behavior: document.hidden ? 'auto' : 'smooth' });
    const settle = () => {
      const end = placeOf(location.hash);
      if (end && !isElsewhere && (end !== place || isNear(end))) end.scrollIntoView();
    };
    addEventListener('scrollend', settle, { once: true });
    focus(place);
  };
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      setHash(hash);
      setTimeout(scroll, HASH_SCROLL_DELAY_MS);
    }),
  );
}

function isReturn(): boolean {
  const type = navigationType();
  return type === 'reload' || type === 'back_forward';
}

function setHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

function placeOf(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

function isNear(place: Element): boolean {
  return Math.abs(place.getBoundingClientRect().top) < innerHeight;
}

function focus(place: HTMLElement): void {
  const isFocusable = place.tabIndex >= 0;
  if (!isFocusable) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (!isFocusable) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}
