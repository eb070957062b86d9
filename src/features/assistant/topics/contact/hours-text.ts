import { localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Site, WEEKDAYS } from '#site/site.ts';
import { answerTranslator } from '../../engine/answer-translator.ts';
import { officeHours } from '../../engine/office-hours.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import type { ContactRequest } from './read-contact.ts';

const hoursTranslator = answerTranslator(english, spanish);

/**
 * The office hours; first whether the offices are open on the days and at the time that the question names. Nothing is
 * said of today or of holidays: the configuration knows neither.
 */
export function hoursText({ days, time, holiday }: ContactRequest, site: Site, locale: Locale): string {
  const t = hoursTranslator(locale);
  const { firstDay, lastDay, opensAt, closesAt } = site.hours;
  const hours = officeHours(site, locale);
  const closed = WEEKDAYS.filter((day) => days.includes(day) && (day < firstDay || day > lastDay));
  const isOutside = time !== undefined && (time < opensAt || time > closesAt);
  const sentences = [
    closed.length > 0
      ? t('closedDays', {
          days: listOf(
            closed.map((day) => t(`days.${day}`)),
            locale,
          ),
          hours,
        })
      : t(isOutside ? 'closedThen' : 'hours', { hours }),
    holiday ? t('holidays', { customerService: site.phones.customerService }) : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function listOf(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeTag(locale), { type: 'conjunction' }).format(items);
}
