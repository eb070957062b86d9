import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { readEarlyInput } from '#features/quote/early-input.ts';
import { EMPTY_CONTACT, type QuoteInput } from '#features/quote/quote.ts';

import { choicesFromSearch, DEFAULT_CHOICES, type QuoteSearch } from '#features/quote/quote-link.ts';
import { readStoredQuote, STORED_QUOTE_KEY, storeQuote } from '#features/quote/stored-quote.ts';

/** On the root element while the server's step 1 is in the place of a later one. */
const RESTORING = 'data-quote-returns';

/** A script for the page: a reload does not show step 1 before the step that the visitor was on. */
export const EARLY_QUOTE_SCRIPT = `try{if(history.state?.quote?.step>1&&sessionStorage.getItem("${STORED_QUOTE_KEY}"))document.documentElement.setAttribute("${RESTORING}","")}catch{}`;

/**
 * What is chosen and typed, kept for this tab until a new quote or enrolling. The first rendering shows what the server
 * did; what the tab keeps, and what was typed before the script arrived, follows before anything else is painted.
 *
 * A page that is loaded again or returned to shows everything as it was. Another address with choices of its own brings
 * those; who asks stays.
 *
 * @param search choices that the address brings along
 */
export function useQuoteInput(search: QuoteSearch) {
  const entryRun = useLocation({ select: (location) => location.state.quote?.run });
  const [input, setInput] = useState<QuoteInput>(() => ({ ...choicesFromSearch(search), ...EMPTY_CONTACT }));
  const [kept] = useState(readStoredQuote);
  const [early] = useState(() => readEarlyInput(input));
  const [run, setRun] = useState(() => kept?.run ?? newRun());
  const hasMore = kept !== undefined || Object.keys(early).length > 0;
  const [isRestoring, setRestoring] = useState(hasMore);
  const [isKept, setKept] = useState(hasMore);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is hydrated
  useLayoutEffect(() => {
    document.documentElement.removeAttribute(RESTORING);
    if (!isRestoring) return;
    const isReturn = entryRun === run || Object.keys(search).length === 0;
    setInput({ ...input, ...kept?.input, ...(!isReturn && choicesFromSearch(search)), ...early });
    setRestoring(false);
  }, []);

  useEffect(() => {
    if (!isRestoring) storeQuote(isKept ? { run, input } : undefined);
  }, [isRestoring, isKept, run, input]);

  return {
    input,
    run,
    /** What the tab keeps is not shown yet; nothing that is on the page counts. */
    isRestoring,
    change: useCallback((changed: Partial<QuoteInput>) => {
      setInput((current) => ({ ...current, ...changed }));
      setKept(true);
    }, []),
    /** A new quote: another run, and the defaults. */
    clear: () => {
      setInput({ ...DEFAULT_CHOICES, ...EMPTY_CONTACT });
      setRun(newRun());
      setKept(false);
    },
    /** What is shown stays on the page, and nothing of it in the tab. */
    forget: () => setKept(false),
  };
}

function newRun(): string {
  return Math.random().toString(36).slice(2);
}
