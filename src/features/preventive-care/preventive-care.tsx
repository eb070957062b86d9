import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PANEL_GROUPS, type PanelGroup } from '#features/preventive-care/panel-groups.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

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

/**
 * The silent film about the panel groups, with the browser's own controls. Nothing of it is downloaded before it is
 * started but its poster, and that only when the section comes near. Captions are on, in the page's language.
 */
function PreventiveVideo() {
  const t = useTranslations('preventiveCare.video');
  const locale = usePageLocale();
  const [isNear, setIsNear] = useState(false);
  useEffect(() => setIsNear(true), []);
  return (
    <video
      // A browser chooses the captions once: another language is another player.
      key={locale}
      controls
      preload="none"
      playsInline
      width={1280}
      height={720}
      poster={isNear ? '/media/preventive-care.avif' : undefined}
      aria-label={t('label')}
      className="aspect-video h-auto w-full rounded-surface bg-sea-700 print:hidden"
    >
      <source src="/media/preventive-care.webm" type="video/webm" />
      <source src="/media/preventive-care.mp4" type="video/mp4" />
      <track
        kind="captions"
        src="/media/preventive-care.en.vtt"
        srcLang="en"
        label={t('captionsEn')}
        default={locale === 'en'}
      />
      <track
        kind="captions"
        src="/media/preventive-care.es.vtt"
        srcLang="es"
        label={t('captionsEs')}
        default={locale === 'es'}
      />
      {t('noVideo')}
    </video>
  );
}

/** One group of panels with the example services that are in it. */
function PanelGroupCard({ group: { id, panels, examples } }: { group: PanelGroup }) {
  const t = useTranslations('preventiveCare');
  const name = t('panels', { count: panels.length, letters: panels.join(', ') });
  return (
    <div className="@container rounded-surface bg-white px-6 py-5">
      <div className="grid gap-x-6 gap-y-3 @min-[32rem]:grid-cols-[9.5rem_1fr]">
        <div>
          <h3 className="text-title-sm">{name}</h3>
          <p className="mt-1 font-bold text-coral-700 text-sm">{t(`groups.${id}`)}</p>
        </div>
        <ul
          aria-label={t('examples.label', { panels: name })}
          className="grid content-start gap-x-6 gap-y-1.5 @min-[24rem]:grid-cols-2 @min-[32rem]:pt-0.5"
        >
          {examples.map((example) => (
            <li key={example} className="flex gap-2.5 only:col-span-full">
              <Icon name="check" className="mt-1 size-4.5 stroke-3 text-sea-600" />
              <span className="min-w-0">{t(`examples.${example}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
