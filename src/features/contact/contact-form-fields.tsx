import { useTranslations } from 'use-intl';
import { contactForm } from '#features/contact/contact-form.ts';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { useHoursText } from '#site/use-hours-text.ts';

/** The contact form; the subjects travel under their English names in both languages. */
export function ContactForm() {
  const t = useTranslations('contact');
  const hours = useHoursText('sentence');
  const form = useSiteForm({ definition: contactForm });
  return (
    <SiteForm
      form={form}
      submitLabel={t('send')}
      busyLabel={t('sending')}
      note={t('privacy')}
      success={{ title: t('success.title'), text: t('success.text', { hours }), again: t('success.again') }}
    >
      <SiteField form={form} name="fullName" />
      <div className="grid gap-6 sm:grid-cols-2">
        <SiteField form={form} name="email" />
        <SiteField form={form} name="phone" />
      </div>
      <SiteField form={form} name="subject" emptyLabel={t('chooseSubject')} />
      <SiteField form={form} name="message" hint={t('messageHint')} rows={6} />
    </SiteForm>
  );
}
