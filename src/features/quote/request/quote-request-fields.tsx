import { useTranslations } from 'use-intl';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import type { FillRequest } from './quote-request.tsx';
import { quoteRequestForm } from './quote-request-form.ts';
import { useFilledRequest } from './use-filled-request.ts';

interface QuoteRequestFieldsProps {
  quote: string;
  fill: FillRequest | undefined;
}

/** The quote request form; filled from the calculator when it is asked for there. */
export function QuoteRequestFields({ quote, fill }: QuoteRequestFieldsProps) {
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
