import type { FetchApi } from '#client/api.ts';
import { partWhenNear } from '#client/part-when-near.tsx';
import { contactWords } from '#features/contact/contact-words.ts';
import { faqWords } from '#features/faq/faq-words.ts';
import { aboutWords } from '#features/home/about/about-words.ts';
import { locationsWords } from '#features/home/locations/locations-words.ts';
import { newsWords } from '#features/news/news-words.ts';
import { preventiveCareWords } from '#features/preventive-care/preventive-care-words.ts';
import { servicesWords } from '#features/services/services-words.ts';
import { formsWords } from '#forms/forms-words.ts';
import type { Locale } from '#i18n/locale.ts';

/** The sections below the fold. Their code and words come when a visitor scrolls near them. */
export const homeParts = {
  Services: partWhenNear(() => import('#features/services/services.tsx'), servicesWords),
  PreventiveCare: partWhenNear(
    () => import('#features/preventive-care/preventive-care.tsx'),
    preventiveCareWords,
  ),
  About: partWhenNear(() => import('#features/home/about/about.tsx'), aboutWords),
  Locations: partWhenNear(() => import('#features/home/locations/locations.tsx'), locationsWords),
  Faq: partWhenNear(() => import('#features/faq/faq-section.tsx'), faqWords),
  News: partWhenNear<{ fetchApi: FetchApi }>(() => import('#features/news/news-section.tsx'), newsWords),
  Contact: partWhenNear(() => import('#features/contact/contact-section.tsx'), contactWords, formsWords),
};

/**
 * Loads every section. A home page that is built in the browser waits for it, so that the sections are at their
 * places when the page scrolls to the one named in the address.
 */
export async function preloadHomeParts(locale: Locale): Promise<void> {
  await Promise.all(Object.values(homeParts).map((Part) => Part.preload(locale)));
}
