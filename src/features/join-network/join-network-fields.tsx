import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { dismissToast, showToast, type ToastContent } from '#ui/toast/toasts.ts';
import {
  type ApplicationField,
  EMAIL_FORMAT,
  EMAIL_MISMATCH,
  joinNetworkForm,
  REQUIRED_PREFIX,
} from './join-network-form.ts';

/**
 * The network application; what is chosen travels under its English name in both languages.
 *
 * The toast says with which field to begin (docs/product/forms.md); each field says for itself what it lacks. A summary
 * of them all stands above the fields only where there is no toast, because what else is checked (phone, ZIP code, NPI)
 * is refused without one. So each submit closes the toast of the one before. A screen reader hears the fields alone.
 */
export default function JoinNetworkFields() {
  const t = useTranslations('joinNetwork');
  const lastToast = useRef<number>(undefined);
  const toast = (content: ToastContent) => {
    lastToast.current = showToast({ ...content, isOnPage: true });
  };
  const [hasProblemToast, setHasProblemToast] = useState(false);
  const problemToast = useProblemToast();
  const form = useSiteForm({
    definition: joinNetworkForm,
    onInvalid: ([first]) => {
      const content = first && problemToast(first);
      setHasProblemToast(content !== undefined);
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
    setHasProblemToast(false);
    form.onSubmit(event);
  };
  return (
    <SiteForm
      form={{ ...form, onSubmit: submit }}
      staysAfterSending
      summarizes={!hasProblemToast}
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      note={t('privacy')}
      success={{ title: t('success.title'), text: t('success.text'), again: t('success.again') }}
    >
      <div className="grid gap-6 sm:grid-cols-6">
        <SiteField form={form} name="providerName" className="sm:col-span-3" />
        <SiteField form={form} name="specialty" emptyLabel={t('choose')} className="sm:col-span-3" />
        <SiteField form={form} name="contactName" className="sm:col-span-3" />
        <SiteField form={form} name="contactPhone" className="sm:col-span-3" />
        <SiteField form={form} name="address" className="sm:col-span-4" />
        <SiteField form={form} name="suite" className="sm:col-span-2" />
        <SiteField form={form} name="zipCode" className="sm:col-span-3" />
        <SiteField form={form} name="state" className="sm:col-span-3" />
        {/* Hints of unequal length above: the two boxes are on one line, until an error is below one. */}
        <div className="grid gap-6 sm:col-span-6 sm:grid-cols-2 sm:not-has-[[aria-invalid]]:items-end">
          <SiteField form={form} name="npi" hint={t('npiHint')} />
          <SiteField form={form} name="county" hint={t('countyHint')} emptyLabel={t('choose')} />
        </div>
      </div>
      <SiteField form={form} name="multipleCounties" />
      <div className="grid gap-6 sm:grid-cols-2">
        <SiteField form={form} name="email" />
        <SiteField form={form} name="confirmEmail" />
      </div>
    </SiteForm>
  );
}

/** The toast that says what the first failing field lacks, for the three checks that have one. */
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
