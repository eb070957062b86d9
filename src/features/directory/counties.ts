/** The ten counties of the directory filter (specification, section 9), in its order. */
export const DIRECTORY_COUNTIES = [
  'Miami-Dade',
  'Broward',
  'Palm Beach',
  'Orange',
  'Hillsborough',
  'Pinellas',
  'Volusia',
  'Pasco',
  'Lake',
  'Osceola',
] as const;

export type DirectoryCounty = (typeof DIRECTORY_COUNTIES)[number];
