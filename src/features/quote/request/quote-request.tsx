import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CountyPhones } from '#features/quote/county-phones.tsx';
import type { QuoteInput } from '#features/quote/quote.ts';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { detailsFromCalculator, mayBeSamePerson, plainName } from './known-details.ts';
import { type QuoteRequestField, quoteRequestForm } from './quote-request-form.ts';

/** A request to fill the form from the calculator; a new object for every press of the button. */
export type FillRequest = { input: QuoteInput };

export interface QuoteRequestProps {
  /** The run through the calculator that is on the page; another one for every new quote. */
  quote: string;
  fill: FillRequest | undefined;
}

/** The request form beside the numbers that may be called instead. */
export default function QuoteRequest({ quote, fill }: QuoteRequestProps) {
  const t = useTranslations('quoteRequest');
  const hours = useHoursText();
  return (
    <div className="grid items-start gap-x-16 gap-y-10 pt-2 pb-section lg:grid-cols-[1.55fr_1fr]">
      <div className="min-w-0">
        <QuoteRequestFields quote={quote} fill={fill} />
      </div>
      <div className="rounded-panel bg-sun-100 p-6 sm:p-8">
        <h3 className="text-title-xs">{t('talk')}</h3>
        <CountyPhones />
        <p className="mt-4 text-ink-soft text-sm">{hours}</p>
      </div>
    </div>
  );
}

/** The quote request form; filled from the calculator when it is opened. */
function QuoteRequestFields({ quote, fill }: QuoteRequestProps) {
  const t = useTranslations('quoteRequest');
  const { phones } = useSite();
  const form = useSiteForm({ definition: quoteRequestForm });
  useFilledRequest(form, quote, fill);
  const counts = (name: 'adults' | 'children') =>
    quoteRequestForm.fields[name].choices.map(({ value }) => ({
      value,
      label: t(`${name}Count`, { count: Number(value) }),
    }));

  return (
    <SiteForm
      form={form}
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      note={t('privacy')}
      success={{ title: t('success.title'), text: t('success.text'), again: t('success.again') }}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <SiteField form={form} name="firstName" />
        <SiteField form={form} name="lastName" />
        <SiteField form={form} name="email" />
        <SiteField form={form} name="phone" />
        <SiteField form={form} name="dateOfBirth" />
      </div>
      <SiteField form={form} name="planType" />
      <SiteField
        form={form}
        name="county"
        hint={t.rich('countyHint', { phone: () => <PhoneLink phone={phones.otherCounties} /> })}
        emptyLabel={t('chooseCounty')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SiteField form={form} name="adults" options={counts('adults')} required={false} />
        <SiteField form={form} name="children" options={counts('children')} required={false} />
      </div>
      <SiteField form={form} name="specialRequirements" hint={t('specialRequirementsHint')} />
    </SiteForm>
  );
}

type Form = Pick<
  ReturnType<typeof useSiteForm<QuoteRequestField>>,
  'fill' | 'filledFrom' | 'isWaiting' | 'startAnew' | 'valueOf'
>;

/**
 * Keeps the request about one person: it is filled from one quote only, and what was typed by hand stays as long as the
 * quote is the same and for the same name. A new quote leaves nothing of the last one in it.
 *
 * @param quote the run through the calculator that is on the page
 */
function useFilledRequest(form: Form, quote: string, fill: FillRequest | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every quote
  useEffect(() => {
    const from = form.filledFrom() || `${quote} `;
    // What waits for the connection has been promised to be sent.
    if (!form.isWaiting && !from.startsWith(`${quote} `)) form.startAnew();
  }, [quote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every wish
  useEffect(() => {
    if (!fill) return;
    const name = fill.input.contactName;
    // Without a name it is not known yet whom the request is about.
    const from = name.trim() === '' ? '' : `${quote} ${plainName(name)}`;
    const before = form.filledFrom() || undefined;
    const typedName = `${form.valueOf('firstName')} ${form.valueOf('lastName')}`;
    form.fill(
      detailsFromCalculator(fill.input),
      from,
      before === undefined ? mayBeSamePerson(typedName, name) : before === from,
    );
  }, [fill]);
}
