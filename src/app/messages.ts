import type directory from '#features/directory/messages/en.ts';
import type home from '#features/home/messages/en.ts';
import type quote from '#features/quote/messages/en.ts';
import type shell from '#features/shell/messages/en.ts';
import type { LocaleTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type site from '#site/messages/en.ts';

/** Every feature's words, by feature. */
export type AllMessages = {
  site: typeof site;
  shell: typeof shell;
  home: typeof home;
  quote: typeof quote;
  directory: typeof directory;
};
type MessageFeature = keyof AllMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleTag;
    Messages: AllMessages;
  }
}

type Catalog = { default: unknown };

/** One chunk per feature and language: a visitor loads the words of the pages seen, in one language. */
const catalogs: Record<MessageFeature, Record<Locale, () => Promise<Catalog>>> = {
  site: {
    en: () => import('#site/messages/en.ts'),
    es: () => import('#site/messages/es.ts'),
  },
  shell: {
    en: () => import('#features/shell/messages/en.ts'),
    es: () => import('#features/shell/messages/es.ts'),
  },
  home: {
    en: () => import('#features/home/messages/en.ts'),
    es: () => import('#features/home/messages/es.ts'),
  },
  quote: {
    en: () => import('#features/quote/messages/en.ts'),
    es: () => import('#features/quote/messages/es.ts'),
  },
  directory: {
    en: () => import('#features/directory/messages/en.ts'),
    es: () => import('#features/directory/messages/es.ts'),
  },
};

/** All features that have words, for checks over every message. */
export const MESSAGE_FEATURES = Object.keys(catalogs) as readonly MessageFeature[];

/** Loads the words of some features in one language, as the provider of translations wants them. */
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
