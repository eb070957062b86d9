import { useTranslations } from 'use-intl';
import { formatTimeOfDay } from '#i18n/format.ts';
import { useSite } from '#site/site-context.tsx';

/** What the bot says when its answer cannot be had, with both numbers and the hours (specification, section 8). */
export function useApology(): string {
  const t = useTranslations('assistant');
  const tDays = useTranslations('site.days');
  const { phones, hours } = useSite();
  const times = t('apologyHours', {
    firstDay: capitalized(tDays(`${hours.firstDay}`)),
    lastDay: capitalized(tDays(`${hours.lastDay}`)),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
  // Letter by letter as specified: with plain spaces.
  return t('apology', {
    miamiDade: phones.miamiDade,
    otherCounties: phones.otherCounties,
    hours: times.replaceAll('\u00a0', ' '),
  });
}

/** Spanish writes days small; where they stand for themselves they begin with a capital. */
function capitalized(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
