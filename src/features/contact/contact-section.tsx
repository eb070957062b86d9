import { useTranslations } from 'use-intl';
import { ContactDetails } from '#features/contact/contact-details.tsx';
import { ContactForm } from '#features/contact/contact-form-fields.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

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
