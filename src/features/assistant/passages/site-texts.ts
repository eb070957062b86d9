import { createTranslator } from 'use-intl/core';
import recommendEnglish from '#features/directory/recommend/messages/en.ts';
import recommendSpanish from '#features/directory/recommend/messages/es.ts';
import { SERVICE_AREAS } from '#features/faq/faq.ts';
import faqEnglish from '#features/faq/messages/en.ts';
import faqSpanish from '#features/faq/messages/es.ts';
import aboutEnglish from '#features/home/about/messages/en.ts';
import aboutSpanish from '#features/home/about/messages/es.ts';
import homeEnglish from '#features/home/messages/en.ts';
import homeSpanish from '#features/home/messages/es.ts';
import joinNetworkEnglish from '#features/join-network/messages/en.ts';
import joinNetworkSpanish from '#features/join-network/messages/es.ts';
import portalEnglish from '#features/member-portal/messages/en.ts';
import portalSpanish from '#features/member-portal/messages/es.ts';
import newsEnglish from '#features/news/messages/en.ts';
import newsSpanish from '#features/news/messages/es.ts';
import policiesEnglish from '#features/policies/messages/en.ts';
import policiesSpanish from '#features/policies/messages/es.ts';
import preventiveCareEnglish from '#features/preventive-care/messages/en.ts';
import preventiveCareSpanish from '#features/preventive-care/messages/es.ts';
import { PANEL_GROUPS } from '#features/preventive-care/panel-groups.ts';
import quoteEnglish from '#features/quote/messages/en.ts';
import quoteSpanish from '#features/quote/messages/es.ts';
import { CORE_PACKAGES, PACKAGE_NAMES } from '#features/quote/quote.ts';
import servicesEnglish from '#features/services/messages/en.ts';
import servicesSpanish from '#features/services/messages/es.ts';
import { SERVICES } from '#features/services/services.ts';
import statementsEnglish from '#features/statements/messages/en.ts';
import statementsSpanish from '#features/statements/messages/es.ts';
import { localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MessageTree } from '#i18n/messages.ts';
import siteEnglish from '#site/messages/en.ts';
import siteSpanish from '#site/messages/es.ts';
import { officeAddress, type Site } from '#site/site.ts';
import { officeHours, quotePlan } from '../engine/answer-text.ts';
import ownEnglish from './messages/en.ts';
import ownSpanish from './messages/es.ts';

/** The messages of the site by the features that say them. */
const MESSAGES: Readonly<Record<string, Record<Locale, MessageTree>>> = {
  about: { en: aboutEnglish, es: aboutSpanish },
  faq: { en: faqEnglish, es: faqSpanish },
  home: { en: homeEnglish, es: homeSpanish },
  joinNetwork: { en: joinNetworkEnglish, es: joinNetworkSpanish },
  news: { en: newsEnglish, es: newsSpanish },
  passages: { en: ownEnglish, es: ownSpanish },
  policies: { en: policiesEnglish, es: policiesSpanish },
  portal: { en: portalEnglish, es: portalSpanish },
  preventiveCare: { en: preventiveCareEnglish, es: preventiveCareSpanish },
  quote: { en: quoteEnglish, es: quoteSpanish },
  recommend: { en: recommendEnglish, es: recommendSpanish },
  services: { en: servicesEnglish, es: servicesSpanish },
  site: { en: siteEnglish, es: siteSpanish },
  statements: { en: statementsEnglish, es: statementsSpanish },
};

/** Reads a text of the site by the name of its feature and its key there: "policies.refunds.intro". */
export type ReadText = (key: string, facts?: Facts) => string;
type Facts = Record<string, string | number>;

/**
 * The site's own texts in one language, with the operator's facts filled in.
 *
 * @returns a reader that throws when there is no such text, or it takes a fact that is not known here
 */
export function siteTexts(site: Site, locale: Locale): ReadText {
  const messages = Object.fromEntries(Object.entries(MESSAGES).map(([name, texts]) => [name, texts[locale]]));
  // Keys are data here, so they are no literals; a key that is not there throws, and a test reads every passage.
  const translate: ReadText = createTranslator({
    locale: localeTag(locale),
    messages: messages as Record<string, never>,
    onError: (error) => {
      throw error;
    },
  }) as ReadText;
  const read: ReadText = (key, facts = {}) => translate(key, facts).replaceAll('\u00ad', '');
  const facts = { ...operatorFacts(site, locale), ...planFacts(read, locale) };
  return (key) => read(key, facts);
}

function operatorFacts(site: Site, locale: Locale): Facts {
  const [first, second] = site.offices;
  return {
    ...site.phones,
    brand: site.brandName,
    legalName: site.legalName,
    address: officeAddress(first),
    firstOffice: first.city,
    secondOffice: second.city,
    hours: officeHours(site, locale),
    counties: listOf(SERVICE_AREAS, locale),
    days: site.submissionKeepDays,
    quotePlan: quotePlan(site, locale),
  };
}

/** What panels and packages hold, from their rules. */
function planFacts(read: ReadText, locale: Locale): Facts {
  const panels = PANEL_GROUPS.map(({ id, panels: letters, examples }) => {
    const text = read('passages.panelGroup', {
      panels: read('preventiveCare.panels', { count: letters.length, letters: listOf(letters, locale) }),
      group: read(`preventiveCare.groups.${id}`),
      examples: examples.map((example) => read(`preventiveCare.examples.${example}`)).join(', '),
    });
    return [`panels${id.charAt(0).toUpperCase()}${id.slice(1)}`, text];
  });
  const benefits = CORE_PACKAGES.map((id) => [
    `benefits${id.slice(-1)}`,
    read(`quote.packages.benefits.${id}`),
  ]);
  const having = BENEFITS.map((benefit) => [`packagesWith${benefit}`, listOf(packagesWith(benefit), locale)]);
  return {
    ...PACKAGE_NAMES,
    ...Object.fromEntries([...panels, ...benefits, ...having]),
    services: listOf(
      SERVICES.map(({ id }) => read(`services.${id}.title`)),
      locale,
    ),
    benefits5: read('quote.packages.hospitalHint'),
    calculatorShows: read('passages.packages.calculatorShows'),
  };
}

const BENEFITS = ['Dental', 'Vision', 'Pharmacy', 'Medical'];

/** The packages whose English list of benefits names one. */
function packagesWith(benefit: string): string[] {
  return CORE_PACKAGES.filter((id) =>
    quoteEnglish.packages.benefits[id].toLowerCase().includes(benefit.toLowerCase()),
  ).map((id) => PACKAGE_NAMES[id]);
}

function listOf(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeTag(locale)).format(items);
}
