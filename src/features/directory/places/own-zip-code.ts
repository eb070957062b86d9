import { type FetchApi, getJson } from '#client/api.ts';
import { milesBetween, type Point } from './straight-line.ts';

/*
 * The ZIP code that a device is in. The browser says where it is and the nearest ZIP code is found here: coordinates are
 * never sent.
 */

/** Answer of GET /api/providers/zip-codes: where the middle of each ZIP code area of Florida is, in degrees. */
export type ZipCodeMiddles = { zipCodes: [zipCode: string, latitude: number, longitude: number][] };

/** Why there is no ZIP code; pages have a message for each. */
export const PLACE_PROBLEMS = ['refused', 'unavailable', 'timeout', 'outside', 'failed'] as const;
export type PlaceProblem = (typeof PLACE_PROBLEMS)[number];

/** Who is farther from the middle of every ZIP code is not in Florida: in the Everglades it is some 20 miles. */
const FARTHEST_MILES = 30;
/** A place of some minutes ago is as good as a new one, which takes a phone seconds. */
const WANTED = { timeout: 10_000, maximumAge: 600_000 };

/** What the browser answers in place of a position (GeolocationPositionError.code). */
const REFUSED = 1;
const TIMED_OUT = 3;

/** Asks the browser where it is, and finds the nearest ZIP code. Asks the visitor first, where they were not asked before. */
export async function findOwnZipCode(
  fetchApi: FetchApi,
): Promise<{ zipCode: string } | { problem: PlaceProblem }> {
  // An http page has no place to ask for, and would be told that the visitor refused.
  if (!window.isSecureContext || !('geolocation' in navigator)) return { problem: 'unavailable' };
  const position = await new Promise<GeolocationPosition | PlaceProblem>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(problemOf(code)), WANTED),
  );
  if (typeof position === 'string') return { problem: position };
  try {
    const { zipCodes } = await getJson<ZipCodeMiddles>(fetchApi, '/api/providers/zip-codes');
    const zipCode = nearestZipCode(position.coords, zipCodes);
    return zipCode === undefined ? { problem: 'outside' } : { zipCode };
  } catch {
    return { problem: 'failed' };
  }
}

function problemOf(code: number): PlaceProblem {
  if (code === REFUSED) return 'refused';
  return code === TIMED_OUT ? 'timeout' : 'unavailable';
}

/** The ZIP code whose middle is nearest; undefined outside Florida. */
export function nearestZipCode(
  place: Point,
  zipCodes: Readonly<ZipCodeMiddles['zipCodes']>,
): string | undefined {
  let nearest: string | undefined;
  let nearestMiles = FARTHEST_MILES;
  for (const [zipCode, latitude, longitude] of zipCodes) {
    const miles = milesBetween(place, { latitude, longitude });
    if (miles <= nearestMiles) [nearest, nearestMiles] = [zipCode, miles];
  }
  return nearest;
}

/**
 * Whether this page may not ask at all: the policy that came with the document is that of the page that was opened first,
 * and only the directory's own allows it. Known to the browsers that keep such policies.
 */
export function isPlaceForbiddenHere(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('geolocation') === false;
}
