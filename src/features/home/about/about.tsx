import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** The section about the company: licenses, mission, experience and membership. */
export default function About() {
  const t = useTranslations('about');
  const { brandName } = useSite();
  return (
    <section id="about" aria-labelledby="about-title" className="py-section">
      <Container>
        <SectionHeading
          id="about-title"
          eyebrow={t('eyebrow')}
          title={t('title')}
          lead={t('lead', { brand: brandName })}
        />
        <ul className="mt-12 grid border-ink border-t-2 sm:grid-cols-2 lg:grid-cols-4">
          <AboutCard name="licenses">
            <p>{t('licenses.text')}</p>
            <p className="mt-3">{t('licenses.discountPlanText')}</p>
          </AboutCard>
          <AboutCard name="mission">
            <p>{t('mission.text')}</p>
          </AboutCard>
          <AboutCard name="experience">
            <p>{t('experience.text')}</p>
          </AboutCard>
          <AboutCard name="membership">
            <p>{t('membership.text')}</p>
          </AboutCard>
        </ul>
      </Container>
    </section>
  );
}

interface AboutCardProps {
  name: 'licenses' | 'mission' | 'experience' | 'membership';
  children: ReactNode;
}

/** A cell of the ruled row: its figure large, its title, its text. */
function AboutCard({ name, children }: AboutCardProps) {
  const t = useTranslations(`about.${name}`);
  return (
    <li className="border-line py-8 max-lg:border-b sm:odd:border-r sm:odd:pr-7 sm:even:pl-7 lg:border-r lg:px-6 lg:last:border-r-0 lg:last:pr-0 lg:first:pl-0">
      <p className="font-bold font-display text-coral-600 text-title-md">{t('figure')}</p>
      <h3 className="mt-4 text-title-xs">{t('title')}</h3>
      <div className="mt-2 text-ink-soft">{children}</div>
    </li>
  );
}
