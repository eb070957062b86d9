import { useTranslations } from 'use-intl';
import type { QuoteInput } from '#features/quote/quote.ts';
import { CountyPhones } from '#features/quote/quote-contact.tsx';
import { useHoursText } from '#site/use-hours-text.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { QuoteRequestFields } from './quote-request-fields.tsx';

/** A request to fill the form from the calculator; a new object for every press of the button. */
export type FillRequest = { input: QuoteInput };

export interface QuoteRequestProps {
  /** The run through the calculator that is on the page; another one for every new quote. */
  quote: string;
  fill: FillRequest | undefined;
  /** The result above names the same numbers; on a phone they would follow one another. */
  isBelowPhones: boolean;
}

/** Below the calculator: the form that asks us to call. Only this form sends anything. */
export default function QuoteRequest({ quote, fill, isBelowPhones }: QuoteRequestProps) {
  const t = useTranslations('quoteRequest');
  const hours = useHoursText();
  return (
    <section
      id="quote-request"
      tabIndex={-1}
      aria-labelledby="quote-request-title"
      className="border-line border-t py-section print:hidden"
    >
      <Container className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.55fr]">
        <div>
          <SectionHeading
            id="quote-request-title"
            eyebrow={t('eyebrow')}
            title={t('title')}
            lead={t('lead')}
          />
          <div className={`mt-8 rounded-panel bg-sun-100 p-6 sm:p-8 ${isBelowPhones ? 'max-lg:hidden' : ''}`}>
            <h3 className="text-title-xs">{t('talk')}</h3>
            <CountyPhones />
            <p className="mt-4 text-ink-soft text-sm">{hours}</p>
          </div>
        </div>
        <div className="min-w-0">
          <QuoteRequestFields quote={quote} fill={fill} />
        </div>
      </Container>
    </section>
  );
}
