import { useTranslations } from 'use-intl';
import { formatCount } from '#i18n/format.ts';
import { PortalCard } from './portal-card.tsx';
import { InertButton } from './sample.tsx';

/** The sample's points, and what adds to them (docs/product/pages.md, Member portal preview). */
const POINTS = 2450;
const EARNED = [
  { name: 'checkups', points: 200 },
  { name: 'screenings', points: 150 },
  { name: 'activities', points: 50 },
] as const;

/** Points for care taken. */
export function WellnessCard() {
  const t = useTranslations('memberPortal.wellness');
  return (
    <PortalCard
      icon="heart"
      iconClassName="bg-coral-100 text-coral-700"
      title={t('title')}
      text={t('text')}
      button={<InertButton>{t('button')}</InertButton>}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-surface bg-sea-50 px-5 py-4">
        <strong className="figures font-display text-title-xl">{formatCount(POINTS)}</strong>
        <span>{t('points')}</span>
      </p>
      <h4 className="mt-5 text-title-xs">{t('earn')}</h4>
      <dl className="mt-2 divide-y divide-line">
        {EARNED.map(({ name, points }) => (
          <div key={name} className="flex justify-between gap-4 py-3">
            <dt>{t(name)}</dt>
            <dd className="figures font-bold text-leaf-700">+{points}</dd>
          </div>
        ))}
      </dl>
    </PortalCard>
  );
}
