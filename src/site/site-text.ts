import type { Office } from '#site/site.ts';

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
