import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { BasicInfoStep } from '#features/quote/basic-info-step.tsx';
import type { PackagesStepProps } from '#features/quote/packages-step.tsx';
import { BELOW_PRICE_BAR, PriceBar } from '#features/quote/price-bar.tsx';
import type { PrintedQuoteProps } from '#features/quote/printed-quote.tsx';
import { calculateQuote, type QuoteInput } from '#features/quote/quote.ts';
import type { QuoteContactProps } from '#features/quote/quote-contact.tsx';
import { Receipt } from '#features/quote/receipt.tsx';
import { type QuotePageSearch, requestLink } from '#features/quote/request/request-address.ts';
import {
  QuoteRequestPart,
  QuoteRequestSection,
  useQuoteRequest,
} from '#features/quote/request/request-section.tsx';
import type { ResultStepProps } from '#features/quote/result-step.tsx';
import { type QuoteStep, useQuoteInput, useQuoteSteps } from '#features/quote/use-quote.ts';
import type { Locale } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { Container } from '#ui/section.tsx';

const laterParts = () => import('#features/quote/later-parts.tsx');
const PackagesPart = hydrateWhenVisible<PackagesStepProps>(async () => ({
  default: (await laterParts()).PackagesStep,
}));
const ResultPart = hydrateWhenVisible<ResultStepProps>(async () => ({
  default: (await laterParts()).ResultStep,
}));
const ContactPart = hydrateWhenVisible<QuoteContactProps>(async () => ({
  default: (await laterParts()).QuoteContactNote,
}));
const PrintedPart = hydrateWhenVisible<PrintedQuoteProps>(async () => ({
  default: (await laterParts()).PrintedQuote,
}));
const FactsPart = hydrateWhenVisible<object>(async () => ({
  default: (await laterParts()).BeforeYouDecide,
}));

const STEP_NAMES = { 1: 'basicInfo', 2: 'packages', 3: 'result' } as const;

/**
 * The quote calculator: three steps beside a running receipt, all of it in the browser.
 *
 * @param search choices that the address brings along
 */
export function QuotePage({
  search: { request: isRequestAddressed, ...search },
}: {
  search: QuotePageSearch;
}) {
  const t = useTranslations('quote');
  const locale = usePageLocale();
  const quote = useQuoteInput(search, () => loadLaterSteps(locale));
  const { input, change, forget, isRestoring } = quote;
  const { step, goTo, startOver } = useQuoteSteps(quote, search);
  const stepHeading = useFocusOnNewStep(step, isRestoring);
  const request = useQuoteRequest(quote, isRequestAddressed !== undefined);
  const [isGoingOn, setGoingOn] = useState(false);
  useLaterParts(step);
  const clear = () => {
    quote.clear();
    startOver();
  };
  /** On a slow phone the next step may still be on its way. */
  const goOn = async () => {
    setGoingOn(true);
    await loadLaterSteps(locale);
    await goTo(2);
    setGoingOn(false);
  };

  return (
    <>
      {/* Seen again by itself after a while, should the script not come. */}
      <div id="calculator" className="pt-6 sm:pt-14 print:p-0 [[data-quote-returns]_&]:animate-wait-unseen">
        <Container>
          {/* The room at its end belongs to it, so that the price bar ends there and not over the last button. */}
          <div className="flow-root print:hidden">
            <h1 className="text-title-lg">{t('title')}</h1>
            {/* What it promises is true with JavaScript only; the notice says how it is without. */}
            <p className="mt-2 max-w-reading text-ink-soft sm:mt-3 sm:text-lead noscript:hidden">
              {t('subtitle')}
            </p>
            {/* Only the server writes what is for browsers without scripts. */}
            <noscript>{import.meta.env.SSR && <WithoutScript input={input} />}</noscript>
            {step !== 3 && <PriceBar choices={input} startsOpen={search.who !== undefined} />}
            <div
              className={`mt-5 mb-section grid items-start gap-x-14 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_min(26.5rem,45%)] ${BELOW_PRICE_BAR}`}
            >
              <div className="min-w-0">
                <div ref={stepHeading.region} className={step === 3 ? undefined : 'max-lg:scroll-mt-20'}>
                  <ProgressSteps
                    current={step}
                    total={3}
                    label={t('progress', { step: String(step), total: '3' })}
                  />
                  <h2 ref={stepHeading.heading} tabIndex={-1} className="mt-5 text-title-md sm:mt-8">
                    {t(`${STEP_NAMES[step]}.title`)}
                  </h2>
                  {step === 1 && (
                    <p className="mt-1.5 text-ink-soft sm:mt-2.5 noscript:hidden">{t('basicInfo.lead')}</p>
                  )}
                  {step === 2 && (
                    <p className="mt-1.5 text-ink-soft sm:mt-2.5">
                      {t('packages.lead', { people: calculateQuote(input).people })}
                    </p>
                  )}
                </div>
                <div className="mt-5 sm:mt-7">
                  {step === 1 && (
                    <BasicInfoStep input={input} onChange={change} onNext={goOn} isGoingOn={isGoingOn} />
                  )}
                  {step === 2 && (
                    <PackagesPart
                      input={input}
                      onChange={change}
                      onPrevious={() => goTo(1)}
                      onSubmit={() => goTo(3)}
                    />
                  )}
                  {step === 3 && <ResultPart input={input} onNewQuote={clear} onEnroll={forget} />}
                </div>
              </div>
              {step === 3 ? (
                <ContactPart name={input.contactName} onAsk={request.ask} />
              ) : (
                <div className="sticky top-6 hidden lg:block">
                  <Receipt choices={input} />
                </div>
              )}
            </div>
          </div>
          <PrintedPart input={input} />
        </Container>
      </div>
      <QuoteRequestSection {...request.section} />
      <FactsPart />
    </>
  );
}

/** What the calculator cannot do without JavaScript, and what then: the form at its own address. */
function WithoutScript({ input }: { input: QuoteInput }) {
  const t = useTranslations('quote');
  const { phones } = useSite();
  return (
    <div className="mt-6">
      <Notice>
        {t.rich('needsScript', {
          phone: () => <PhoneLink phone={phones.tollFree} />,
          form: (text) => (
            <a href={requestLink('', input)} className="text-link">
              {text}
            </a>
          ),
        })}
      </Notice>
    </div>
  );
}

function loadLaterSteps(locale: Locale): Promise<unknown> {
  return Promise.all([PackagesPart, ResultPart, ContactPart].map((part) => part.preload(locale)));
}

/**
 * Loads, once the page is hydrated, what the visitor comes to next, and what is printed; and the request form before
 * the result offers it.
 */
function useLaterParts(step: QuoteStep): void {
  const locale = usePageLocale();
  const isPastFirst = step > 1;
  useEffect(() => {
    void loadLaterSteps(locale);
    void PrintedPart.preload(locale);
  }, [locale]);
  useEffect(() => {
    if (isPastFirst) void QuoteRequestPart.preload(locale);
  }, [isPastFirst, locale]);
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
