import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import type { QuoteInput } from '#features/quote/quote.ts';
import { formsCatalog } from '#forms/forms.catalog.ts';
import { usePageForm } from '#forms/page-forms.tsx';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { Icon } from '#ui/icon.tsx';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import { Container } from '#ui/section.tsx';
import { quoteRequestCatalog } from './quote-request.catalog.ts';
import type { FillRequest, QuoteRequestProps } from './quote-request.tsx';
import { REQUEST_SECTION_ID } from './request-address.ts';

/** The form is in the server's HTML; its code is loaded once it is opened, or before the result offers it. */
export const QuoteRequestPart = hydrateWhenVisible<QuoteRequestProps>(
  () => import('./quote-request.tsx'),
  quoteRequestCatalog,
  formsCatalog,
);

/** Whether something may be typed into the form that is on the page. Only in browsers. */
export function isRequestOpen(): boolean {
  return document.querySelector(`#${REQUEST_SECTION_ID} details[open]`) !== null;
}

/** What the calculator knows; see useQuoteInput. */
type Run = { input: QuoteInput; run: string; isRestoring: boolean };

/**
 * The quote request below the calculator: folded until it is asked for, open in an address that says so or when the
 * server has just taken or refused it. Whenever it is opened it is filled with what the calculator knows.
 *
 * @param isAddressed whether the address says that it is open
 */
export function useQuoteRequest({ input, run, isRestoring }: Run, isAddressed: boolean) {
  const locale = usePageLocale();
  const { posted, sent } = usePageForm('quote-request');
  const isAnswered = Boolean(posted ?? sent);
  const [startsOpen] = useState(isAddressed || isAnswered);
  const [request, setRequest] = useState<FillRequest>();
  const details = useRef<HTMLDetailsElement>(null);

  // The form may still be on its way, or not come at all.
  const fill = async () => {
    if (await QuoteRequestPart.preload(locale)) setRequest({ input });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened before hydration, once
  useEffect(() => {
    if (!isRestoring && !isAnswered && details.current?.open) void fill();
  }, [isRestoring]);

  return {
    /** "Ask us to call": opens the form and leads there. */
    ask: () => {
      const form = details.current;
      if (!form) return;
      if (form.open) void fill();
      form.open = true;
      leadToRequest();
    },
    section: { details, startsOpen, onOpen: fill, quote: run, fill: request },
  };
}

function leadToRequest(): void {
  const section = document.getElementById(REQUEST_SECTION_ID);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** The form that asks us to call, behind its title. Only this form sends anything. */
export function QuoteRequestSection(props: ReturnType<typeof useQuoteRequest>['section']) {
  const { details, startsOpen, onOpen, quote, fill } = props;
  const t = useTranslations('quote.request');
  return (
    <section
      id={REQUEST_SECTION_ID}
      tabIndex={-1}
      aria-labelledby="quote-request-title"
      className="border-line border-t print:hidden"
    >
      <Container>
        <details
          ref={details}
          open={startsOpen}
          onToggle={(event) => event.currentTarget.open && void onOpen()}
          className="group"
        >
          <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-sm py-6 transition-colors hover:text-sea-700 sm:py-10 [&::-webkit-details-marker]:hidden">
            <h2 id="quote-request-title" className="text-title-sm sm:text-title-md lg:text-title-lg">
              {t('title')}
            </h2>
            <Icon
              name="chevron-down"
              className="size-10 rounded-full border-2 border-sea-600 p-2 text-sea-600 transition-transform group-open:rotate-180 sm:row-span-2 sm:size-12"
            />
            <span className="text-ink-soft max-sm:col-span-2">{t('lead')}</span>
          </summary>
          <QuoteRequestPart quote={quote} fill={fill} />
        </details>
      </Container>
    </section>
  );
}
