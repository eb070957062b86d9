import { useFormatter, useTranslations } from 'use-intl';
import type { ActivityItem } from './activity.ts';

/** One line of the activity list: when, who, what, and to what it was done. */
export function ActivityEntry({ entry }: { entry: ActivityItem }) {
  const t = useTranslations('admin.activity');
  const format = useFormatter();
  const { happenedAt, username, action, subject, details } = entry;
  const nobody = action === 'sign-in-refused' ? t('unknownPerson') : t('system');
  return (
    <li
      tabIndex={-1}
      className="grid gap-x-5 gap-y-0.5 px-5 py-3.5 sm:grid-cols-[11.5rem_9rem_minmax(0,1fr)] sm:items-baseline"
    >
      <time dateTime={happenedAt} className="figures text-ink-soft text-sm">
        {format.dateTime(new Date(happenedAt), { dateStyle: 'medium', timeStyle: 'medium' })}
      </time>
      <span className="break-words text-sm">{username ?? nobody}</span>
      <span className="min-w-0">
        <span className="font-bold">{t(`actions.${action}`)}</span>
        {subject !== null && <span className="break-words">: {subject}</span>}
        {details !== null && <ActivityDetails details={details} />}
      </span>
    </li>
  );
}

function ActivityDetails({ details }: { details: NonNullable<ActivityItem['details']> }) {
  const t = useTranslations('admin.activity');
  const format = useFormatter();
  const inWords = (value: string | number | boolean) => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    return typeof value === 'number' ? format.number(value) : value;
  };
  return (
    <span className="block break-words text-ink-soft text-sm">
      {Object.entries(details)
        .map(([name, value]) => `${isNamed(name) ? t(`details.${name}`) : name}: ${inWords(value)}`)
        .join(' · ')}
    </span>
  );
}

/** Facts that have words; another part's are shown under their own name. */
const NAMED = ['count', 'inserted', 'updated', 'unchanged', 'rejected', 'demoRemoved'] as const;

function isNamed(name: string): name is (typeof NAMED)[number] {
  return NAMED.some((named) => named === name);
}
