import type { OtherPlace } from './provider-details.ts';

/** "8770 SW 144th St, Suite 5, Miami, FL 33176": as envelopes and maps have it. */
export function placeInOneLine({
  address,
  suite,
  city,
  zipCode,
}: Pick<OtherPlace, 'address' | 'suite' | 'city' | 'zipCode'>): string {
  return `${address}${suite ? `, ${suite}` : ''}, ${city}, FL ${zipCode}`;
}
