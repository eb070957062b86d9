/** The 67 counties of Florida under the names that the database stores and pages show. */
export const FLORIDA_COUNTIES = [
  'Alachua',
  'Baker',
  'Bay',
  'Bradford',
  'Brevard',
  'Broward',
  'Calhoun',
  'Charlotte',
  'Citrus',
  'Clay',
  'Collier',
  'Columbia',
  'DeSoto',
  'Dixie',
  'Duval',
  'Escambia',
  'Flagler',
  'Franklin',
  'Gadsden',
  'Gilchrist',
  'Glades',
  'Gulf',
  'Hamilton',
  'Hardee',
  'Hendry',
  'Hernando',
  'Highlands',
  'Hillsborough',
  'Holmes',
  'Indian River',
  'Jackson',
  'Jefferson',
  'Lafayette',
  'Lake',
  'Lee',
  'Leon',
  'Levy',
  'Liberty',
  'Madison',
  'Manatee',
  'Marion',
  'Martin',
  'Miami-Dade',
  'Monroe',
  'Nassau',
  'Okaloosa',
  'Okeechobee',
  'Orange',
  'Osceola',
  'Palm Beach',
  'Pasco',
  'Pinellas',
  'Polk',
  'Putnam',
  'Santa Rosa',
  'Sarasota',
  'Seminole',
  'St. Johns',
  'St. Lucie',
  'Sumter',
  'Suwannee',
  'Taylor',
  'Union',
  'Volusia',
  'Wakulla',
  'Walton',
  'Washington',
] as const;

export type FloridaCounty = (typeof FLORIDA_COUNTIES)[number];

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

/** Older or shorter names that sources still use, by key. */
const FORMER_NAMES: Record<string, FloridaCounty> = { dade: 'Miami-Dade' };

const countyByKey = new Map<string, FloridaCounty>([
  ...FLORIDA_COUNTIES.map((county) => [countyKey(county), county] as const),
  ...Object.entries(FORMER_NAMES),
]);

/**
 * Finds a county by its English or Spanish wording ("Miami Dade", "Saint Lucie County, FL", "Condado
 * de Lee"), ignoring case, spaces and punctuation; undefined when Florida has none of that name.
 */
export function findFloridaCounty(name: string): FloridaCounty | undefined {
  return countyByKey.get(countyKey(name));
}

function countyKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\s*condado( de)? /, '')
    .replace(/[\s,]+(?:fl|fla|florida)\.?\s*$/, '')
    .replace(/ (county|co\.?)\s*$/, '')
    .replace(/\bsaint\b/, 'st')
    .replace(/[^a-z]/g, '');
}
