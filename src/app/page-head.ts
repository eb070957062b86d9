import { createTranslator } from 'use-intl/core';
import { LOCALES, type Locale, localeFromPath, prefixedPath, unprefixedPath } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import textFont from '#ui/fonts/atkinson-hyperlegible-next.woff2?url';
import displayFont from '#ui/fonts/bricolage-grotesque.woff2?url';
import stylesheet from '#ui/styles.css?url';

type PageMatch = { routeId: string; status: string; pathname: string };

/** The page's own match; undefined while another page stands in for it (not found, failed). */
function shownPage(matches: readonly PageMatch[]): PageMatch | undefined {
  const page = matches.at(-1);
  const isLayout = page?.routeId === '__root__' || page?.routeId === '/{-$locale}';
  return !isLayout && matches.every(({ status }) => status === 'success') ? page : undefined;
}

/** What every page says in its head whatever its content: the stylesheet, icons, and its addresses by language. */
export function documentHead(site: Site | undefined, matches: readonly PageMatch[]) {
  const page = shownPage(matches);
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#07313c' },
      { name: 'format-detection', content: 'telephone=no' },
      ...(site ? [{ property: 'og:site_name', content: site.brandName }] : []),
    ],
    links: [
      // Both faces are needed for the first words of every page: asked for early, they arrive before anything moves.
      ...[textFont, displayFont].map((href) => ({
        rel: 'preload',
        href,
        as: 'font' as const,
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...(site && page ? languageLinks(site.origin, page.pathname) : []),
    ],
  };
}

/**
 * Title and description of one page, from its own words; "{brand}" stands for the operator's brand.
 *
 * @param matches of the router's `head`; the root's data hold the brand
 * @param words the page's messages; absent while its data could not be loaded
 */
export function pageHead(
  matches: readonly { loaderData?: unknown }[],
  words: { pageTitle: string; pageDescription: string } | undefined,
) {
  if (!words) return {};
  const t = createTranslator({ locale: 'en-US', messages: words });
  const brand = { brand: brandName(matches[0]?.loaderData) };
  const title = t('pageTitle', brand);
  const description = t('pageDescription', brand);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  };
}

function brandName(rootData: unknown): string {
  const data = rootData as { site?: Site } | undefined;
  return data?.site?.brandName ?? '';
}

/**
 * Each address of a page is canonical for itself: the prefixed ones in their language, the unprefixed one as
 * x-default, which answers in the visitor's language.
 */
function languageLinks(origin: string, pathname: string) {
  const plain = unprefixedPath(pathname);
  const shown: Locale | undefined = localeFromPath(pathname);
  return [
    { rel: 'canonical', href: origin + (shown ? prefixedPath(plain, shown) : plain) },
    ...LOCALES.map((locale) => ({
      rel: 'alternate',
      hrefLang: locale,
      href: origin + prefixedPath(plain, locale),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: origin + plain },
  ];
}
