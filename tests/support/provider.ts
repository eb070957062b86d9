import type { ProviderSummary } from '#features/directory/search/search-providers.ts';

/** A provider of whom everything is known; only what a test is about is given. */
export function provider(given: Partial<ProviderSummary> = {}): ProviderSummary {
  return {
    id: crypto.randomUUID(),
    doctor: 'Ana Ruiz',
    specialty: 'Cardiología',
    specialties: given.specialty === undefined ? ['Cardiología'] : [given.specialty],
    center: 'Flagler Heart Center',
    address: '7150 W Flagler St',
    suite: 'Suite 12',
    city: 'Miami',
    county: 'Miami-Dade',
    zipCode: '33144',
    phone: '(305) 555-0142',
    fax: '(305) 555-0143',
    languages: ['English', 'Spanish'],
    certified: true,
    acceptingNewPatients: true,
    listDate: '2026-10-03',
    plans: ['phc'],
    panels: null,
    ages: null,
    isDemo: false,
    distanceMiles: null,
    ...given,
  };
}
