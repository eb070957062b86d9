import { createContext, type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimeOfDay } from '#i18n/format.ts';
import { type OfficeHours, officeAddressForReading, type Site } from '#site/site.ts';

const SiteContext = createContext<Site | undefined>(undefined);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The operator's brand, phones, offices, hours and links. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

/**
 * The office hours in the page's language: "Monday to Friday, 8:00 AM to 5:00 PM".
 *
 * @param place where they stand: Spanish begins with a capital on a line of its own, and small inside a sentence
 * @param own an office's own, where they are not the site's
 */
export function useHoursText(place: 'line' | 'sentence' = 'line', own?: OfficeHours): string {
  const t = useTranslations('site');
  const site = useSite();
  const hours = own ?? site.hours;
  return t(place === 'sentence' ? 'hoursInSentence' : 'hours', {
    firstDay: t(`days.${hours.firstDay}`),
    lastDay: t(`days.${hours.lastDay}`),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
}

/** Whom to ask, in the page's language: what policies and statements name of the operator. */
export function useOperatorFacts() {
  const { legalName, offices, phones } = useSite();
  return {
    legalName,
    address: officeAddressForReading(offices[0]),
    customerService: phones.customerService,
    tty: phones.tty,
    hours: useHoursText('sentence'),
  };
}
