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
      className="bg-sea-50 py-section print:bg-white print:py-6"
    >
      <Container>
        <SectionHeading id="contact-title" eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
        <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.55fr_1fr]">
          <div className="min-w-0 print:hidden">
            <ContactForm />
          </div>
          <ContactDetails />
        </div>
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
      <SiteField form={form} name="message" hint={t('messageHint')} rows={6} />
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
      className="on-dark rounded-panel bg-sea-900 p-6 sm:p-9 forced-colors:border print:border"
    >
      <h3 id="contact-details-title" className="text-title-sm">
        {t('title')}
      </h3>
      <dl className="mt-5 divide-y divide-sea-700 border-sea-700 border-y">
        {OPERATOR_PHONES.map((name) => (
          <div key={name} className="py-3 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
            <dt className="text-sea-100">{tPhones(name)}</dt>
            <dd className="figures font-bold text-title-xs">
              <OperatorPhone name={name} className="inline-block py-1 hover:underline" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <strong className="block">{t('hoursTitle')}</strong>
        <span className="text-sea-100">{hours}</span>
      </p>
    </aside>
  );
}
