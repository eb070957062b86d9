import { createIsomorphicFn } from '@tanstack/react-start';
import { renderingContext } from '#app/page-context.ts';
import { isAdminPath } from '#features/admin/admin-path.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, localeFromPath } from '#i18n/locale.ts';

let chosen: Locale | undefined;

/** Remembers, for this visit, the language that the visitor switched to on an unprefixed page. */
export function choosePageLocale(locale: Locale): void {
  chosen = locale;
}

/**
 * The language of the page being loaded. On the server the HTTP layer has negotiated it; in the browser a prefix in
 * the path decides, then a choice made during this visit, then the language that the document has. The administration
 * is Spanish.
 */
export const pageLocale = createIsomorphicFn()
  .server((_pathname: string): Locale => renderingContext().locale)
  .client((pathname: string): Locale => {
    if (isAdminPath(pathname)) return 'es';
    const shown = document.documentElement.lang;
    return localeFromPath(pathname) ?? chosen ?? (isLocale(shown) ? shown : DEFAULT_LOCALE);
  });
