import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { SampleMark } from './sample.tsx';

const ENTRIES = [
  { name: 'checkup', icon: 'calendar', tone: 'positive' },
  { name: 'claim', icon: 'document', tone: 'sea' },
] as const;

/** What happened last: one checkup and one claim. */
export function RecentActivity() {
  const t = useTranslations('memberPortal.activity');
  return (
    <section aria-labelledby="portal-activity">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="portal-activity" className="text-title-md">
          {t('title')}
        </h2>
        <SampleMark />
      </div>
      <ul className="mt-5 divide-y divide-line border-ink border-t-2 border-b border-b-line">
        {ENTRIES.map(({ name, icon, tone }) => (
          <li key={name} className="flex items-start gap-4 py-5 sm:items-center">
            <span className="arch flex size-12 shrink-0 items-center justify-center bg-sea-100 text-sea-700">
              <Icon name={icon} className="size-6" />
            </span>
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
              <span className="min-w-0">
                <strong className="block">{t(name)}</strong>
                <span className="block text-ink-soft text-sm">{t(`${name}Text`)}</span>
              </span>
              <Badge tone={tone} icon="check">
                {t(`${name}Status`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
