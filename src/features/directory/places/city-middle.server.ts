import type { Database } from '#server/database/connect.ts';
import { keptUntilChanged } from '../kept-until-changed.server.ts';
import { findFloridaZipCode } from './florida-zip-codes.server.ts';
import { milesBetween } from './straight-line.ts';

/** More spellings than Florida has cities. */
const middles = keptUntilChanged<string | null>(1000);

/**
 * The ZIP code in the middle of a city: of those that its providers have, the one nearest to the middle of all. Of the
 * directory's own, because no table spells every city as its offices do.
 *
 * @param searchCities spellings of one city, as `search_city` has them
 * @returns undefined where none of its ZIP codes is known
 */
export async function findMiddleZipCode(db: Database, searchCities: string[]): Promise<string | undefined> {
  const key = JSON.stringify(searchCities);
  return (await middles.read(db, key, () => readMiddle(db, searchCities))) ?? undefined;
}

async function readMiddle(db: Database, searchCities: string[]): Promise<string | null> {
  const { rows } = await db.$client.query<{ zipCode: string }>({
    name: 'find-zip-codes-of-city',
    text: `SELECT DISTINCT zip_code AS "zipCode" FROM providers WHERE search_city = ANY ($1::text[]) ORDER BY 1`,
    values: [searchCities],
  });
  const known = rows.flatMap(({ zipCode }) => findFloridaZipCode(zipCode) ?? []);
  const areas = known.filter(({ isArea }) => isArea);
  const places = areas.length > 0 ? areas : known;
  const mean = (of: 'latitude' | 'longitude') =>
    places.reduce((sum, place) => sum + place[of], 0) / places.length;
  const middle = { latitude: mean('latitude'), longitude: mean('longitude') };
  const [nearest] = places.toSorted((a, b) => milesBetween(middle, a) - milesBetween(middle, b));
  return nearest?.zipCode ?? null;
}
