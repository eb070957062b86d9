import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  AGE_RANGES,
  CHILDREN_COUNTS,
  listedValue,
  missingFields,
  PLAN_TYPES,
  QUOTE_COUNTIES,
  type QuoteInput,
  type RequiredField,
  UNSERVED_COUNTIES,
} from '#features/quote/quote.ts';
import { STEP_1_FORM_ID } from '#features/quote/use-quote.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceCards } from '#ui/choices.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';

interface BasicInfoStepProps {
  input: QuoteInput;
  onChange: (changed: Partial<QuoteInput>) => void;
  onNext: () => void;
  /** The next step is being loaded. */
  isGoingOn: boolean;
}

/**
 * Step 1. The choices are named like the search parameters, so that without JavaScript the form is a plain GET which
 * answers with the priced page; the personal fields have no names and never get into an address.
 */
export function BasicInfoStep({ input, onChange, onNext, isGoingOn }: BasicInfoStepProps) {
  const t = useTranslations('quote.basicInfo');
  const tAges = useTranslations('quote.ages');
  const { errorOf, report, reportedText } = useReportedErrors(input);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFields(input);
    report(missing);
    if (missing.length === 0 && !isGoingOn) onNext();
  };

  return (
    <form id={STEP_1_FORM_ID} noValidate onSubmit={submit} className="space-y-4.5 sm:space-y-6">
      <p role="alert" className="sr-only">
        {reportedText}
      </p>
      {/* The packages of a shared link stay in the address of a plain GET. */}
      {input.selectedCorePackage && <input type="hidden" name="core" value={input.selectedCorePackage} />}
      {input.includeHospitalPackage && <input type="hidden" name="hospital" value="true" />}
      <ChoiceCards
        id="quote-plan-type"
        name="planType"
        legend={t('planType')}
        layout="grid gap-3 sm:grid-cols-2"
        options={PLAN_TYPES.map((value) => ({
          value,
          label: t(value),
          description: t(`${value}Hint`),
        }))}
        value={input.planType}
        onChange={(planType) => onChange({ planType })}
      />
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-6">
        <SelectField
          id="quote-age"
          name="age"
          label={t('age')}
          options={AGE_RANGES.map((age) => ({ value: age, label: tAges(age) }))}
          value={input.primaryAge}
          onChange={(event) =>
            onChange({ primaryAge: listedValue(AGE_RANGES, event.target.value) ?? input.primaryAge })
          }
        />
        <SelectField
          id="quote-children"
          name="children"
          label={t('children')}
          options={CHILDREN_COUNTS.map((count) => ({
            value: String(count),
            label: t('childrenCount', { count, shown: String(count) }),
          }))}
          value={String(input.numberOfChildren)}
          onChange={(event) =>
            onChange({
              numberOfChildren: listedValue(CHILDREN_COUNTS, event.target.value) ?? input.numberOfChildren,
            })
          }
        />
      </div>
      <div>
        <SelectField
          id="quote-county"
          name="county"
          label={t('county')}
          hint={t('countyHint')}
          emptyLabel={t('chooseCounty')}
          options={QUOTE_COUNTIES.map((county) => ({ value: county, label: county }))}
          value={input.county}
          error={errorOf('county')}
          required
          onChange={(event) => onChange({ county: listedValue(QUOTE_COUNTIES, event.target.value) ?? '' })}
        />
        <UnservedCounty county={input.county} />
      </div>
      <TextField
        id={FIELD_IDS.contactName}
        label={t('name')}
        autoComplete="name"
        maxLength={100}
        value={input.contactName}
        error={errorOf('contactName')}
        required
        onChange={(event) => onChange({ contactName: event.target.value })}
      />
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-6">
        <TextField
          id={FIELD_IDS.contactPhone}
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={input.contactPhone}
          error={errorOf('contactPhone')}
          required
          onChange={(event) => onChange({ contactPhone: event.target.value })}
        />
        <TextField
          id="quote-email"
          label={t('email')}
          mark={t('optional')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={input.contactEmail}
          onChange={(event) => onChange({ contactEmail: event.target.value })}
        />
      </div>
      <Button type="submit" className="max-sm:w-full" busyLabel={isGoingOn ? t('loading') : undefined}>
        <span>{t('next')}</span>
        <Icon name="arrow-right" />
      </Button>
      <p className="text-ink-soft text-sm">{t('privacy')}</p>
    </form>
  );
}

/** Says it once a county is chosen that is not among those we serve, and what then. */
function UnservedCounty({ county }: { county: string }) {
  const t = useTranslations('quote.basicInfo');
  const { phones } = useSite();
  const politeness = usePoliteness();
  const isUnserved = UNSERVED_COUNTIES.includes(county);
  return (
    <div aria-live={politeness}>
      {isUnserved && (
        <p className="mt-3 rounded-control bg-sun-100 px-4 py-3 text-sm">
          {t.rich('unserved', { county, phone: () => <PhoneLink phone={phones.otherCounties} /> })}
        </p>
      )}
    </div>
  );
}

const FIELD_IDS: Record<RequiredField, string> = {
  county: 'quote-county',
  contactName: 'quote-name',
  contactPhone: 'quote-phone',
};

/**
 * The errors since Next was last pressed: announced once as a whole, the focus put into the first wrong field, and each
 * taken back as soon as its field is filled.
 */
function useReportedErrors(input: QuoteInput) {
  const t = useTranslations('quote.errors');
  const [reported, report] = useState<RequiredField[]>([]);
  const stillMissing = missingFields(input);

  useEffect(() => {
    const [first] = reported;
    if (first) document.getElementById(FIELD_IDS[first])?.focus();
  }, [reported]);

  return {
    report,
    errorOf: (field: RequiredField) =>
      reported.includes(field) && stillMissing.includes(field) ? t(field) : undefined,
    reportedText:
      reported.length > 0 ? [t('summary'), ...reported.map((field) => `${t(field)}.`)].join(' ') : '',
  };
}
