import { useTranslations } from 'use-intl';
import { ChoiceField } from '#forms/choice-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FillWish } from './quote-request.tsx';
import { MOST_PEOPLE, quoteRequestForm } from './quote-request-form.ts';
import { REQUEST_COUNTIES } from './request-counties.ts';
import { useFilledRequest } from './use-filled-request.ts';

const ADULTS = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);
const CHILDREN = [0, ...ADULTS];

interface QuoteRequestFieldsProps {
  quote: string;
  fill: FillWish | undefined;
}

/** The quote request form; filled from the calculator when it is asked for there. */
export function QuoteRequestFields({ quote, fill }: QuoteRequestFieldsProps) {
  const t = useTranslations('quoteRequest');
  const tForms = useTranslations('forms');
  const { phones } = useSite();
  const form = useSiteForm({ definition: quoteRequestForm, feature: 'quoteRequest' });
  useFilledRequest(form, quote, fill);

  return (
    <SiteForm
      form={form}
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      note={t('privacy')}
      success={{ title: t('success.title'), text: t('success.text'), again: t('success.again') }}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" required />
        <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" required />
        <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
        <TextField {...form.field('phone')} label={t('phone')} type="tel" autoComplete="tel" required />
        <TextField
          {...form.field('dateOfBirth')}
          label={t('dateOfBirth')}
          type="date"
          autoComplete="bday"
          required
        />
      </div>
      <ChoiceField
        {...form.field('planType')}
        legend={t('planType')}
        options={[
          { value: 'PHC', label: t('planTypes.phc'), description: t('planTypes.phcHint') },
          {
            value: 'DPO',
            label: t('planTypes.discountPlan'),
            description: t('planTypes.discountPlanHint'),
          },
        ]}
      />
      <SelectField
        {...form.field('county')}
        label={t('county')}
        hint={t.rich('countyHint', { phone: () => <PhoneLink phone={phones.otherCounties} /> })}
        emptyLabel={t('chooseCounty')}
        options={REQUEST_COUNTIES.map((county) => ({ value: county, label: county }))}
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          {...form.field('adults')}
          label={t('adults')}
          options={ADULTS.map((count) => ({ value: String(count), label: t('adultsCount', { count }) }))}
        />
        <SelectField
          {...form.field('children')}
          label={t('children')}
          options={CHILDREN.map((count) => ({ value: String(count), label: t('childrenCount', { count }) }))}
        />
      </div>
      <TextArea
        {...form.field('specialRequirements')}
        label={t('specialRequirements')}
        mark={tForms('optional')}
        hint={t('specialRequirementsHint')}
      />
    </SiteForm>
  );
}
