import { useTranslations } from 'use-intl';
import { InertTile } from './sample.tsx';

const ACTIONS = [
  { name: 'findProvider', icon: 'search' },
  { name: 'schedule', icon: 'calendar' },
  { name: 'documents', icon: 'document' },
  { name: 'support', icon: 'question' },
] as const;

/** The row of shortcuts. */
export function QuickActions() {
  const t = useTranslations('memberPortal.actions');
  return (
    <section aria-labelledby="portal-actions">
      <h2 id="portal-actions" className="text-title-md">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-ink-soft">{t('text')}</p>
      <ul className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ACTIONS.map(({ name, icon }) => (
          <li key={name} className="grid">
            <InertTile icon={icon}>{t(name)}</InertTile>
          </li>
        ))}
      </ul>
    </section>
  );
}
