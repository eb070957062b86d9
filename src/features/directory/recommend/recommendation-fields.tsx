import { useTranslations } from 'use-intl';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { specialtyInLanguage } from '../names-in-language.ts';
import { SPECIALTIES } from '../specialties.ts';
import { recommendationForm } from './recommendation-form.ts';

/** The nine fields of a recommendation. @param onSent told the reference of what was stored */
export default function RecommendationFields({ onSent }: { onSent?: (reference: string) => void }) {
  const t = useTranslations('recommend');
  const tForms = useTranslations('forms');
  const locale = usePageLocale();
  const form = useSiteForm({
    definition: recommendationForm,
    feature: 'recommend',
    onSent: (reference) => {
      showToast({ title: t('success.title'), description: t('success.text') });
      onSent?.(reference);
    },
    onFailed: () => {
      showToast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
    },
  });
  const specialties = SPECIALTIES.map(({ en }) => ({ value: en, label: specialtyInLanguage(en, locale) }));
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
          <TextField {...form.field('doctorName')} label={t('doctorName')} autoComplete="off" required />
          <TextField
            {...form.field('doctorPhone')}
            label={t('doctorPhone')}
            type="tel"
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('doctorEmail')}
            label={t('doctorEmail')}
            mark={tForms('optional')}
            type="email"
            autoComplete="off"
          />
          <SelectField
            {...form.field('specialty')}
            label={t('specialty')}
            emptyLabel={t('choose')}
            options={specialties.sort((a, b) => a.label.localeCompare(b.label, locale))}
            required
          />
          <TextField
            {...form.field('doctorAddress')}
            label={t('doctorAddress')}
            hint={t('doctorAddressHint')}
            autoComplete="off"
            required
            className="sm:col-span-2"
          />
          <TextArea
            {...form.field('notes')}
            label={t('notes')}
            hint={t('notesHint')}
            mark={tForms('optional')}
            rows={3}
            className="sm:col-span-2"
          />
        </div>
      </fieldset>
      <fieldset className="min-w-0 border-line border-t pt-6">
        <legend className="float-left mb-4 w-full font-bold font-display text-title-xs">
          {t('aboutYou')}
        </legend>
        <div className="clear-both grid gap-6 sm:grid-cols-2">
          <TextField {...form.field('referrerName')} label={t('referrerName')} autoComplete="name" required />
          <TextField
            {...form.field('referrerEmail')}
            label={t('referrerEmail')}
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            {...form.field('referrerPhone')}
            label={t('referrerPhone')}
            type="tel"
            autoComplete="tel"
            required
          />
        </div>
      </fieldset>
    </SiteForm>
  );
}
