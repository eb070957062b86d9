/** The choices of the network application (docs/product/forms.md), in its order. */

export const APPLICATION_SPECIALTIES = [
  { value: 'Cardiology', label: 'specialties.cardiology' },
  { value: 'Dermatology', label: 'specialties.dermatology' },
  { value: 'Emergency Medicine', label: 'specialties.emergencyMedicine' },
  { value: 'Family Medicine', label: 'specialties.familyMedicine' },
  { value: 'Gastroenterology', label: 'specialties.gastroenterology' },
  { value: 'General Surgery', label: 'specialties.generalSurgery' },
  { value: 'Internal Medicine', label: 'specialties.internalMedicine' },
  { value: 'Neurology', label: 'specialties.neurology' },
  { value: 'Obstetrics and Gynecology', label: 'specialties.obstetricsAndGynecology' },
  { value: 'Oncology', label: 'specialties.oncology' },
  { value: 'Ophthalmology', label: 'specialties.ophthalmology' },
  { value: 'Orthopedics', label: 'specialties.orthopedics' },
  { value: 'Pediatrics', label: 'specialties.pediatrics' },
  { value: 'Psychiatry', label: 'specialties.psychiatry' },
  { value: 'Pulmonology', label: 'specialties.pulmonology' },
  { value: 'Radiology', label: 'specialties.radiology' },
  { value: 'Urology', label: 'specialties.urology' },
  { value: 'Other', label: 'specialties.other' },
] as const;

export const APPLICATION_COUNTIES = [
  { value: 'Miami-Dade' },
  { value: 'Broward' },
  { value: 'Palm Beach' },
  { value: 'Monroe' },
  { value: 'Collier' },
  { value: 'Lee' },
  { value: 'Charlotte' },
  { value: 'Sarasota' },
  { value: 'Manatee' },
  { value: 'Pinellas' },
  { value: 'Hillsborough' },
  { value: 'Polk' },
  { value: 'Orange' },
  { value: 'Osceola' },
  { value: 'Seminole' },
  { value: 'Volusia' },
  { value: 'Other', label: 'otherCounty' },
] as const;

/** The codes of the 50 states, Florida first. */
export const US_STATES = [
  ...['FL', 'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'GA'],
  ...['HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD'],
  ...['MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ'],
  ...['NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'],
  ...['SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
] as const;
