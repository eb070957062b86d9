import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PortalCard } from './portal-card.tsx';
import { InertButton } from './sample.tsx';

const SERVICES = [
  { name: 'consultations', icon: 'video' },
  { name: 'messaging', icon: 'message' },
  { name: 'phone', icon: 'phone' },
  { name: 'prescriptions', icon: 'pill' },
] as const;

/** Care from afar. The price is the sample's: real copayments depend on the plan, and the card says so. */
export function VirtualCareCard() {
  const t = useTranslations('memberPortal.virtualCare');
  return (
    <PortalCard
      icon="video"
      iconClassName="bg-sun-100 text-sea-900"
      title={t('title')}
      text={t('text')}
      badge={<Badge tone="coral">{t('badge')}</Badge>}
      button={<InertButton>{t('button')}</InertButton>}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-surface bg-sun-100 px-5 py-4">
        <strong className="font-display text-title-xl">$5</strong>
        <span>{t('price')}</span>
      </p>
      <p className="mt-2.5 text-ink-soft text-sm">{t('priceNote')}</p>
      <ul className="mt-5 space-y-3">
        {SERVICES.map(({ name, icon }) => (
          <li key={name} className="flex items-center gap-3">
            <Icon name={icon} className="size-5.5 text-sea-600" />
            {t(name)}
          </li>
        ))}
      </ul>
    </PortalCard>
  );
}
