import { navigationType } from './navigation-type.ts';

/*
 * Parts below the first screen have `content-visibility: auto` (`cv-auto` in src/ui/styles.css): the browser lays them
 * out when they come near the viewport. Until then their heights are estimates, so a scroll to a place further down
 * would miss it. This attribute of the root element switches it off before such a scroll.
 */
export const CONTENT_VISIBILITY_DISABLED = 'data-content-visibility-disabled';

/**
 * Before the first paint: a page that is reloaded, returned to, or opened with a fragment in its address is laid out
 * completely from the start.
 */
export function disableContentVisibilityOnReturn(): void {
  if (location.hash || navigationType() !== 'navigate') disableContentVisibility();
}

/**
 * Switches `content-visibility: auto` off, before the browser scrolls to a place in the page; it stays off for the
 * pages that follow.
 */
export function disableContentVisibility(): void {
  document.documentElement.setAttribute(CONTENT_VISIBILITY_DISABLED, '');
}
