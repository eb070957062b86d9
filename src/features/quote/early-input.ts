import type { QuoteInput } from '#features/quote/quote.ts';
import { choicesFromSearch, parseQuoteSearch } from '#features/quote/quote-link.ts';

export const STEP_1_FORM_ID = 'quote-basic-info';

/**
 * What was chosen and typed into the server's HTML before the script arrived; React puts its own first values over it,
 * so it is read before.
 *
 * @param served what the server's HTML shows where nobody changed anything
 */
export function readEarlyInput(served: QuoteInput): Partial<QuoteInput> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(STEP_1_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
  const shown: QuoteInput = {
    ...choicesFromSearch(parseQuoteSearch(Object.fromEntries(new FormData(form)))),
    contactName: typedInto('quote-name'),
    contactPhone: typedInto('quote-phone'),
    contactEmail: typedInto('quote-email'),
  };
  const changed = Object.entries(shown).filter(([name, value]) => value !== served[name as keyof QuoteInput]);
  return Object.fromEntries(changed);
}

function typedInto(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}
