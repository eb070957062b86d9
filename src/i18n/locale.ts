/** Languages of the site and the rules that choose one (docs/product/languages.md, Choice). */

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';
/** Key in local storage, and name of the cookie that mirrors it for the server. */
const LOCALE_KEY = 'site-language';

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'es';
}

/**
 * The language that a browser asks for: Spanish if its first tag starts with "es", else English.
 *
 * @param acceptLanguage value of the Accept-Language header, or `navigator.language`
 */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale {
  const firstTag = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return firstTag.startsWith('es') ? 'es' : DEFAULT_LOCALE;
}

/** Reads the kept language out of a Cookie header; undefined when there is none or it is not a language of ours. */
export function localeFromCookie(cookieHeader: string | null | undefined): Locale | undefined {
  const pair = cookieHeader
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${LOCALE_KEY}=`));
  const value = pair?.slice(LOCALE_KEY.length + 1);
  return isLocale(value) ? value : undefined;
}

/** The language that a path's prefix names ("/es/quote" → "es"); undefined for an unprefixed path. */
export function localeFromPath(pathname: string): Locale | undefined {
  const first = pathname.slice(1, 3);
  const isWhole = pathname.length === 3 || pathname[3] === '/';
  return isWhole && isLocale(first) ? first : undefined;
}

/** The path without its language prefix: "/es/quote" → "/quote", "/es" → "/". */
export function unprefixedPath(pathname: string): string {
  const locale = localeFromPath(pathname);
  if (!locale) return pathname;
  return pathname.slice(locale.length + 1) || '/';
}

/** The same page at a language's own address: ("/quote", "es") → "/es/quote". */
export function prefixedPath(pathname: string, locale: Locale): string {
  const rest = unprefixedPath(pathname);
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}

/**
 * Where the document says which language the site shows it in: `lang` is changed by a browser that translates the page
 * (docs/product/languages.md, Translated by the browser).
 */
export const SHOWN_LOCALE = 'data-locale';

/** The language that the site shows the document in; undefined for one that does not say so. */
export function shownLocale(): Locale | undefined {
  const shown = document.documentElement.getAttribute(SHOWN_LOCALE);
  return isLocale(shown) ? shown : undefined;
}

/** Chooses the language of a page request: prefix, then kept choice, then the browser's first language. */
export function negotiateLocale(request: {
  pathname: string;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}): Locale {
  return (
    localeFromPath(request.pathname) ??
    localeFromCookie(request.cookie) ??
    preferredLocale(request.acceptLanguage)
  );
}

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** How long a page is hidden that is asked for again: one that does not come is shown as it is. */
const LONGEST_RELOAD_MS = 4000;

/** The cookie that mirrors the kept language; readable by script on purpose, it holds nothing personal. */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}

/**
 * Before the first paint of a page whose address names no language: a choice that only local storage knows, because the
 * cookie ended sooner, is written into the cookie, and the page is asked for again before anything of it is drawn.
 * Where cookies are forbidden the language changes when the page is hydrated (`app/frame.tsx`).
 */
export function reloadInStoredLocale(): void {
  const stored = readStoredLocale();
  if (!stored || stored === shownLocale() || isInCookie(stored)) return;
  writeLocaleCookie(stored);
  if (!isInCookie(stored)) return;
  const root = document.documentElement;
  root.hidden = true;
  setTimeout(() => {
    root.hidden = false;
  }, LONGEST_RELOAD_MS);
  location.reload();
}

function isInCookie(locale: Locale): boolean {
  return document.cookie.split('; ').includes(`${LOCALE_KEY}=${locale}`);
}

function writeLocaleCookie(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4
  document.cookie = localeCookie(locale);
}

/** Where a browser without JavaScript is given that cookie. */
export function languageCookiePath(locale: Locale): string {
  return `/language/${locale}`;
}

/** The language stored in local storage; undefined when there is none or storage is forbidden. */
export function readStoredLocale(): Locale | undefined {
  try {
    const value = window.localStorage.getItem(LOCALE_KEY);
    return isLocale(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a language choice in local storage, and in a cookie so that the server's next HTML is already right. */
export function storeLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Storage can be forbidden (private mode); the cookie then carries the choice alone.
  }
  writeLocaleCookie(locale);
}
