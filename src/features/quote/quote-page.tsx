import { ScriptOnce } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { BasicInfoStep } from '#features/quote/basic-info-step.tsx';
import { BeforeYouDecide } from '#features/quote/before-you-decide.tsx';
import { PackagesStep } from '#features/quote/packages-step.tsx';
import { PrintedQuote } from '#features/quote/printed-quote.tsx';
import { calculateQuote, type QuoteInput } from '#features/quote/quote.ts';
import { QuoteContactNote } from '#features/quote/quote-contact.tsx';
import type { QuoteSearch } from '#features/quote/quote-link.ts';
import { Receipt, ReceiptBar } from '#features/quote/receipt.tsx';
import { quoteRequestCatalog } from '#features/quote/request/quote-request.catalog.ts';
import type { FillRequest, QuoteRequestProps } from '#features/quote/request/quote-request.tsx';
import { ResultStep } from '#features/quote/result-step.tsx';
import {
  EARLY_QUOTE_SCRIPT,
  type QuoteStep,
  useQuoteInput,
  useQuoteSteps,
} from '#features/quote/use-quote.ts';
import { formsCatalog } from '#forms/forms.catalog.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { Container } from '#ui/section.tsx';

export const QuoteRequestPart = hydrateWhenVisible<QuoteRequestProps>(
  () => import('#features/quote/request/quote-request.tsx'),
  quoteRequestCatalog,
  formsCatalog,
);

const STEP_NAMES = { 1: 'basicInfo', 2: 'packages', 3: 'result' } as const;

/**
 * The quote calculator: three steps beside a running receipt, all of it in the browser.
 *
 * @param search choices that the address brings along
 */
export function QuotePage({ search }: { search: QuoteSearch }) {
  const t = useTranslations('quote');
  const { phones } = useSite();
  const quote = useQuoteInput(search);
  const { input, run, change, forget } = quote;
  const { step, goTo, startOver } = useQuoteSteps(quote, search);
  const stepHeading = useFocusOnNewStep(step, quote.isRestoring);
  const { request, ask } = useCallRequest(input);
  const clear = () => {
    quote.clear();
    startOver();
  };

  return (
    <>
      {import.meta.env.SSR && <ScriptOnce>{EARLY_QUOTE_SCRIPT}</ScriptOnce>}
      {/* Seen again by itself after a while, should the script not come. */}
      <div
        id="calculator"
        className="pt-10 pb-section sm:pt-14 print:p-0 [[data-quote-returns]_&]:animate-wait-unseen"
      >
        <Container>
          <div className="print:hidden">
            <h1 className="text-title-lg">{t('title')}</h1>
            {/* What it promises is true with JavaScript only; the notice says how it is without. */}
            <p className="mt-3 max-w-reading text-ink-soft text-lead noscript:hidden">{t('subtitle')}</p>
            <noscript>
              <div className="mt-6">
                <Notice>
                  {t.rich('needsScript', { phone: () => <PhoneLink phone={phones.tollFree} /> })}
                </Notice>
              </div>
            </noscript>
            {step !== 3 && <ReceiptBar choices={input} />}
            <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_min(26.5rem,45%)]">
              <div className="min-w-0">
                <div ref={stepHeading.region}>
                  <ProgressSteps
                    current={step}
                    total={3}
                    label={t('progress', { step: String(step), total: '3' })}
                  />
                  <h2 ref={stepHeading.heading} tabIndex={-1} className="mt-8 text-title-md">
                    {t(`${STEP_NAMES[step]}.title`)}
                  </h2>
                  {step === 1 && (
                    <p className="mt-2.5 text-ink-soft noscript:hidden">{t('basicInfo.lead')}</p>
                  )}
                  {step === 2 && (
                    <p className="mt-2.5 text-ink-soft">
                      {t('packages.lead', { people: calculateQuote(input).people })}
                    </p>
                  )}
                </div>
                <div className="mt-7">
                  {step === 1 && <BasicInfoStep input={input} onChange={change} onNext={() => goTo(2)} />}
                  {step === 2 && (
                    <PackagesStep
                      input={input}
                      onChange={change}
                      onPrevious={() => goTo(1)}
                      onSubmit={() => goTo(3)}
                    />
                  )}
                  {step === 3 && <ResultStep input={input} onNewQuote={clear} onEnroll={forget} />}
                </div>
              </div>
              {step === 3 ? (
                <QuoteContactNote name={input.contactName} onAsk={ask} />
              ) : (
                <div className="sticky top-6 hidden lg:block">
                  <Receipt choices={input} />
                </div>
              )}
            </div>
          </div>
          <Suspense>
            <PrintedQuote input={input} />
          </Suspense>
        </Container>
      </div>
      <QuoteRequestPart quote={run} fill={request} isBelowPhones={step === 3} />
      <Suspense>
        <BeforeYouDecide />
      </Suspense>
    </>
  );
}

/** "Ask us to call": fills the request below from the calculator and leads there, once for every press. */
function useCallRequest(input: QuoteInput) {
  const locale = usePageLocale();
  const [request, setRequest] = useState<FillRequest>();
  const ask = () => {
    // The form may still be on its way, or not come at all; its section is in the page from the start.
    void QuoteRequestPart.preload(locale).then((isLoaded) => {
      if (isLoaded) setRequest({ input });
      leadToRequest();
    });
  };
  return { request, ask };
}

function leadToRequest(): void {
  const section = document.getElementById('quote-request');
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/**
 * Puts the focus on the heading of a step that has just been reached, and the top of the step into view; not of one that
 * a reload comes back to.
 */
function useFocusOnNewStep(step: QuoteStep, isRestoring: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<QuoteStep>(undefined);
  useEffect(() => {
    if (isRestoring) return;
    const isReached = shown.current !== undefined && shown.current !== step;
    shown.current = step;
    if (!isReached) return;
    heading.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  }, [step, isRestoring]);
  return { region, heading };
}
