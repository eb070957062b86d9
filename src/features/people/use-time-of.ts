import { useFormatter } from 'use-intl';
import { plainDayPeriod } from '#i18n/format.ts';

/** Date and time as the panel writes them. */
export function useTimeOf(): (date: string) => string {
  const format = useFormatter();
  return (date) =>
    plainDayPeriod(format.dateTime(new Date(date), { dateStyle: 'medium', timeStyle: 'short' }));
}
