/** The ten counties of the directory filter (docs/product/directory.md, Counties), in their order. */
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
