import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PANEL_GROUPS, type PanelGroup } from '#features/preventive-care/panel-groups.ts';
import { PreventiveVideo } from '#features/preventive-care/preventive-video.tsx';
import { PlanLabel } from '#site/plan-label.tsx';
import { useSite } from '#site/site-context.tsx';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** The section of the control panels: when they start, how often they come, what is in them, and a short video. */
export default function PreventiveCare() {
  const t = useTranslations('preventiveCare');
  return (
    <section id="preventive-care" aria-labelledby="preventive-care-title" className="bg-sun-100 py-6">
      <Container className="grid gap-x-14 gap-y-3 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <SectionHeading
            id="preventive-care-title"
            eyebrow={t('eyebrow')}
            title={t('title')}
            lead={t('lead')}
          />
          {/* Lies over the film's edge by a little, whatever its size: the film's controls stay free. */}
          <div className="lg:max-w-[24rem]">
            <strong className="relative z-10 mt-2 mr-3 -mb-3 ml-auto block w-fit rotate-2 rounded-control bg-leaf-700 px-4 py-1.5 font-display text-sm text-white shadow-raised sm:mr-4 sm:text-base forced-colors:border print:m-0">
              <span>{t('badge')}</span> <PlanLabel fact="panels" plan="phc" />
            </strong>
            <PreventiveVideo />
          </div>
        </div>
        <div className="flex flex-col gap-2.5">
          <dl className="grid grid-cols-2 gap-5 border-ink border-t-2 pt-3 huge-text:grid-cols-1">
            <Fact figure={t('startFigure')} text={t('start')} />
            <Fact figure={t('everyFigure')} text={t('every')} />
          </dl>
          <div className="divide-y divide-line rounded-surface bg-white px-4 sm:px-5">
            {PANEL_GROUPS.map((group) => (
              <PanelGroupRow key={group.id} group={group} />
            ))}
          </div>
          <p className="text-ink-soft leading-snug">
            {t.rich('more', {
              contact: (words) => (
                <Link to="/{-$locale}" hash="contact" className="text-link">
                  {words}
                </Link>
              ),
            })}
          </p>
        </div>
      </Container>
    </section>
  );
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">
        <span>{text}</span> <PlanLabel fact="panels" plan="phc" />
      </dt>
      <dd className="font-bold font-display text-title-md">{figure}</dd>
    </div>
  );
}

/** One group of panels with the example services that are in it, which phones fold. */
function PanelGroupRow({ group: { id, panels, examples } }: { group: PanelGroup }) {
  const t = useTranslations('preventiveCare');
  const { links } = useSite();
  const name = t('panels', { count: panels.length, letters: panels.join(', ') });
  return (
    <div className="@container sm:py-2.5">
      <div className="grid gap-x-6 gap-y-1 @min-[30rem]:grid-cols-[13rem_1fr]">
        <FoldedOnPhones
          className="open:pb-4"
          heading={
            <h3 className="py-1 text-title-xs unfolded:py-0">
              <span>{name}</span>
              <span className="block text-coral-700 text-sm unfolded:font-text unfolded:tracking-normal">
                {t(`groups.${id}`)}
              </span>
            </h3>
          }
        >
          <div className="flex flex-wrap content-start gap-x-5 gap-y-1 leading-snug">
            <ul aria-label={t('examples.label', { panels: name })} className="contents">
              {examples.map((example) => (
                <li key={example} className="flex gap-2">
                  <Icon name="check" className="mt-0.5 size-4.5 stroke-3 text-sea-600" />
                  <span className="min-w-0">{t(`examples.${example}`)}</span>
                </li>
              ))}
            </ul>
            {links.findDoctor === '/providers' && <WhoDoesIt panels={panels} />}
          </div>
        </FoldedOnPhones>
      </div>
    </div>
  );
}

/** For each panel those of the directory who do it: of one the words are the link, of several its letter. */
function WhoDoesIt({ panels }: { panels: PanelGroup['panels'] }) {
  const t = useTranslations('preventiveCare');
  const isOne = panels.length === 1;
  return (
    <p className="print:hidden">
      {!isOne && <span>{t('near')}</span>}
      {panels.map((panel) => (
        <Link
          key={panel}
          to="/{-$locale}/providers"
          search={{ panel }}
          preload={false}
          className={isOne ? 'text-link' : 'text-link px-2.5'}
        >
          <VisuallyHidden>{`${t('panels', { count: 1, letters: panel })}: ${t('near')}`}</VisuallyHidden>
          <span aria-hidden="true">{isOne ? t('near') : panel}</span>
        </Link>
      ))}
    </p>
  );
}
