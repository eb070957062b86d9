/*
 * Parts of a page that stand below the first screen are laid out when they come near the window (`laid-out-when-near`
 * in src/ui/styles.css). Until then their heights are guesses, on which no place further down can rest: whoever is on
 * the way to one has the page laid out whole first, by this attribute of the root element.
 */
export const LAID_OUT_WHOLE = 'data-laid-out-whole';

/**
 * A script for the head of the document: a page that is loaded again, returned to, or asked for with a place in it is
 * laid out whole from the beginning.
 */
export const EARLY_LAYOUT_SCRIPT = `if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.setAttribute("${LAID_OUT_WHOLE}","")`;

/** Lays the page out whole, before the browser scrolls to a place in it; pages that follow are so from the beginning. */
export function layOutWhole(): void {
  document.documentElement.setAttribute(LAID_OUT_WHOLE, '');
}
