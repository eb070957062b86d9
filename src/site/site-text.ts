import type { Office } from '#site/site.ts';

/** An office's address on one line: "7350 NW 7th St Suite 204, Miami, FL 33126". */
export function officeAddress(office: Office): string {
  return `${office.street}, ${office.city}, FL ${office.zipCode}`;
}

/** True for an address outside this site, which opens in a new tab (specification, section 7). */
export function isExternal(href: string): boolean {
  return !href.startsWith('/');
}
