import type { Locale } from '#i18n/locale.ts';

/** One page of the sitemap at its absolute addresses by language; one language is enough. */
export type SitemapPage = {
  addresses: Partial<Record<Locale, string>>;
  /** The address that answers in the visitor's language. */
  negotiated?: string;
  lastModified?: Date;
};

/**
 * The sitemap of all pages in the format of sitemaps.org, each address with its counterparts in other languages.
 *
 * @returns an XML document
 */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(pageEntries),
    '</urlset>',
    '',
  ].join('\n');
}

function pageEntries({ addresses, negotiated, lastModified }: SitemapPage): string[] {
  const alternates = [
    ...Object.entries(addresses),
    ...(negotiated === undefined ? [] : [['x-default', negotiated] as const]),
  ].map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  const changed = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
  return Object.values(addresses).map(
    (address) => `<url><loc>${escapeXml(address)}</loc>${changed}${alternates.join('')}</url>`,
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
