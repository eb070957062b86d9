/** The choices of the network application (specification, section 3), in its order; they travel in English. */

export const APPLICATION_SPECIALTIES = [
  'Cardiology',
  'Dermatology',
  'Emergency Medicine',
  'Family Medicine',
  'Gastroenterology',
  'General Surgery',
  'Internal Medicine',
  'Neurology',
  'Obstetrics and Gynecology',
  'Oncology',
  'Ophthalmology',
  'Orthopedics',
  'Pediatrics',
  'Psychiatry',
  'Pulmonology',
  'Radiology',
  'Urology',
  'Other',
] as const;
export type ApplicationSpecialty = (typeof APPLICATION_SPECIALTIES)[number];

export const APPLICATION_COUNTIES = [
  'Miami-Dade',
  'Broward',
  'Palm Beach',
  'Monroe',
  'Collier',
  'Lee',
  'Charlotte',
  'Sarasota',
  'Manatee',
  'Pinellas',
  'Hillsborough',
  'Polk',
  'Orange',
  'Osceola',
  'Seminole',
  'Volusia',
  'Other',
] as const;

/** The codes of the 50 states, Florida first. */
export const US_STATES = [
  ...['FL', 'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'GA'],
  ...['HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD'],
  ...['MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ'],
  ...['NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'],
  ...['SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
] as const;

export const YES_OR_NO = ['yes', 'no'] as const;
