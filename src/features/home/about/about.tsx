import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OutsideLink } from '#site/operator-links.tsx';
import { PlanLabel } from '#site/plan-label.tsx';
import { useSite } from '#site/site-context.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** What a visitor can check. */
const CHECKABLE = 'wrap-anywhere font-bold text-ink';

/** The section about the company: licenses, mission, experience and membership; of what can be checked, what the operator named. */
export default function About() {
  const t = useTranslations('about');
  const { clinicNumber, discountPlanNumber, lookup, accreditation } = useSite().licenses;
  return (
    <section id="about" aria-labelledby="about-title" className="py-6">
      <Container className="grid gap-y-4">
        <SectionHeading id="about-title" eyebrow={t('eyebrow')} title={t('title')} />
        {/* On a wide screen all four share a row; else the licenses have one, with one column for each. */}
        <ul className="grid content-start gap-x-8 border-ink border-t-2 sm:grid-cols-3 lg:grid-cols-[1.3fr_1fr_1fr_1.2fr]">
          <AboutCard
            name="licenses"
            icon="document"
            className="border-line max-lg:border-b sm:max-lg:col-span-3"
          >
            <div className="grid gap-x-8 gap-y-2 sm:max-lg:grid-cols-2">
              <div>
                <p>{t('licenses.text')}</p>
                {clinicNumber && (
                  <p className={CHECKABLE}>{t('licenses.clinicNumber', { number: clinicNumber })}</p>
                )}
              </div>
              <div>
                <p>{t('licenses.discountPlanText')}</p>
                {discountPlanNumber && (
                  <p className={CHECKABLE}>
                    {t('licenses.discountPlanNumber', { number: discountPlanNumber })}
                  </p>
                )}
              </div>
            </div>
            {lookup && (clinicNumber || discountPlanNumber) && (
              <p className="mt-1.5">
                <OutsideLink href={lookup} className="text-link">
                  {t('licenses.lookup')}
                </OutsideLink>
              </p>
            )}
          </AboutCard>
          <AboutCard name="mission" icon="heart" className="border-line max-sm:border-b">
            <p>{t('mission.text')}</p>
          </AboutCard>
          <AboutCard name="experience" icon="star" className="border-line max-sm:border-b">
            <p>{t('experience.text')}</p>
            {accreditation && (
              <p className={CHECKABLE}>{t('experience.accredited', { name: accreditation })}</p>
            )}
          </AboutCard>
          <AboutCard name="membership" icon="user">
            <p>
              <span>{t('membership.text')}</span> <PlanLabel fact="loyalty" plan="unconfirmed" />
            </p>
          </AboutCard>
        </ul>
      </Container>
    </section>
  );
}

interface AboutCardProps {
  name: 'licenses' | 'mission' | 'experience' | 'membership';
  icon: IconName;
  /** Its place, and the line beneath it. */
  className?: string;
  children: ReactNode;
}

/** A cell of the ruled table: its title and its text; on phones folded, but for the licenses. */
function AboutCard({ name, icon, className = '', children }: AboutCardProps) {
  const t = useTranslations(`about.${name}`);
  const title = (
    <span className="flex items-start gap-2 py-1 text-title-xs sm:py-0">
      <Icon name={icon} className="size-6 text-coral-600" />
      <span>{t('title')}</span>
    </span>
  );
  const text = <div className="mt-1 text-ink-soft leading-snug">{children}</div>;
  if (name === 'licenses') {
    return (
      <li className={`py-2.5 ${className}`}>
        <h3>{title}</h3>
        {text}
      </li>
    );
  }
  return (
    <li className={`sm:py-2.5 ${className}`}>
      <FoldedOnPhones heading={<h3>{title}</h3>} className="open:pb-4">
        {text}
      </FoldedOnPhones>
    </li>
  );
}
