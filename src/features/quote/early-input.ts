import { useEffect, useState } from 'react';
import type { QuoteInput } from '#features/quote/quote.ts';
import { choicesFromSearch, parseQuoteSearch } from '#features/quote/quote-link.ts';

export const STEP_1_FORM_ID = 'quote-basic-info';

/**
 * Keeps what was chosen and typed into the server's HTML before the script arrived: React would put its own first
 * values over it. The form is read while the page is taken over, and applied as soon as that is done.
 *
 * @param initial what React's first rendering shows
 * @param apply must stay the same function from render to render; called only if something is different
 */
export function useEarlyInput(initial: QuoteInput, apply: (input: Partial<QuoteInput>) => void): void {
  const [early] = useState(() => unlessShown(readStep1Form(), initial));
  useEffect(() => {
    if (early) apply(early);
  }, [early, apply]);
}

/** Nothing when the form says what React shows anyway: applying it would render the page a second time. */
function unlessShown(
  early: Partial<QuoteInput> | undefined,
  initial: QuoteInput,
): Partial<QuoteInput> | undefined {
  const isShown = JSON.stringify({ ...initial, ...early }) === JSON.stringify(initial);
  return isShown ? undefined : early;
}

function readStep1Form(): Partial<QuoteInput> | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(STEP_1_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const chosen = parseQuoteSearch(Object.fromEntries(new FormData(form)));
  return {
    ...choicesFromSearch(chosen),
    contactName: typedInto('quote-name'),
    contactPhone: typedInto('quote-phone'),
    contactEmail: typedInto('quote-email'),
  };
}

function typedInto(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}
