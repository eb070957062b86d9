import { findFloridaZipCode, listFloridaZipCodes } from './florida-zip-codes.server.ts';
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
  const origin = findFloridaZipCode(zipCode);
  return (other) => {
    if (other === zipCode) return OWN_RANK;
    const known = findFloridaZipCode(other);
    return origin && known ? tenthsBetween(origin, known) : UNKNOWN_RANK;
  };
}

/** The ZIP codes whose middle is so far from that of one or nearer; at least itself. */
export function zipCodesWithin(radiusMiles: number, zipCode: string): string[] {
  const rank = rankFrom(zipCode);
  const known = listFloridaZipCodes().map((each) => each.zipCode);
  return [...new Set([zipCode, ...known])].filter((other) => rank(other) <= radiusMiles * TENTHS);
}

function tenthsBetween(from: Point, to: Point): number {
  return Math.round(milesBetween(from, to) * TENTHS);
}
