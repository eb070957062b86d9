import { useTranslations } from 'use-intl';
import { formatTimeOfDay } from '#i18n/format.ts';
import { useSite } from '#site/site-context.tsx';

/**
 * The office hours in the page's language: "Monday to Friday, 8:00 AM to 5:00 PM".
 *
 * @param place where they stand: Spanish begins with a capital on a line of its own, and small inside a sentence
 */
export function useHoursText(place: 'line' | 'sentence' = 'line'): string {
  const t = useTranslations('site');
  const { hours } = useSite();
  return t(place === 'sentence' ? 'hoursInSentence' : 'hours', {
    firstDay: t(`days.${hours.firstDay}`),
    lastDay: t(`days.${hours.lastDay}`),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
}
