import { formatTimeOfDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import english from '#site/messages/en.ts';
import spanish from '#site/messages/es.ts';
import type { Site } from '#site/site.ts';
import { answerTranslator } from './answer-translator.ts';

const translator = answerTranslator(english, spanish);

/** The office hours inside a sentence: "lunes a viernes, de 8:00 AM a 5:00 PM". */
export function officeHours({ hours }: Site, locale: Locale): string {
  const t = translator(locale);
  return t('hoursInSentence', {
    firstDay: t(`days.${hours.firstDay}`),
    lastDay: t(`days.${hours.lastDay}`),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
}
