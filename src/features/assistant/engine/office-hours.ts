import { formatTimeOfDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import siteEnglish from '#site/messages/en.ts';
import siteSpanish from '#site/messages/es.ts';
import type { Site } from '#site/site.ts';
import { answerTranslator } from './answer-translator.ts';

const siteTranslator = answerTranslator(siteEnglish, siteSpanish);

/** The office hours inside a sentence: "lunes a viernes, de 8:00 AM a 5:00 PM". */
export function officeHours({ hours }: Site, locale: Locale): string {
  const t = siteTranslator(locale);
  return t('hoursInSentence', {
    firstDay: t(`days.${hours.firstDay}`),
    lastDay: t(`days.${hours.lastDay}`),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
}
