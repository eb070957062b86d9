import type accessibilityPanel from '#features/accessibility-panel/messages/en.ts';
import type admin from '#features/admin/messages/es.ts';
import { assistantCatalog } from '#features/assistant/assistant.catalog.ts';
import type assistant from '#features/assistant/messages/en.ts';
import { contactCatalog } from '#features/contact/contact.catalog.ts';
import type contact from '#features/contact/messages/en.ts';
import type directory from '#features/directory/messages/en.ts';
import type recommend from '#features/directory/recommend/messages/en.ts';
import { recommendCatalog } from '#features/directory/recommend/recommend.catalog.ts';
import { faqCatalog } from '#features/faq/faq.catalog.ts';
import type faq from '#features/faq/messages/en.ts';
import { aboutCatalog } from '#features/home/about/about.catalog.ts';
import type about from '#features/home/about/messages/en.ts';
import { locationsCatalog } from '#features/home/locations/locations.catalog.ts';
import type locations from '#features/home/locations/messages/en.ts';
import type home from '#features/home/messages/en.ts';
import type inbox from '#features/inbox/messages/es.ts';
import type joinNetwork from '#features/join-network/messages/en.ts';
import type memberPortal from '#features/member-portal/messages/en.ts';
import type articlesAdmin from '#features/news/admin/messages/es.ts';
import type news from '#features/news/messages/en.ts';
import { newsCatalog } from '#features/news/news.catalog.ts';
import type pictures from '#features/pictures/messages/es.ts';
import type policies from '#features/policies/messages/en.ts';
import { policiesCatalog } from '#features/policies/policies.catalog.ts';
import type preventiveCare from '#features/preventive-care/messages/en.ts';
import { preventiveCareCatalog } from '#features/preventive-care/preventive-care.catalog.ts';
import type quote from '#features/quote/messages/en.ts';
import type quoteRequest from '#features/quote/request/messages/en.ts';
import { quoteRequestCatalog } from '#features/quote/request/quote-request.catalog.ts';
import type services from '#features/services/messages/en.ts';
import { servicesCatalog } from '#features/services/services.catalog.ts';
import type shell from '#features/shell/messages/en.ts';
import type statements from '#features/statements/messages/en.ts';
import type sync from '#features/sync/messages/es.ts';
import { formsCatalog } from '#forms/forms.catalog.ts';
import type forms from '#forms/messages/en.ts';
import type { LocaleTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type site from '#site/messages/en.ts';

/** Every feature's messages, by feature. */
export type AllMessages = {
  site: typeof site;
  shell: typeof shell;
  accessibilityPanel: typeof accessibilityPanel;
  assistant: typeof assistant;
  home: typeof home;
  services: typeof services;
  preventiveCare: typeof preventiveCare;
  about: typeof about;
  locations: typeof locations;
  news: typeof news;
  articlesAdmin: typeof articlesAdmin;
  quote: typeof quote;
  directory: typeof directory;
  faq: typeof faq;
  pictures: typeof pictures;
  policies: typeof policies;
  forms: typeof forms;
  contact: typeof contact;
  quoteRequest: typeof quoteRequest;
  statements: typeof statements;
  memberPortal: typeof memberPortal;
  joinNetwork: typeof joinNetwork;
  recommend: typeof recommend;
  admin: typeof admin;
  sync: typeof sync;
  inbox: typeof inbox;
};
export type MessageFeature = keyof AllMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleTag;
    Messages: AllMessages;
  }
}

type Catalog = { default: unknown };

/** One chunk per feature and language: a visitor loads the messages of the pages seen, in one language. */
const catalogs: Record<MessageFeature, Record<Locale, () => Promise<Catalog>>> = {
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
  home: {
    en: () => import('#features/home/messages/en.ts'),
    es: () => import('#features/home/messages/es.ts'),
  },
  services: servicesCatalog,
  preventiveCare: preventiveCareCatalog,
  about: aboutCatalog,
  locations: locationsCatalog,
  news: newsCatalog,
  // The administration is Spanish only.
  pictures: {
    en: () => import('#features/pictures/messages/es.ts'),
    es: () => import('#features/pictures/messages/es.ts'),
  },
  articlesAdmin: {
    en: () => import('#features/news/admin/messages/es.ts'),
    es: () => import('#features/news/admin/messages/es.ts'),
  },
  quote: {
    en: () => import('#features/quote/messages/en.ts'),
    es: () => import('#features/quote/messages/es.ts'),
  },
  directory: {
    en: () => import('#features/directory/messages/en.ts'),
    es: () => import('#features/directory/messages/es.ts'),
  },
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
  joinNetwork: {
    en: () => import('#features/join-network/messages/en.ts'),
    es: () => import('#features/join-network/messages/es.ts'),
  },
  // The administration is Spanish only.
  admin: {
    en: () => import('#features/admin/messages/es.ts'),
    es: () => import('#features/admin/messages/es.ts'),
  },
  sync: {
    en: () => import('#features/sync/messages/es.ts'),
    es: () => import('#features/sync/messages/es.ts'),
  },
  inbox: {
    en: () => import('#features/inbox/messages/es.ts'),
    es: () => import('#features/inbox/messages/es.ts'),
  },
};

/** All features that have messages, for checks over every message. */
export const MESSAGE_FEATURES = Object.keys(catalogs) as readonly MessageFeature[];

/** Loads the messages of some features in one language, as the IntlProvider takes them. */
export async function loadMessages<Feature extends MessageFeature>(
  locale: Locale,
  features: readonly Feature[],
): Promise<Pick<AllMessages, Feature>> {
  const entries = await Promise.all(
    features.map(async (feature) => [feature, (await catalogs[feature][locale]()).default] as const),
  );
  // The Spanish catalogs are typed as translations of the English ones, so both have the keys of AllMessages.
  return Object.fromEntries(entries) as Pick<AllMessages, Feature>;
}
