import { useTranslations } from 'use-intl';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { SPECIALTIES } from '../specialties.ts';
import { recommendationForm } from './recommendation-form.ts';

/** The nine fields of a recommendation. @param onSent called with the reference of what was stored */
export default function RecommendationFields({ onSent }: { onSent?: (reference: string) => void }) {
  const t = useTranslations('recommend');
  const locale = usePageLocale();
  const form = useSiteForm({
    definition: recommendationForm,
    onSent: (reference) => {
      // Whoever closes the form with it leaves the success view unread.
      showToast({ title: t('success.title'), description: t('success.text'), isOnPage: !onSent });
      onSent?.(reference);
    },
    onFailed: () => {
      showToast({
        title: t('failed.title'),
        description: t('failed.text'),
        variant: 'destructive',
        isOnPage: true,
      });
    },
  });
  const specialties = SPECIALTIES.map((specialty) => ({ value: specialty.en, label: specialty[locale] }));
  specialties.sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <SiteForm
      form={form}
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      note={t('privacy')}
      success={{ title: t('success.title'), text: t('success.text'), again: t('success.again') }}
    >
      <fieldset className="min-w-0">
        <legend className="mb-4 font-bold font-display text-title-xs">{t('aboutDoctor')}</legend>
        <div className="grid gap-6 sm:grid-cols-2">
          <SiteField form={form} name="doctorName" />
          <SiteField form={form} name="doctorPhone" />
          <SiteField form={form} name="doctorEmail" />
          <SiteField form={form} name="specialty" emptyLabel={t('choose')} options={specialties} />
          <SiteField
            form={form}
            name="doctorAddress"
            hint={t('doctorAddressHint')}
            className="sm:col-span-2"
          />
          <SiteField form={form} name="notes" hint={t('notesHint')} rows={3} className="sm:col-span-2" />
        </div>
      </fieldset>
      <fieldset className="min-w-0 border-line border-t pt-6">
        <legend className="float-left mb-4 w-full font-bold font-display text-title-xs">
          {t('aboutYou')}
        </legend>
        <div className="clear-both grid gap-6 sm:grid-cols-2">
          <SiteField form={form} name="referrerName" />
          <SiteField form={form} name="referrerEmail" />
          <SiteField form={form} name="referrerPhone" />
        </div>
      </fieldset>
    </SiteForm>
  );
}
