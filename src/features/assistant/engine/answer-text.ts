import { createTranslator } from 'use-intl/core';
import { formatDate, formatTimeOfDay, localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MessageTree, Translation } from '#i18n/messages.ts';
import siteEnglish from '#site/messages/en.ts';
import siteSpanish from '#site/messages/es.ts';
import { type Closure, QUOTE_PLAN_WORDS, type Site } from '#site/site.ts';

/* What the answers of all topics are put together with. */

/**
 * A topic's translators for its answers, from its `messages/en.ts` and `messages/es.ts`.
 *
 * @returns by language, what turns a message's key and values into text
 */
export function answerTranslator<English extends MessageTree>(
  english: English,
  spanish: Translation<English>,
) {
  const translators = {
    en: createTranslator({ locale: localeTag('en'), messages: english }),
    // Spanish has the same keys and values; a test compares them.
    es: createTranslator({ locale: localeTag('es'), messages: spanish as unknown as English }),
  };
  return (locale: Locale) => translators[locale];
}

const siteTranslator = answerTranslator(siteEnglish, siteSpanish);

/** Which plan the calculator's prices are for, in the words of the pages. */
export function quotePlan({ quotePlan: plan }: Site, locale: Locale): string {
  return siteTranslator(locale)(QUOTE_PLAN_WORDS[plan]);
}

/** The office hours inside a sentence: "lunes a viernes, de 8:00 AM a 5:00 PM". */
export function officeHours({ hours }: Pick<Site, 'hours'>, locale: Locale): string {
  const t = siteTranslator(locale);
  return t('hoursInSentence', {
    firstDay: t(`days.${hours.firstDay}`),
    lastDay: t(`days.${hours.lastDay}`),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
}

/** A day on which the hours are others, in the words of the pages: "November 26, 2026: closed (Thanksgiving)". */
export function closureText({ date, open, words }: Closure, locale: Locale): string {
  return siteTranslator(locale)(open ? 'closures.open' : 'closures.closed', {
    date: formatDate(date, locale),
    what: words[locale],
    opens: formatTimeOfDay(open?.opensAt ?? 0),
    closes: formatTimeOfDay(open?.closesAt ?? 0),
  });
}

/** Whom to ask, and when: what most answers that do not know end with. */
export function serviceFacts(site: Site, locale: Locale) {
  return { customerService: site.phones.customerService, hours: officeHours(site, locale) };
}
