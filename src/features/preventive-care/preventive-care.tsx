import { useTranslations } from 'use-intl';
import { PanelGroupCard } from '#features/preventive-care/panel-group-card.tsx';
import { PANEL_GROUPS } from '#features/preventive-care/panel-groups.ts';
import { PreventiveVideo } from '#features/preventive-care/preventive-video.tsx';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** The section of the control panels: when they start, how often they come, what is in them, and a short video. */
export default function PreventiveCare() {
  const t = useTranslations('preventiveCare');
  const { phones } = useSite();
  return (
    <section id="preventive-care" aria-labelledby="preventive-care-title" className="bg-sun-100 py-section">
      <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <SectionHeading
            id="preventive-care-title"
            eyebrow={t('eyebrow')}
            title={t('title')}
            lead={t('lead')}
          />
          <dl className="mt-8 grid grid-cols-2 gap-6 border-ink border-t-2 pt-5">
            <Fact figure={t('startFigure')} text={t('start')} />
            <Fact figure={t('everyFigure')} text={t('every')} />
          </dl>
          <div className="relative mt-12">
            <PreventiveVideo />
            <strong className="absolute -top-7 right-3 rotate-2 rounded-control bg-leaf-700 px-4 py-2 font-display text-sm sm:-top-6 sm:right-4 sm:px-5 sm:py-2.5 sm:text-title-xs text-white shadow-raised forced-colors:border print:static">
              {t('badge')}
            </strong>
          </div>
        </div>
        <div>
          <div className="space-y-4">
            {PANEL_GROUPS.map((group) => (
              <PanelGroupCard key={group.id} group={group} />
            ))}
          </div>
          <p className="mt-5 text-ink-soft">
            {t.rich('more', { phone: () => <PhoneLink phone={phones.appointments} /> })}
          </p>
        </div>
      </Container>
    </section>
  );
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">{text}</dt>
      <dd className="font-bold font-display text-title-md">{figure}</dd>
    </div>
  );
}
