import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { Answer } from './answer.ts';
import { answerTranslator } from './answer-translator.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import { officeHours } from './office-hours.ts';

const translator = answerTranslator(english, spanish);

/** What is said when nothing on the site answers a question: so, and whom to ask. */
export function declinedAnswer(locale: Locale, site: Site): Answer {
  const t = translator(locale);
  return {
    kind: 'declined',
    text: t('declined', {
      customerService: site.phones.customerService,
      hours: officeHours(site, locale),
    }),
    links: [{ href: '/#contact', label: t('contact') }],
  };
}
