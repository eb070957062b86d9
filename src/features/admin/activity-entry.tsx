import { useFormatter, useMessages, useTranslations } from 'use-intl';
import { plainDayPeriod } from '#i18n/format.ts';
import { useKindName } from '#revisions/panel/use-kind-name.ts';
import type { ActivityItem } from './activity.ts';

/** One line of the activity list: when, who, what, and to what it was done. */
export function ActivityEntry({ entry }: { entry: ActivityItem }) {
  const t = useTranslations('admin.activity');
  const format = useFormatter();
  const { happenedAt, username, action, subject, details, count } = entry;
  const nobody = action === 'sign-in-refused' ? t('unknownPerson') : t('system');
  return (
    <li
      tabIndex={-1}
      className="grid gap-x-5 gap-y-0.5 px-5 py-3.5 sm:grid-cols-[11.5rem_9rem_minmax(0,1fr)] sm:items-baseline"
    >
      <time dateTime={happenedAt} className="figures text-ink-soft text-sm">
        {plainDayPeriod(format.dateTime(new Date(happenedAt), { dateStyle: 'medium', timeStyle: 'medium' }))}
      </time>
      <span className="break-words text-sm">{username ?? nobody}</span>
      <span className="min-w-0">
        <span className="font-bold">{t(`actions.${action}`)}</span>
        {subject !== null && <span className="break-words">{`: ${subject}`}</span>}
        {count > 1 && <span className="text-ink-soft">{` · ${t('times', { count })}`}</span>}
        {details !== null && <ActivityDetails details={details} />}
      </span>
    </li>
  );
}

/** Facts and values have labels; what another part adds later is shown under its own name until it has one. */
function ActivityDetails({ details }: { details: NonNullable<ActivityItem['details']> }) {
  const t = useTranslations('admin.activity');
  const { details: names, values } = useMessages().admin.activity;
  const nameOf = useKindName();
  const format = useFormatter();
  const inWords = (value: string | number | boolean) => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (typeof value === 'number') return format.number(value);
    // Several, such as the parts of an article that were changed, are one text.
    return value
      .split(', ')
      .map((part) => (hasKey(values, part) ? t(`values.${part}`) : nameOf(part)))
      .join(', ');
  };
  return (
    <span className="block break-words text-ink-soft text-sm">
      {Object.entries(details)
        .map(([name, value]) => `${hasKey(names, name) ? t(`details.${name}`) : name}: ${inWords(value)}`)
        .join(' · ')}
    </span>
  );
}

function hasKey<Keyed extends object>(words: Keyed, key: string): key is Extract<keyof Keyed, string> {
  return Object.hasOwn(words, key);
}
