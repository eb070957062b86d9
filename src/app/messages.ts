import { assistantCatalog } from '#features/assistant/assistant.catalog.ts';
import { priceCatalog } from '#features/assistant/panel/price/price.catalog.ts';
import { contactCatalog } from '#features/contact/contact.catalog.ts';
import { providerCatalog } from '#features/directory/provider/provider.catalog.ts';
import { recommendCatalog } from '#features/directory/recommend/recommend.catalog.ts';
import { shortlistCatalog } from '#features/directory/shortlist/shortlist.catalog.ts';
import { suggestionsCatalog } from '#features/directory/suggestions/suggestions.catalog.ts';
import { faqCatalog } from '#features/faq/faq.catalog.ts';
import { aboutCatalog } from '#features/home/about/about.catalog.ts';
import { locationsCatalog } from '#features/home/locations/locations.catalog.ts';
import { newsCatalog } from '#features/news/news.catalog.ts';
import { policiesCatalog } from '#features/policies/policies.catalog.ts';
import { preventiveCareCatalog } from '#features/preventive-care/preventive-care.catalog.ts';
import { quoteRequestCatalog } from '#features/quote/request/quote-request.catalog.ts';
import { servicesCatalog } from '#features/services/services.catalog.ts';
import { formsCatalog } from '#forms/forms.catalog.ts';
import type { LocaleTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MessageTree } from '#i18n/messages.ts';
import type { KindMessages } from '#revisions/all-kinds.ts';

/**
 * How the messages of every feature are loaded. One chunk per feature and language: a visitor loads the messages of the
 * pages seen, in one language.
 */
const catalogs = {
  site: {
    en: () => import('#site/messages/en.ts'),
    es: () => import('#site/messages/es.ts'),
  },
  shell: {
    en: () => import('#features/shell/messages/en.ts'),
    es: () => import('#features/shell/messages/es.ts'),
  },
  accessibilityPanel: {
    en: () => import('#features/accessibility-panel/messages/en.ts'),
    es: () => import('#features/accessibility-panel/messages/es.ts'),
  },
  assistant: assistantCatalog,
  assistantPrice: priceCatalog,
  home: {
    en: () => import('#features/home/messages/en.ts'),
    es: () => import('#features/home/messages/es.ts'),
  },
  services: servicesCatalog,
  preventiveCare: preventiveCareCatalog,
  about: aboutCatalog,
  locations: locationsCatalog,
  news: newsCatalog,
  pictures: inSpanish(() => import('#features/pictures/messages/es.ts')),
  quote: {
    en: () => import('#features/quote/messages/en.ts'),
    es: () => import('#features/quote/messages/es.ts'),
  },
  directory: {
    en: () => import('#features/directory/messages/en.ts'),
    es: () => import('#features/directory/messages/es.ts'),
  },
  provider: providerCatalog,
  faq: faqCatalog,
  policies: policiesCatalog,
  forms: formsCatalog,
  contact: contactCatalog,
  quoteRequest: quoteRequestCatalog,
  statements: {
    en: () => import('#features/statements/messages/en.ts'),
    es: () => import('#features/statements/messages/es.ts'),
  },
  memberPortal: {
    en: () => import('#features/member-portal/messages/en.ts'),
    es: () => import('#features/member-portal/messages/es.ts'),
  },
  recommend: recommendCatalog,
  shortlist: shortlistCatalog,
  suggestions: suggestionsCatalog,
  joinNetwork: {
    en: () => import('#features/join-network/messages/en.ts'),
    es: () => import('#features/join-network/messages/es.ts'),
  },
  admin: inSpanish(() => import('#features/admin/messages/es.ts')),
  sync: inSpanish(() => import('#features/sync/messages/es.ts')),
  people: inSpanish(() => import('#features/people/messages/es.ts')),
  inbox: inSpanish(() => import('#features/inbox/messages/es.ts')),
  revisions: inSpanish(() => import('#revisions/messages/es.ts')),
} satisfies Record<string, Record<Locale, () => Promise<{ default: MessageTree }>>>;

/** Of the administration, whose interface is Spanish in every language. */
function inSpanish<Module>(load: () => Promise<Module>) {
  return { en: load, es: load };
}

/** Every feature's messages, by feature: English has the keys, and every Spanish catalog is a translation of it. */
type FeatureMessages = {
  [Feature in keyof typeof catalogs]: Awaited<ReturnType<(typeof catalogs)[Feature]['en']>>['default'];
};
export type MessageFeature = keyof FeatureMessages;
/** Those of kinds of content, too, which the panel loads with their list. */
export type AllMessages = FeatureMessages & KindMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleTag;
    Messages: AllMessages;
  }
}

/** All features that have messages, for checks over every message. */
export const MESSAGE_FEATURES = Object.keys(catalogs) as readonly MessageFeature[];

/** Loads the messages of some features in one language, as the IntlProvider takes them. */
export async function loadMessages<Feature extends MessageFeature>(
  locale: Locale,
  features: readonly Feature[],
): Promise<Pick<FeatureMessages, Feature>> {
  const entries = await Promise.all(
    features.map(async (feature) => [feature, (await catalogs[feature][locale]()).default] as const),
  );
  // The Spanish catalogs are typed as translations of the English ones, so both have the same keys.
  return Object.fromEntries(entries) as Pick<FeatureMessages, Feature>;
}
