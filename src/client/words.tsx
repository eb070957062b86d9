import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';

/** The words of one feature: its name, and how to load its catalog in each language. */
export type Words = { feature: string } & Record<Locale, () => Promise<{ default: unknown }>>;

const loaded = new Map<Words, Partial<Record<Locale, Promise<object>>>>();
/** What those promises brought. React suspends even on a promise that is already fulfilled; on these it does not. */
const arrived = new WeakMap<Promise<object>, object>();

/** Loads the words of a feature in one language, once per visit. A failed load is tried again when next asked for. */
export function loadWords(words: Words, locale: Locale): Promise<object> {
  const byLocale = loaded.get(words) ?? {};
  loaded.set(words, byLocale);
  const known = byLocale[locale];
  if (known) return known;
  const loading = words[locale]().then((catalog) => ({ [words.feature]: catalog.default }));
  byLocale[locale] = loading;
  loading.then(
    (added) => arrived.set(loading, added),
    () => delete byLocale[locale],
  );
  return loading;
}

/**
 * Loads in another language whatever words parts of the page have loaded, ahead of a switch: a part whose words do not
 * come would take the page away, with what was typed into it.
 */
export async function loadWordsInUse(locale: Locale): Promise<void> {
  await Promise.all([...loaded.keys()].map((words) => loadWords(words, locale)));
}

interface WithWordsProps {
  words: Words | readonly Words[];
  /** Of a part that is in another language than the page. */
  language?: Locale;
  children: ReactNode;
}

/**
 * Gives a part of a page the words of its features, which the page's route has not loaded. Suspends until they are
 * there.
 */
export function WithWords({ words, language, children }: WithWordsProps) {
  const pageLocale = usePageLocale();
  const locale = language ?? pageLocale;
  // All are asked for before the first is waited for.
  const loading = [words].flat().map((catalog) => loadWords(catalog, locale));
  const added = loading.map((catalog) => arrived.get(catalog) ?? use(catalog));
  return (
    <AddedWords added={added} language={language}>
      {children}
    </AddedWords>
  );
}

/**
 * A component of its own: React renders one that waited again and expects the same hooks, but what has arrived
 * meanwhile is no longer waited for.
 */
function AddedWords({
  added,
  language,
  children,
}: {
  added: readonly object[];
  language: Locale | undefined;
  children: ReactNode;
}) {
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
