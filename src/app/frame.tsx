import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import type { AllMessages } from '#app/messages.ts';
import { choosePageLocale } from '#app/page-locale.ts';
import { Footer } from '#features/shell/footer.tsx';
import { Header } from '#features/shell/header.tsx';
import { SkipLink } from '#features/shell/skip-link.tsx';
import { ToastRegion } from '#features/shell/toast-region.tsx';
import { localeTag } from '#i18n/format.ts';
import { type Locale, localeFromPath } from '#i18n/locale.ts';
import { keepLocale, readKeptLocale } from '#i18n/locale-storage.ts';
import { reportMissingMessage } from '#i18n/missing-message.ts';
import type { Site } from '#site/site.ts';
import { SiteProvider } from '#site/site-context.tsx';

/**
 * What stands around every page: words, the operator's facts, header, footer and messages. Nothing here suspends: each
 * `Suspense` is a part that React takes over from the server's HTML in a task of its own, so that a slow phone answers
 * a tap in between.
 */
export function Frame({ locale, site }: { locale: Locale; site: Site }) {
  const messages = useLoadedMessages();
  const switchLocale = useSwitchLocale(locale);
  useKeptLocale(locale, switchLocale);
  return (
    <IntlProvider
      locale={localeTag(locale)}
      messages={messages}
      timeZone="America/New_York"
      {...reportMissingMessage}
    >
      <SiteProvider site={site}>
        <SkipLink />
        <Suspense>
          <Header onSwitchLocale={switchLocale} />
        </Suspense>
        <main id="content" tabIndex={-1}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Suspense>
          <Footer />
        </Suspense>
        <ToastRegion />
      </SiteProvider>
    </IntlProvider>
  );
}

/** The words that the matched routes loaded, together. */
function useLoadedMessages(): AllMessages {
  const matches = useMatches();
  // A page only asks for the words of the features that its own route loaded.
  return useMemo(
    () => Object.assign({}, ...matches.map((match) => messagesOf(match.loaderData))) as AllMessages,
    [matches],
  );
}

function messagesOf(loaderData: unknown): object | undefined {
  const hasMessages = typeof loaderData === 'object' && loaderData !== null && 'messages' in loaderData;
  return hasMessages && typeof loaderData.messages === 'object'
    ? (loaderData.messages ?? undefined)
    : undefined;
}

/** Changes the page's language in place: nothing typed, filtered or scrolled is lost. */
function useSwitchLocale(shown: Locale): (locale: Locale) => void {
  const router = useRouter();
  return useCallback(
    (locale) => {
      if (locale === shown) return;
      keepLocale(locale);
      choosePageLocale(locale);
      const isPrefixed = localeFromPath(router.state.location.pathname) !== undefined;
      if (isPrefixed) {
        void router.navigate({ to: '.', params: { locale }, search: true, hash: true, resetScroll: false });
      } else {
        void router.invalidate();
      }
    },
    [router, shown],
  );
}

/**
 * After the first load: an address with a language is a choice and is kept; on an unprefixed page the language kept
 * in local storage wins over what the server could know.
 */
function useKeptLocale(shown: Locale, switchLocale: (locale: Locale) => void): void {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; later changes go through switchLocale
  useEffect(() => {
    const inPath = localeFromPath(router.state.location.pathname);
    const kept = readKeptLocale();
    if (inPath) keepLocale(inPath);
    else if (kept && kept !== shown) switchLocale(kept);
  }, []);
}
