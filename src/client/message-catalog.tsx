import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';

/** The messages of one feature: its name, and how to load them in each language. */
export type MessageCatalog = { feature: string } & Record<Locale, () => Promise<{ default: unknown }>>;

const loaded = new Map<MessageCatalog, Partial<Record<Locale, Promise<object>>>>();
const failed = new WeakSet<Promise<object>>();

/**
 * Loads the messages of a feature in one language, once per visit. Loads again after a failure, so it is for events and
 * effects: a render that loads again on every failure never ends.
 */
export function loadCatalog(catalog: MessageCatalog, locale: Locale): Promise<object> {
  const known = loaded.get(catalog)?.[locale];
  return known && !failed.has(known) ? known : startLoading(catalog, locale);
}

function startLoading(catalog: MessageCatalog, locale: Locale): Promise<object> {
  const loading = catalog[locale]().then((module) => ({ [catalog.feature]: module.default }));
  loaded.set(catalog, { ...loaded.get(catalog), [locale]: loading });
  loading.then(
    // React suspends even on a promise that is already fulfilled, unless it carries what `use` itself writes on one.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => failed.add(loading),
  );
  return loading;
}

/**
 * Loads in another language every catalog that parts of the page have loaded, before a switch: React would unmount the
 * page for a part whose messages are missing, with what was typed into it.
 */
export async function loadCatalogsInUse(locale: Locale): Promise<void> {
  await Promise.all([...loaded.keys()].map((catalog) => loadCatalog(catalog, locale)));
}

interface WithMessagesProps {
  catalogs: MessageCatalog | readonly MessageCatalog[];
  /** Of a part that is in another language than the page. */
  language?: Locale;
  children: ReactNode;
}

/**
 * Gives a part of a page the messages of its features, which the page's route has not loaded. Suspends until they are
 * loaded; a failed load is thrown to the error boundary.
 */
export function WithMessages({ catalogs, language, children }: WithMessagesProps) {
  const pageLocale = usePageLocale();
  const catalogLocale = language ?? pageLocale;
  // All are asked for before the first is waited for.
  const loading = [catalogs]
    .flat()
    .map((catalog) => loaded.get(catalog)?.[catalogLocale] ?? startLoading(catalog, catalogLocale));
  // Each time all of them: a part that waited is rendered again, and React takes what it waited for first for the first.
  const added = loading.map((messages) => use(messages));
  const pageTag = useLocale();
  const locale = language ? localeTag(language) : pageTag;
  const outer = useMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same catalogs in the same order
  const messages = useMemo(() => Object.assign({}, outer, ...added), [outer, ...added]);
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
