import { type FloridaZipCode, findFloridaZipCode, listFloridaZipCodes } from './florida-zip-codes.server.ts';
import { milesBetween, type Point } from './straight-line.ts';

/*
 * Distances between ZIP codes, in tenths of a mile: what a row says, what a radius compares and what the order of results
 * goes by are one whole number, so that they never contradict each other.
 */

const TENTHS = 10;
/** The rank of a ZIP code itself: before all others, also those that have the same middle. */
const OWN_RANK = -1;
/** The rank of a ZIP code of which nobody knows where it is: behind all others. */
const UNKNOWN_RANK = 1_000_000;

/** In a straight line between the middles of two ZIP codes; null when one of them is not known. */
export function distanceMiles(from: string, to: string): number | null {
  const [origin, other] = [findFloridaZipCode(from), findFloridaZipCode(to)];
  return origin && other ? tenthsBetween(origin, other) / TENTHS : null;
}

/**
 * How near ZIP codes are to one: results come in the order of their ranks, smallest first. Those that are equally far
 * share one.
 *
 * @returns the rank of any ZIP code, a whole number
 */
export function rankFrom(zipCode: string): (other: string) => number {
  const ranks = ranksFrom(zipCode);
  return (other) => {
    if (other === zipCode) return OWN_RANK;
    const place = allZipCodes().places.get(other);
    return (place === undefined ? undefined : ranks?.[place]) ?? UNKNOWN_RANK;
  };
}

type AllZipCodes = { list: readonly FloridaZipCode[]; places: ReadonlyMap<string, number> };
let all: AllZipCodes | undefined;

/** In one order, which is that of the ranks that are kept. */
function allZipCodes(): AllZipCodes {
  if (all === undefined) {
    const list = listFloridaZipCodes();
    all = { list, places: new Map(list.map(({ zipCode }, place) => [zipCode, place])) };
  }
  return all;
}

const kept = new Map<string, Int32Array>();

/** Made once for each ZIP code that is searched around; those of all of Florida are nine megabytes. */
function ranksFrom(zipCode: string): Int32Array | undefined {
  const known = kept.get(zipCode);
  const origin = findFloridaZipCode(zipCode);
  if (known !== undefined || origin === undefined) return known;
  const ranks = Int32Array.from(allZipCodes().list, (other) => tenthsBetween(origin, other));
  kept.set(zipCode, ranks);
  return ranks;
}

/** The ZIP codes whose middle is so far from that of one or nearer; at least itself. */
export function zipCodesWithin(radiusMiles: number, zipCode: string): string[] {
  const rank = rankFrom(zipCode);
  const others = allZipCodes().list.map((each) => each.zipCode);
  return [zipCode, ...others.filter((other) => other !== zipCode && rank(other) <= radiusMiles * TENTHS)];
}

function tenthsBetween(from: Point, to: Point): number {
  return Math.round(milesBetween(from, to) * TENTHS);
}
