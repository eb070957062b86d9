import { type FormEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceField } from '#forms/choice-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { dismissToast, showToast } from '#ui/toast/toast.ts';
import type { ToastContent } from '#ui/toast/toast-store.ts';
import {
  APPLICATION_COUNTIES,
  APPLICATION_SPECIALTIES,
  type ApplicationSpecialty,
  US_STATES,
} from './application-choices.ts';
import {
  type ApplicationField,
  EMAIL_FORMAT,
  EMAIL_MISMATCH,
  joinNetworkForm,
  REQUIRED_PREFIX,
} from './join-network-form.ts';

const SPECIALTY_LABELS = {
  Cardiology: 'specialties.cardiology',
  Dermatology: 'specialties.dermatology',
  'Emergency Medicine': 'specialties.emergencyMedicine',
  'Family Medicine': 'specialties.familyMedicine',
  Gastroenterology: 'specialties.gastroenterology',
  'General Surgery': 'specialties.generalSurgery',
  'Internal Medicine': 'specialties.internalMedicine',
  Neurology: 'specialties.neurology',
  'Obstetrics and Gynecology': 'specialties.obstetricsAndGynecology',
  Oncology: 'specialties.oncology',
  Ophthalmology: 'specialties.ophthalmology',
  Orthopedics: 'specialties.orthopedics',
  Pediatrics: 'specialties.pediatrics',
  Psychiatry: 'specialties.psychiatry',
  Pulmonology: 'specialties.pulmonology',
  Radiology: 'specialties.radiology',
  Urology: 'specialties.urology',
  Other: 'specialties.other',
} as const satisfies Record<ApplicationSpecialty, string>;

/**
 * The network application; what is chosen travels under its English name in both languages.
 *
 * The toast names the first failing field only (specification, section 5, join network), while the summary above the
 * fields counts them all: one says where to begin, the other how much is left. Each submit closes the toast of the
 * one before, because what the specification leaves open (phone, ZIP code, NPI) is refused without a toast.
 */
export default function JoinNetworkFields() {
  const t = useTranslations('joinNetwork');
  const tForms = useTranslations('forms');
  const lastToast = useRef<number>(undefined);
  const toast = (content: ToastContent) => {
    lastToast.current = showToast(content);
  };
  const problemToast = useProblemToast();
  const form = useSiteForm({
    definition: joinNetworkForm,
    feature: 'joinNetwork',
    onInvalid: ([first]) => {
      const content = first && problemToast(first);
      if (content) toast(content);
    },
    onSent: () => {
      toast({ title: t('success.title'), description: t('success.text') });
    },
    onFailed: () => {
      toast({ title: t('toast.failedTitle'), description: t('toast.failed'), variant: 'destructive' });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (lastToast.current !== undefined) dismissToast(lastToast.current);
    form.onSubmit(event);
  };
  return (
    <SiteForm
      form={{ ...form, onSubmit: submit }}
      staysAfterSending
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      note={t('privacy')}
      success={{ title: t('success.title'), text: t('success.text'), again: t('success.again') }}
    >
      <div className="grid gap-6 sm:grid-cols-6">
        <TextField
          {...form.field('providerName')}
          label={t('providerName')}
          autoComplete="organization"
          required
          className="sm:col-span-3"
        />
        <SelectField
          {...form.field('specialty')}
          label={t('specialty')}
          emptyLabel={t('choose')}
          options={APPLICATION_SPECIALTIES.map((value) => ({ value, label: t(SPECIALTY_LABELS[value]) }))}
          required
          className="sm:col-span-3"
        />
        <TextField
          {...form.field('contactName')}
          label={t('contactName')}
          autoComplete="name"
          required
          className="sm:col-span-3"
        />
        <TextField
          {...form.field('contactPhone')}
          label={t('contactPhone')}
          type="tel"
          autoComplete="tel"
          required
          className="sm:col-span-3"
        />
        <TextField
          {...form.field('address')}
          label={t('address')}
          autoComplete="address-line1"
          required
          className="sm:col-span-4"
        />
        <TextField
          {...form.field('suite')}
          label={t('suite')}
          mark={tForms('optional')}
          autoComplete="address-line2"
          className="sm:col-span-2"
        />
        <TextField
          {...form.field('zipCode')}
          label={t('zipCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          className="sm:col-span-3"
        />
        <SelectField
          {...form.field('state')}
          label={t('state')}
          options={US_STATES.map((value) => ({ value, label: value }))}
          autoComplete="address-level1"
          required
          className="sm:col-span-3"
        />
        {/* Hints of unequal length above: the two boxes stand on one line, until an error stands below one. */}
        <div className="grid gap-6 sm:col-span-6 sm:grid-cols-2 sm:not-has-[[aria-invalid]]:items-end">
          <TextField
            {...form.field('npi')}
            label={t('npi')}
            hint={t('npiHint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <SelectField
            {...form.field('county')}
            label={t('county')}
            hint={t('countyHint')}
            emptyLabel={t('choose')}
            options={APPLICATION_COUNTIES.map((value) => ({
              value,
              label: value === 'Other' ? t('otherCounty') : value,
            }))}
            required
          />
        </div>
      </div>
      <ChoiceField
        {...form.field('multipleCounties')}
        legend={t('multipleCounties')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
        <TextField
          {...form.field('confirmEmail')}
          label={t('confirmEmail')}
          type="email"
          autoComplete="email"
          required
        />
      </div>
    </SiteForm>
  );
}

/** The toast that says what the first failing field lacks, for the three checks that have one (section 5). */
function useProblemToast(): (first: { field: ApplicationField; key: string }) => ToastContent | undefined {
  const t = useTranslations('joinNetwork');
  return ({ field, key }) => {
    if (key.startsWith(REQUIRED_PREFIX) && field !== 'suite') {
      return {
        title: t('toast.requiredTitle'),
        description: t('toast.required', { field: t(`fieldNames.${field}`) }),
        variant: 'destructive',
      };
    }
    if (key === EMAIL_MISMATCH) {
      return {
        title: t('toast.mismatchTitle'),
        description: t('errors.email.mismatch'),
        variant: 'destructive',
      };
    }
    if (key === EMAIL_FORMAT) {
      return {
        title: t('toast.invalidEmailTitle'),
        description: t('errors.email.format'),
        variant: 'destructive',
      };
    }
    return undefined;
  };
}
