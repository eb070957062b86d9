import { isLocale, LOCALE_KEY, type Locale, localeCookie } from '#i18n/locale.ts';

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
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4
  document.cookie = localeCookie(locale);
}
