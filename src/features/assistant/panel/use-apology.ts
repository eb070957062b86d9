import { useLocale, useTranslations } from 'use-intl';
import { formatTimeOfDay } from '#i18n/format.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import type { Weekday } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';

/**
 * What the bot says when its answer failed, with both numbers and the hours (docs/product/assistant.md). Before it whom
 * to call in danger: the question that has no answer may have been a cry for help.
 */
export function useApology(): string {
  const t = useTranslations('assistant');
  const locale = useLocale();
  const { phones, hours } = useSite();
  const times = t('apologyHours', {
    firstDay: dayName(hours.firstDay, locale),
    lastDay: dayName(hours.lastDay, locale),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
  // Letter by letter as specified: with plain spaces.
  const apology = t('apology', {
    miamiDade: phones.miamiDade,
    otherCounties: phones.otherCounties,
    hours: times.replaceAll('\u00a0', ' '),
  });
  return `${t('safetyLine', EMERGENCY_NUMBERS)}\n\n${apology}`;
}

/**
 * From the browser, because the site's own words are only there in the page's language. Spanish writes days small;
 * where they stand for themselves they begin with a capital.
 */
function dayName(weekday: Weekday, locale: string): string {
  // The fourth of January 1970 was a Sunday.
  const date = Date.UTC(1970, 0, 4 + weekday);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
  return day.charAt(0).toUpperCase() + day.slice(1);
}
