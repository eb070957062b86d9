import { useTranslations } from 'use-intl';
import { OfficeCard } from '#features/home/locations/office-card.tsx';
import { useSite } from '#site/site-context.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import miami from './miami.svg';
import orlando from './orlando.svg';

/** The section of the two offices, a dark band. */
export default function Locations() {
  const t = useTranslations('locations');
  const { offices } = useSite();
  return (
    <section id="locations" aria-labelledby="locations-title" className="on-dark bg-sea-900 py-section">
      <Container>
        <SectionHeading
          id="locations-title"
          eyebrow={t('eyebrow')}
          title={t('title')}
          lead={t('lead')}
          onDark
        />
        <ul className="mt-12 grid gap-6 lg:grid-cols-2">
          <OfficeCard office={offices[0]} picture={{ src: miami, alt: t('firstPictureAlt') }} />
          <OfficeCard office={offices[1]} picture={{ src: orlando, alt: t('secondPictureAlt') }} />
        </ul>
      </Container>
    </section>
  );
}
