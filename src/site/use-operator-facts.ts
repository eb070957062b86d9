import { useSite } from '#site/site-context.tsx';
import { officeAddressForReading } from '#site/site-text.ts';
import { useHoursText } from '#site/use-hours-text.ts';

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
