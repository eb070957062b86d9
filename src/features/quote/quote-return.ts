/** Where the tab stores a quote that is not finished (`stored-quote.ts`). */
export const STORED_QUOTE_KEY = 'quote';

/** On the root element while step 1 is in the place of a later one: nothing of the calculator is shown then. */
export const RESTORING = 'data-quote-returns';

/** Before the first paint: a reload does not show step 1 before the step that the visitor was on (`use-quote.ts`). */
export function hideQuoteThatReturns(): void {
  try {
    if (!(history.state?.quote?.step > 1 && sessionStorage.getItem(STORED_QUOTE_KEY))) return;
    document.documentElement.setAttribute(RESTORING, '');
  } catch {
    // A browser that forbids the storage has kept nothing that could return.
  }
}
