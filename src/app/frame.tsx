import { type AnyRouter, Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type AllMessages, loadMessages, type MessageFeature } from '#app/messages.ts';
import { choosePageLocale } from '#app/page-context.ts';
import { EarlyClickReplay } from '#client/click-replay.tsx';
import { hydrateEveryPart, hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { HydrationMark } from '#client/hydration-mark.tsx';
import { loadCatalogsInUse } from '#client/message-catalog.tsx';
import {
  AccessibilityButton,
  AccessibilityEntry,
} from '#features/accessibility-panel/accessibility-button.tsx';
import { isAdminPath } from '#features/admin/admin-path.ts';
import { AssistantButton } from '#features/assistant/panel/assistant-button.tsx';
import { NoticeBar } from '#features/notice/notice-bar.tsx';
import { Header, SkipLink } from '#features/shell/header.tsx';
import { OfflineNotice, ToastRegion } from '#features/shell/page-notices.tsx';
import { PrintedSource } from '#features/shell/printed-source.tsx';
import { type PageForms, PageFormsProvider } from '#forms/page-forms.tsx';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { localeTag } from '#i18n/format.ts';
import {
  type Locale,
  languageCookiePath,
  localeFromPath,
  prefixedPath,
  readStoredLocale,
  storeLocale,
  unprefixedPath,
} from '#i18n/locale.ts';
import { reportMissingMessage } from '#i18n/messages.ts';
import type { Site } from '#site/site.ts';
import { SiteProvider } from '#site/site-context.tsx';
import { isOffline, untilOnline } from '#ui/connection.ts';
import { announce, LiveRegion } from '#ui/screen-reader.tsx';

/** Far down on most pages, so its code waits until a visitor comes near or leaves the page. */
export const FooterPart = hydrateWhenVisible(() => import('#app/site-footer.tsx'));

interface FrameProps {
  locale: Locale;
  site: Site;
  forms: PageForms | undefined;
}

/**
 * What is around every page: messages, the operator's facts and toasts; around every page of the site its header and
 * footer. The administration brings its own frame (`features/admin/admin-frame.tsx`).
 */
export function Frame({ locale, site, forms }: FrameProps) {
  const messages = useLoadedMessages();
  const switchLocale = useSwitchLocale(locale);
  useStoredLocale(locale, switchLocale);
  useEveryPartOnceSomethingChanges();
  useAnnouncedPages();
  const isAdministration = useMatches({ select: (matches) => isAdminPath(matches.at(-1)?.pathname ?? '/') });
  return (
    <IntlProvider
      locale={localeTag(locale)}
      messages={messages}
      timeZone={FLORIDA_TIME_ZONE}
      {...reportMissingMessage}
    >
      <SiteProvider site={site}>
        <SkipLink />
        <LiveRegion />
        <OfflineNotice />
        {isAdministration ? (
          <Suspense>
            <Outlet />
            <HydrationMark />
          </Suspense>
        ) : (
          <SitePage forms={forms} onSwitchLocale={switchLocale} />
        )}
        <ToastRegion />
      </SiteProvider>
    </IntlProvider>
  );
}

interface SitePageProps {
  forms: PageForms | undefined;
  onSwitchLocale: (locale: Locale) => void;
}

/**
 * A page between header and footer. Nothing here suspends: each `Suspense` boundary hydrates in a task of its own, so
 * that a slow phone answers a tap in between.
 */
function SitePage({ forms, onSwitchLocale }: SitePageProps) {
  const isHome = useLocation({ select: ({ pathname }) => unprefixedPath(pathname) === '/' });
  return (
    <>
      {/* Hydrated with the first task: a tap on a link may hydrate the main part, and change the address, before the rest. */}
      <PrintedSource />
      <Suspense>
        <AccessibilityButton />
        <HydrationMark />
      </Suspense>
      <Suspense>
        <Header
          onSwitchLocale={onSwitchLocale}
          menuEnd={
            <AccessibilityEntry className="mt-2 flex min-h-11 items-center font-semibold md:hidden noscript:hidden" />
          }
        />
        <HydrationMark />
      </Suspense>
      <NoticeBar />
      <main id="content" tabIndex={-1}>
        <Suspense>
          <PageFormsProvider forms={forms}>
            <Outlet />
          </PageFormsProvider>
          <EarlyClickReplay />
          <HydrationMark />
        </Suspense>
      </main>
      <Suspense>
        <AssistantButton />
        <HydrationMark />
      </Suspense>
      {/* As a prop: it may be hydrated on another page than it came with, and hydration changes no attribute. */}
      <FooterPart isHome={isHome} />
      <KeptWithoutScript />
    </>
  );
}

/**
 * An address with a language is a choice. Without JavaScript the cookie that keeps it comes with this: pages themselves
 * set none, because shared caches keep them (`app/language-cookie.ts`).
 */
function KeptWithoutScript() {
  const locale = useLocation({ select: ({ pathname }) => localeFromPath(pathname) });
  return locale && <noscript>{<img src={languageCookiePath(locale)} alt="" hidden />}</noscript>;
}

/**
 * The messages that the matched routes loaded, together; the same object until one of the catalogs changes, because
 * React would discard and render again the parts that are not hydrated yet, with every change of it.
 */
function useLoadedMessages(): AllMessages {
  const matches = useMatches();
  // A page only asks for the messages of the features that its own route loaded.
  const loaded = Object.assign({}, ...matches.map((match) => messagesOf(match.loaderData))) as AllMessages;
  const [kept, keep] = useState(loaded);
  if (!hasSameValues(kept, loaded)) keep(loaded);
  return hasSameValues(kept, loaded) ? kept : loaded;
}

function hasSameValues(a: object, b: object): boolean {
  const entries = Object.entries(b);
  const values = new Map<string, unknown>(Object.entries(a));
  return entries.length === values.size && entries.every(([name, value]) => values.get(name) === value);
}

function messagesOf(loaderData: unknown): object | undefined {
  const hasMessages = typeof loaderData === 'object' && loaderData !== null && 'messages' in loaderData;
  return hasMessages && typeof loaderData.messages === 'object'
    ? (loaderData.messages ?? undefined)
    : undefined;
}

/**
 * Changes the page's language in place: nothing typed, filtered or scrolled is lost. The messages are loaded first,
 * because React would unmount a page whose messages are missing; without a connection the change waits until that is
 * back.
 */
function useSwitchLocale(shown: Locale): (locale: Locale) => void {
  const router = useRouter();
  const requested = useRef(shown);
  return useCallback(
    async (locale) => {
      requested.current = locale;
      storeLocale(locale);
      if (locale === shown) return;
      while (!(await hasLoadedCatalogs(router, locale))) {
        if (!isOffline()) return window.location.assign(addressIn(locale, router));
        await untilOnline();
      }
      // Meanwhile the visitor may have chosen the language that is shown.
      if (requested.current !== locale) return;
      choosePageLocale(locale);
      if (localeFromPath(router.state.location.pathname) === undefined) void router.invalidate();
      // By its address: a page that is not found has no route to name.
      else {
        void router.navigate({
          href: addressIn(locale, router),
          // In place of an open dialog's entry: Back must not open it again in the language that was left.
          replace: router.state.location.state.isDialog === true,
          resetScroll: false,
          hashScrollIntoView: false,
        });
      }
    },
    [router, shown],
  );
}

/** Loads the messages of everything on the page in another language; returns whether all were loaded. */
async function hasLoadedCatalogs({ state }: AnyRouter, locale: Locale): Promise<boolean> {
  const features = state.matches.flatMap((match) => Object.keys(messagesOf(match.loaderData) ?? {}));
  try {
    await Promise.all([
      loadMessages(locale, features as MessageFeature[]),
      loadCatalogsInUse(locale),
      FooterPart.preload(locale),
    ]);
    return true;
  } catch {
    return false;
  }
}

function addressIn(locale: Locale, { state }: AnyRouter): string {
  const { pathname, searchStr, hash } = state.location;
  return prefixedPath(pathname, locale) + searchStr + (hash && `#${hash}`);
}

/**
 * After the first load: an address with a language is a choice and is kept; on an unprefixed page the language kept
 * in local storage wins over what the server could know.
 */
function useStoredLocale(shown: Locale, switchLocale: (locale: Locale) => void): void {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; later changes go through switchLocale
  useEffect(() => {
    if (isAdminPath(router.state.location.pathname)) return;
    const inPath = localeFromPath(router.state.location.pathname);
    const kept = readStoredLocale();
    if (inPath) storeLocale(inPath);
    else if (kept && kept !== shown) switchLocale(kept);
  }, []);
}

/** The first change of address or language hydrates the parts of the page that are still far from the viewport. */
function useEveryPartOnceSomethingChanges(): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeLoad', hydrateEveryPart), [router]);
}

/** Each page that is gone to inside the site has its title read out, as a browser does with a page that it loads. */
function useAnnouncedPages(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The title changes in an effect of the same rendering.
        if (fromLocation && pathChanged) setTimeout(() => announce(document.title));
      }),
    [router],
  );
}
