import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EMPTY_CONTACT, missingFields, type QuoteChoices, type QuoteInput } from '#features/quote/quote.ts';
import {
  choicesFromSearch,
  DEFAULT_CHOICES,
  parseQuoteSearch,
  type QuoteSearch,
  searchFromChoices,
} from '#features/quote/quote-link.ts';
import { RESTORING } from '#features/quote/quote-return.ts';
import { readStoredQuote, storeQuote } from '#features/quote/stored-quote.ts';

/*
 * The state of the calculator: what is chosen and typed, kept for this tab (useQuoteInput), and the step that is on the
 * page, kept in the browser's history (useQuoteSteps).
 */

/**
 * What is chosen and typed, kept for this tab until a new quote or enrolling. The first rendering shows what the server
 * did; what the tab keeps, and what was typed before hydration, follows before anything else is painted, or, where
 * a later step returns whose code is not there yet, before anything is shown.
 *
 * A page that is loaded again or returned to shows everything as it was. Another address with choices of its own brings
 * those; who asks stays.
 *
 * @param search choices that the address brings along
 * @param loadLaterSteps resolves when they can be shown: until then a return to one does not leave step 1
 */
export function useQuoteInput(search: QuoteSearch, loadLaterSteps: () => Promise<unknown>) {
  const entry = useLocation({ select: (location) => location.state.quote });
  const [input, setInput] = useState<QuoteInput>(() => ({ ...choicesFromSearch(search), ...EMPTY_CONTACT }));
  const [kept] = useState(readStoredQuote);
  const [early] = useState(() => readEarlyInput(input));
  const [run, setRun] = useState(() => kept?.run ?? newRun());
  const hasMore = kept !== undefined || Object.keys(early).length > 0;
  const [isRestoring, setRestoring] = useState(hasMore);
  const [isKept, setKept] = useState(hasMore);
  const changedMeanwhile = useRef<Partial<QuoteInput>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is hydrated
  useLayoutEffect(() => {
    if (!isRestoring) return;
    const restore = () => {
      const isReturn = entry?.run === run || Object.keys(search).length === 0;
      setInput({
        ...input,
        ...kept?.input,
        ...(!isReturn && choicesFromSearch(search)),
        ...early,
        ...changedMeanwhile.current,
      });
      setRestoring(false);
    };
    if (!entry || entry.step === 1) return restore();
    document.documentElement.setAttribute(RESTORING, '');
    void loadLaterSteps().then(restore);
  }, []);

  useLayoutEffect(() => {
    if (!isRestoring) document.documentElement.removeAttribute(RESTORING);
  }, [isRestoring]);

  useEffect(() => {
    if (!isRestoring) storeQuote(isKept ? { run, input } : undefined);
  }, [isRestoring, isKept, run, input]);

  return {
    input,
    run,
    /** What the tab keeps is not shown yet; nothing that is on the page counts. */
    isRestoring,
    change: useCallback((changed: Partial<QuoteInput>) => {
      changedMeanwhile.current = { ...changedMeanwhile.current, ...changed };
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

export const STEP_1_FORM_ID = 'quote-basic-info';

/**
 * What was chosen and typed into the server's HTML before hydration; React puts its own first values over it, so
 * it is read before.
 *
 * @param served what the server's HTML shows where nobody changed anything
 */
function readEarlyInput(served: QuoteInput): Partial<QuoteInput> {
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
