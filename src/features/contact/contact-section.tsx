import { useTranslations } from 'use-intl';
import { contactForm } from '#features/contact/contact-form.ts';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { OPERATOR_PHONES, OperatorPhone } from '#site/operator-links.tsx';
import { useHoursText } from '#site/site-context.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** The home page's contact section: the form, and beside it every number and the hours. */
export default function ContactSection() {
  const t = useTranslations('contact');
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="bg-sea-50 py-10 sm:py-12 lg:py-16 print:bg-white print:py-6"
    >
      <Container className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.35fr] lg:grid-rows-[auto_1fr] lg:gap-y-8">
        <SectionHeading id="contact-title" eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
          <ContactForm />
        </div>
        <ContactDetails />
      </Container>
    </section>
  );
}

/** The contact form; the subjects travel under their English names in both languages. */
function ContactForm() {
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
      <SiteField form={form} name="message" hint={t('messageHint')} rows={4} />
    </SiteForm>
  );
}

/** Every number of the operator and when it is answered. */
function ContactDetails() {
  const t = useTranslations('contact.details');
  const tPhones = useTranslations('site.phones');
  const hours = useHoursText();
  return (
    <aside
      aria-labelledby="contact-details-title"
      className="on-dark @container rounded-panel bg-sea-900 p-4 sm:p-7 forced-colors:border print:border"
    >
      <h3 id="contact-details-title" className="text-title-sm">
        {t('title')}
      </h3>
      <dl className="mt-2 grid gap-x-4 @min-[21rem]:grid-cols-2 @min-[21rem]:gap-y-1">
        {OPERATOR_PHONES.map((name) => (
          <div
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-2 @min-[21rem]:block @max-[21rem]:border-sea-700 @max-[21rem]:border-t"
          >
            <dt className="text-sea-100 text-sm">{tPhones(name)}</dt>
            <dd className="figures flex min-h-10 items-center font-bold">
              <OperatorPhone name={name} className="py-1.5 hover:underline" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-sea-700 border-t pt-3 @min-[21rem]:mt-2">
        <strong className="block">{t('hoursTitle')}</strong>
        <span className="text-sea-100">{hours}</span>
      </p>
    </aside>
  );
}
