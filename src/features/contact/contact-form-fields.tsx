import { useTranslations } from 'use-intl';
import { CONTACT_SUBJECTS, contactForm } from '#features/contact/contact-form.ts';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { useHoursText } from '#site/use-hours-text.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const SUBJECT_LABELS = {
  'General Inquiry': 'subjects.general',
  'Enrollment Questions': 'subjects.enrollment',
  'Provider Search Help': 'subjects.providerSearch',
  'Billing Questions': 'subjects.billing',
  'File a Complaint': 'subjects.complaint',
} as const satisfies Record<(typeof CONTACT_SUBJECTS)[number], string>;

/** The contact form; the subjects travel under their English names in both languages. */
export function ContactForm() {
  const t = useTranslations('contact');
  const hours = useHoursText('sentence');
  const form = useSiteForm({ definition: contactForm, feature: 'contact' });
  return (
    <SiteForm
      form={form}
      submitLabel={t('send')}
      busyLabel={t('sending')}
      note={t('privacy')}
      success={{ title: t('success.title'), text: t('success.text', { hours }), again: t('success.again') }}
    >
      <TextField {...form.field('fullName')} label={t('fullName')} autoComplete="name" required />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
        <TextField {...form.field('phone')} label={t('phone')} type="tel" autoComplete="tel" required />
      </div>
      <SelectField
        {...form.field('subject')}
        label={t('subject')}
        emptyLabel={t('chooseSubject')}
        options={CONTACT_SUBJECTS.map((value) => ({ value, label: t(SUBJECT_LABELS[value]) }))}
        required
      />
      <TextArea {...form.field('message')} label={t('message')} hint={t('messageHint')} rows={6} required />
    </SiteForm>
  );
}
