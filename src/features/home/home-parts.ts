import type { FetchApi } from '#client/api.ts';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { contactCatalog } from '#features/contact/contact.catalog.ts';
import { faqCatalog } from '#features/faq/faq.catalog.ts';
import { aboutCatalog } from '#features/home/about/about.catalog.ts';
import { locationsCatalog } from '#features/home/locations/locations.catalog.ts';
import { newsCatalog } from '#features/news/news.catalog.ts';
import { preventiveCareCatalog } from '#features/preventive-care/preventive-care.catalog.ts';
import { servicesCatalog } from '#features/services/services.catalog.ts';
import { formsCatalog } from '#forms/forms.catalog.ts';
import type { Locale } from '#i18n/locale.ts';

/** The sections below the fold, hydrated when a visitor scrolls near them. */
export const homeParts = {
  Services: hydrateWhenVisible(() => import('#features/services/services.tsx'), servicesCatalog),
  PreventiveCare: hydrateWhenVisible(
    () => import('#features/preventive-care/preventive-care.tsx'),
    preventiveCareCatalog,
  ),
  About: hydrateWhenVisible(() => import('#features/home/about/about.tsx'), aboutCatalog),
  Locations: hydrateWhenVisible(() => import('#features/home/locations/locations.tsx'), locationsCatalog),
  Faq: hydrateWhenVisible(() => import('#features/faq/faq-section.tsx'), faqCatalog),
  News: hydrateWhenVisible<{ fetchApi: FetchApi }>(
    () => import('#features/news/news-section.tsx'),
    newsCatalog,
  ),
  Contact: hydrateWhenVisible(
    () => import('#features/contact/contact-section.tsx'),
    contactCatalog,
    formsCatalog,
  ),
};

/**
 * Loads every section. A home page that is built in the browser waits for it, so that the sections are at their
 * places when the page scrolls to the one named in the address.
 */
export async function preloadHomeParts(locale: Locale): Promise<void> {
  await Promise.all(Object.values(homeParts).map((Part) => Part.preload(locale)));
}
