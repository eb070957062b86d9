import { createTranslator } from 'use-intl/core';
import type { AllMessages } from '#app/messages.ts';
import { breadcrumbData, type StructuredData } from '#app/structured-data.ts';
import type { PageForms } from '#forms/page-forms.tsx';
import { localeTag } from '#i18n/format.ts';
import { type Locale, localeFromPath, prefixedPath, unprefixedPath } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import textFont from '#ui/fonts/atkinson-hyperlegible-next.woff2?url';
import displayFont from '#ui/fonts/bricolage-grotesque.woff2?url';
import zeroFont from '#ui/fonts/plain-zero.woff2?url';
import stylesheet from '#ui/styles.css?url';

/** What a page's `head` knows of the routes it lies in: the root's data come first, the page's own last. */
type PageMatches = readonly { pathname: string; loaderData?: unknown }[];

/** What every page says in its head whatever its content: the stylesheet, fonts and icons. */
export function documentHead(site: Site | undefined) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#07313c' },
      { name: 'format-detection', content: 'telephone=no' },
      ...(site ? [{ property: 'og:site_name', content: site.brandName }] : []),
    ],
    links: [
      // All are needed for the first words of every page: asked for early, they arrive before anything moves.
      ...[textFont, displayFont, zeroFont].map((href) => ({
        rel: 'preload',
        href,
        as: 'font' as const,
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: stylesheet },
      // Nothing is drawn before the header has arrived whole: half of it would move when the rest comes.
      { rel: 'expect', href: '#content', blocking: 'render' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  };
}

/** Names of the pictures that stand for a page where its link is shared: public/social/{name}-{locale}.jpg. */
export type PreviewPicture =
  | 'home'
  | 'quote'
  | 'providers'
  | 'join-network'
  | 'member-portal'
  | 'accessibility'
  | 'privacy'
  | 'news-heat'
  | 'news-school'
  | 'news-hurricane';

type PageHeadOptions = {
  /** Values in the messages besides the brand, by name. */
  values?: Record<string, string>;
  kind?: 'website' | 'article';
  picture?: PreviewPicture;
  /** Paths of this page by language, where they are not the same path behind each language's prefix. */
  paths?: Partial<Record<Locale, string>>;
  /** Structured data for search engines (structured-data.ts); of the server alone, so that browsers do not load its code. */
  data?: (facts: { site: Site; address: string }) => StructuredData[];
};

/**
 * Title, description, addresses and preview of one page, from its own messages; "{brand}" stands for the operator's
 * brand. A page without messages (not found, failed) says nothing of itself.
 *
 * @param matches of the router's `head`; the root's data hold the operator's facts and the language
 * @param words the page's messages; absent while its data could not be loaded
 */
export function pageHead(
  matches: PageMatches,
  words: { pageTitle: string; pageDescription: string } | undefined,
  { values, kind = 'website', picture = 'home', paths, data }: PageHeadOptions = {},
) {
  const root = rootData(matches);
  if (!words || !root) return {};
  const { site, locale, forms, messages } = root;
  const t = createTranslator({ locale: 'en-US', messages: words });
  const title = t('pageTitle', { ...values, brand: site.brandName });
  const description = t('pageDescription', { ...values, brand: site.brandName });
  const pathname = matches.at(-1)?.pathname ?? '/';
  // A screen reader says first that the form in the page has come back (technique G199 of WCAG).
  const isRefused = forms?.posted?.page === unprefixedPath(pathname);
  const shell = createTranslator({ locale: 'en-US', messages: messages.shell });
  const address = site.origin + canonicalPath(pathname, locale, paths);
  const preview = `${site.origin}/social/${picture}-${locale}.jpg`;
  return {
    meta: [
      { title: isRefused ? shell('refusedTitle', { title }) : title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: kind },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: localeTag(locale).replace('-', '_') },
      { property: 'og:image', content: preview },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      // In the server's HTML alone: search engines read that, and the pages' policy forbids a browser to write scripts.
      ...(import.meta.env.SSR
        ? [...breadcrumb(pathname, title, address, root), ...(data?.({ site, address }) ?? [])].map(jsonLd)
        : []),
    ],
    links: [{ rel: 'canonical', href: address }, ...alternateLinks(site.origin, pathname, paths)],
  };
}

/**
 * Title of a page of the administration, which search engines are kept away from.
 *
 * @param title in Spanish; absent when the page's messages could not be loaded
 */
export function adminHead(matches: PageMatches, title: string | undefined) {
  const root = rootData(matches);
  return {
    meta: [
      { name: 'robots', content: 'noindex, nofollow' },
      ...(title && root ? [{ title: `${title} | ${root.site.brandName}` }] : []),
    ],
  };
}

/** Every page but the home page stands one step below it. */
function breadcrumb(
  pathname: string,
  title: string,
  address: string,
  { site, locale }: { site: Site; locale: Locale },
): StructuredData[] {
  if (unprefixedPath(pathname) === '/') return [];
  return [
    breadcrumbData([
      { name: site.brandName, address: site.origin + prefixedPath('/', locale) },
      { name: title.replace(` | ${site.brandName}`, ''), address },
    ]),
  ];
}

/** The router writes this entry as a script of data; its type of a meta element does not know that. */
function jsonLd(entry: StructuredData): { content?: string; 'script:ld+json': StructuredData } {
  return { 'script:ld+json': entry };
}

type RootData = { site: Site; locale: Locale; messages: Pick<AllMessages, 'shell'>; forms?: PageForms };

function rootData(matches: PageMatches): RootData | undefined {
  const data = matches[0]?.loaderData as Partial<RootData> | undefined;
  const { site, locale, messages, forms } = data ?? {};
  return site && locale && messages ? { site, locale, messages, ...(forms ? { forms } : {}) } : undefined;
}

/**
 * Each address of a page is canonical for itself: the prefixed ones in their language, the unprefixed one, which
 * answers in the visitor's language. A page that is in one language only is canonical there.
 */
function canonicalPath(pathname: string, locale: Locale, paths: PageHeadOptions['paths']): string {
  if (paths) return paths[locale] ?? Object.values(paths)[0] ?? pathname;
  const plain = unprefixedPath(pathname);
  return localeFromPath(pathname) ? prefixedPath(plain, locale) : plain;
}

function alternateLinks(origin: string, pathname: string, paths: PageHeadOptions['paths']) {
  const plain = unprefixedPath(pathname);
  const byLanguage = paths ?? { en: prefixedPath(plain, 'en'), es: prefixedPath(plain, 'es') };
  return [
    ...Object.entries(byLanguage).map(([locale, path]) => ({
      rel: 'alternate',
      hrefLang: locale,
      href: origin + path,
    })),
    ...(paths ? [] : [{ rel: 'alternate', hrefLang: 'x-default', href: origin + plain }]),
  ];
}
