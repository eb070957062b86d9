import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { floridaTimeOf } from '#i18n/florida-clock.ts';
import { useKindName } from '#revisions/panel/use-kind-name.ts';
import type { Version } from '#revisions/revision.ts';
import { StartCard } from './start-card.tsx';

/** So many of what waits stand here; all of it has a page of its own. */
const NEXT_SHOWN = 3;

/** What is published next by the clock. */
export function StartScheduled({ scheduled }: { scheduled: readonly Version[] }) {
  const t = useTranslations('admin.start');
  const tAll = useTranslations('revisions.scheduled');
  const nameOf = useKindName();
  return (
    <StartCard id="start-scheduled" title={tAll('title')}>
      <p className="mt-2 font-bold">
        {scheduled.length === 0 ? tAll('empty') : tAll('count', { count: scheduled.length })}
      </p>
      {scheduled.length > 0 && (
        <>
          <ol className="mt-1 divide-y divide-line">
            {scheduled.slice(0, NEXT_SHOWN).map(({ number, kind, title, inForceFrom, createdAt }) => {
              const moment = new Date(inForceFrom ?? createdAt);
              return (
                <li key={number} className="py-2">
                  <p className="break-words">{[nameOf(kind), title].filter(Boolean).join(': ')}</p>
                  <time dateTime={moment.toISOString()} className="block text-ink-soft text-sm">
                    {tAll('zone', { time: floridaTimeOf(moment) })}
                  </time>
                </li>
              );
            })}
          </ol>
          <p className="mt-3">
            <Link to="/admin/programado" className="text-link">
              {t('allScheduled')}
            </Link>
          </p>
        </>
      )}
    </StartCard>
  );
}
