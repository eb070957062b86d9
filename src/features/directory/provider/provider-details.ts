import type { ProviderSummary } from '../search/search-providers.ts';

/** Where else a provider works: another row of the same NPI. */
export type OtherPlace = Pick<
  ProviderSummary,
  'id' | 'center' | 'address' | 'suite' | 'city' | 'county' | 'zipCode' | 'phone'
>;

/** GET /api/providers/{id}: one provider, whole. Null is unknown, never "no". */
export type ProviderDetails = Omit<ProviderSummary, 'distanceMiles'> & { otherPlaces: OtherPlace[] };

const PROVIDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be a provider's id: a UUID as addresses have it, in small letters. */
export function isProviderId(text: string): boolean {
  return PROVIDER_ID.test(text);
}
