import type { Locale } from '#i18n/locale.ts';
import type { NetworkSize } from '#site/network-size.ts';

/** What the office itself changes in the administration (`features/office`); until it has, the configuration's values. */
export type OfficeFacts = {
  phones: {
    miamiDade: string;
    otherCounties: string;
    customerService: string;
    appointments: string;
    authorizations: string;
    tollFree: string;
    tty: string;
    fax: string;
  };
  offices: readonly [Office, Office];
  /** When somebody answers the phone, and an office is open that has no hours of its own. */
  hours: OfficeHours;
  /** Holidays and other exceptions from the hours, from today on, the next first. */
  closures: readonly Closure[];
};

/** What kinds of content show on pages besides: each declares a field here, beside its definition (`notice-kind.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the kinds
export interface SiteOfKinds {}

/**
 * What every page may show of the operator: brand, phones, offices, hours and links. It is public; nothing secret is ever
 * added to it. It is read for each request (`site-reader.server.ts`): who keeps one shows hours of yesterday.
 */
export type Site = OfficeFacts &
  SiteOfKinds & {
    brandName: string;
    /** Name of the licensed organization, for the discount plan's statutory disclosure. */
    legalName: string;
    /** Origin of the public address without a trailing slash: "https://example.com". */
    origin: string;
    /** Whose monthly prices the calculator has. */
    quotePlan: QuotePlan;
    /** What a visitor can check; what the operator has not named is not shown. */
    licenses: {
      /** Number of the prepaid health clinic's licence (certificate of authority), of the discount plan's. */
      clinicNumber: string | undefined;
      discountPlanNumber: string | undefined;
      /** The state's own page where both can be looked up. */
      lookup: string | undefined;
      /** Who accredits the organization, in the words that stand on the page. */
      accreditation: string | undefined;
    };
    /** After this many days a form that was sent is deleted; the privacy note says so. */
    submissionKeepDays: number;
    /** The host of the language model that questions to the assistant go to; undefined when they stay on this server. */
    assistantModelHost: string | undefined;
    /** How many days questions to the assistant are stored; undefined when they are not. The privacy note says so. */
    assistantKeepDays: number | undefined;
    /** Whether /examples shows the design system's parts; for developers and their tests. */
    showsExamples: boolean;
    /** Not configured but counted, for pages; undefined where it is not known. */
    network?: NetworkSize | undefined;
    /** External pages; an address that starts with "/" is a page of this site and opens in the same tab. */
    links: {
      memberLogin: string;
      findDoctor: string;
      newQuote: string;
      agents: string;
      authorizations: string;
      enrollment: string;
      company: string;
      socialImages: string;
      socialNetwork: string;
      /** A maps service's directions page; the encoded address is appended to it. */
      directions: string;
    };
  };

/** The prepaid health clinic, the discount plan, or what the operator has not confirmed yet. */
export const QUOTE_PLANS = ['phc', 'dpo', 'unconfirmed'] as const;
export type QuotePlan = (typeof QUOTE_PLANS)[number];
/** What is said of it beside each price: a key of the site's messages. */
export const QUOTE_PLAN_WORDS = {
  phc: 'quotePlan.clinic',
  dpo: 'quotePlan.discountPlan',
  unconfirmed: 'quotePlan.unconfirmed',
} as const satisfies Record<QuotePlan, string>;

export type Office = {
  name: string;
  street: string;
  city: string;
  zipCode: string;
  /** Where they are not the site's. */
  hours?: OfficeHours | undefined;
};

/** One schedule for both languages; days count from Monday = 1, times are minutes after midnight. */
export type OfficeHours = { firstDay: Weekday; lastDay: Weekday; opensAt: number; closesAt: number };

/** A day on which the hours are others, or none. */
export type Closure = {
  /** "YYYY-MM-DD", in Florida. */
  date: string;
  /** The place of the one office that it is about; undefined for both, and for the phones. */
  office?: 0 | 1 | undefined;
  /** The hours of that day; undefined where it is closed. */
  open?: Pick<OfficeHours, 'opensAt' | 'closesAt'> | undefined;
  /** What the day is: "Thanksgiving", "Día de Acción de Gracias". */
  words: Readonly<Record<Locale, string>>;
  /** Whether it is near enough to stand beside the hours. */
  isSoon: boolean;
};

/** Monday is 1, as ISO 8601 counts. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** An office's address on one line: "7350 NW 7th St Suite 204, Miami, FL 33126". */
export function officeAddress(office: Office): string {
  return `${office.street}, ${office.city}, FL ${office.zipCode}`;
}

/** The same for reading: state and ZIP code never break over two lines. Not for copying or for another website. */
export function officeAddressForReading(office: Office): string {
  return officeAddress(office).replace(`FL ${office.zipCode}`, `FL\u00a0${office.zipCode}`);
}

/** True for an address outside this site, which opens in a new tab (docs/product/pages.md, Outside links). */
export function isExternal(href: string): boolean {
  return !href.startsWith('/');
}
