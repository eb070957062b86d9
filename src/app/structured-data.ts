import type { ProviderDetails } from '#features/directory/provider/provider-details.ts';
import type { ArticleSummary } from '#features/news/article.ts';
import {
  type Closure,
  type OfficeHours,
  officeAddress,
  type Site,
  WEEKDAYS,
  type Weekday,
} from '#site/site.ts';

/**
 * Structured data about a page for search engines: JSON-LD in the vocabulary of schema.org. Each function gives an
 * object for the head's `script:ld+json`; every address in it is absolute.
 */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const DAY_NAMES = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** The operator with both offices, their hours and their holidays. */
export function organizationData(site: Site): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.brandName,
    legalName: site.legalName,
    url: `${site.origin}/`,
    logo: `${site.origin}/apple-touch-icon.png`,
    foundingDate: '2002',
    areaServed: { '@type': 'State', name: 'Florida' },
    sameAs: [site.links.socialImages, site.links.socialNetwork],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phones.customerService,
      availableLanguage: ['English', 'Spanish'],
    },
    location: ([0, 1] as const).map((place) => officeData(place, site)),
  };
}

function officeData(place: 0 | 1, site: Site) {
  const office = site.offices[place];
  const hours = office.hours ?? site.hours;
  const closures = site.closures.filter((closure) => (closure.office ?? place) === place);
  return {
    '@type': 'Place',
    name: `${site.brandName} ${office.name}`,
    description: officeAddress(office),
    telephone: site.phones.customerService,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: 'FL',
      postalCode: office.zipCode,
      addressCountry: 'US',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openDays(hours).map((day) => DAY_NAMES[day]),
      opens: clockTime(hours.opensAt),
      closes: clockTime(hours.closesAt),
    },
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.map(closureData) }),
  };
}

/** Closed all day is written as open from midnight to midnight of no length, as search engines read it. */
function closureData({ date, open, words }: Closure) {
  return {
    '@type': 'OpeningHoursSpecification',
    name: words.en,
    validFrom: date,
    validThrough: date,
    opens: clockTime(open?.opensAt ?? 0),
    closes: clockTime(open?.closesAt ?? 0),
  };
}

function openDays({ firstDay, lastDay }: OfficeHours): Weekday[] {
  return WEEKDAYS.filter((day) => day >= firstDay && day <= lastDay);
}

/** Minutes after midnight as schema.org writes times: 1020 → "17:00". */
function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Where a page is below the home page: each step's name and absolute address, the home page first. */
export function breadcrumbData(steps: readonly { name: string; address: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** An article as its page at `address` shows it. */
export function articleData(article: ArticleSummary, address: string, site: Site): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    inLanguage: article.language,
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: address,
    isAccessibleForFree: true,
    author: { '@id': `${site.origin}/#organization`, '@type': 'Organization', name: site.brandName },
    publisher: { '@id': `${site.origin}/#organization`, '@type': 'Organization', name: site.brandName },
  };
}

/**
 * A provider as the page at `address` shows it: only what is known. The list also has pharmacies and laboratories, so it
 * is a medical business and not a physician.
 */
export function providerData(provider: ProviderDetails, address: string): StructuredData {
  const { doctor, center, phone, fax, languages, city, zipCode } = provider;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalBusiness',
    name: doctor,
    url: address,
    ...(phone && { telephone: phone }),
    ...(fax && { faxNumber: fax }),
    ...(languages && { knowsLanguage: languages }),
    ...(center !== doctor && { parentOrganization: { '@type': 'MedicalBusiness', name: center } }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [provider.address, provider.suite].filter(Boolean).join(', '),
      addressLocality: city,
      addressRegion: 'FL',
      postalCode: zipCode,
      addressCountry: 'US',
    },
  };
}
