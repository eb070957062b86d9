import { useTranslations } from 'use-intl';
import { contactForm } from '#features/contact/contact-form.ts';
import { SiteField } from '#forms/site-field.tsx';
import { SiteForm } from '#forms/site-form.tsx';
import { useSiteForm } from '#forms/use-site-form.ts';
import { OfficeClosures } from '#site/office-closures.tsx';
import { OPERATOR_PHONES, OperatorPhone } from '#site/operator-links.tsx';
import { useHoursText } from '#site/site-context.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** The home page's contact section: the form, and beside it every number and the hours. */
export default function ContactSection() {
  const t = useTranslations('contact');
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-sea-50 py-6 print:bg-white">
      <Container className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-[1fr_1.5fr] lg:grid-rows-[auto_1fr]">
        <SectionHeading id="contact-title" eyebrow={t('eyebrow')} title={t('title')} />
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
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <SiteField form={form} name="fullName" />
        <SiteField form={form} name="email" />
        <SiteField form={form} name="phone" />
        <SiteField form={form} name="subject" emptyLabel={t('chooseSubject')} />
      </div>
      <SiteField form={form} name="message" hint={t('messageHint')} rows={3} />
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
      className="on-dark @container rounded-panel bg-sea-900 px-4 py-1 sm:p-5 forced-colors:border print:border"
    >
      <FoldedOnPhones
        heading={
          <h3 id="contact-details-title" className="text-title-sm">
            {t('title')}
          </h3>
        }
        summary={<span>{t('summary')}</span>}
      >
        <dl className="grid grid-cols-2 gap-x-3 @min-[24rem]:grid-cols-3 sm:mt-2 huge-text:block">
          {OPERATOR_PHONES.map((name) => (
            <div key={name}>
              <dt className="text-sea-100 text-sm">{tPhones(name)}</dt>
              <dd className="figures flex min-h-8 items-center font-bold">
                <OperatorPhone name={name} className="py-1 hover:underline" />
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-sea-700 border-t py-2">
          <strong className="block">{t('hoursTitle')}</strong>
          <span className="text-sea-100">
            <span>{hours}</span>
            <OfficeClosures />
          </span>
        </p>
      </FoldedOnPhones>
    </aside>
  );
}
