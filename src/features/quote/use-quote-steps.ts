import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { missingFields, type QuoteChoices, type QuoteInput } from '#features/quote/quote.ts';

import { choicesFromSearch, type QuoteSearch, searchFromChoices } from '#features/quote/quote-link.ts';

export type QuoteStep = 1 | 2 | 3;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of a history entry, and the run through the calculator that it belongs to. */
    quote?: { run: string; step: QuoteStep };
  }
}

/** What the calculator is given and where it belongs; see useQuoteInput. */
type Run = { input: QuoteInput; run: string; isRestoring: boolean };

/**
 * The step on the page, kept in the browser's history so that Back goes back a step, and a reload stays on it.
 *
 * An entry counts only in the run that made it. After a new quote there is another run: what was typed is gone, so older
 * entries show the step the page is on instead of a result that no longer exists. Forward does not lead past a step 1
 * that is no longer complete. The address always holds the choices, and only those.
 *
 * @param search what the address says now
 */
export function useQuoteSteps({ input, run, isRestoring }: Run, search: QuoteSearch) {
  const navigate = useNavigate();
  const entry = useLocation({ select: (location) => location.state.quote });
  const [lastStep, setLastStep] = useState<QuoteStep>(1);

  const wantedStep = entry?.run === run ? entry.step : lastStep;
  const step = wantedStep > 1 && missingFields(input).length > 0 ? 1 : wantedStep;
  if (step !== lastStep) setLastStep(step);

  // The entry a visit begins with needs no mark before it is left; marking it would render everything once more.
  const isEntryCurrent = entry ? entry.run === run && entry.step === step : step === 1;
  const isAddressCurrent = isSameChoice(input, choicesFromSearch(search));
  useEffect(() => {
    if (isRestoring || (isEntryCurrent && isAddressCurrent)) return;
    void navigate({
      to: '.',
      search: isAddressCurrent ? true : searchFromChoices(input),
      hash: true,
      state: { quote: { run, step } },
      replace: true,
      resetScroll: false,
    });
    // Not on every render: a navigation renders before the address is there, and would start the next one for ever.
  }, [navigate, input, run, step, isRestoring, isEntryCurrent, isAddressCurrent]);

  return {
    step,
    /** Leads to a step by a new history entry; the entry that is left gets its mark if it has none yet. */
    goTo: async (next: QuoteStep) => {
      const address = { to: '.', search: searchFromChoices(input), resetScroll: false } as const;
      if (!entry) await navigate({ ...address, state: { quote: { run, step } }, replace: true });
      await navigate({ ...address, state: { quote: { run, step: next } } });
    },
    /** Back to step 1, when a new run begins. */
    startOver: () => setLastStep(1),
  };
}

function isSameChoice(a: QuoteChoices, b: QuoteChoices): boolean {
  return JSON.stringify(searchFromChoices(a)) === JSON.stringify(searchFromChoices(b));
}
