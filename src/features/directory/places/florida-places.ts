import { searchWords } from '../search/search-words.ts';

/*
 * Names by which people know a place of Florida, and the city under which its addresses are listed. Only what is sure:
 * the places are municipalities, census-designated places or neighbourhoods that their city names itself; the city is
 * the one that the Postal Service writes by default for their ZIP codes. A place with a postal city of its own stays out.
 */

/** Places that lie in the postal area of a city. A search for one shows all of that city, and says so. */
const PLACES_BY_CITY: Readonly<Record<string, string>> = {
  Miami: `Kendall, West Kendall, Kendall West, Kendale Lakes, Kendall Lakes, The Hammocks, The Crossings, Three Lakes,
    Country Walk, Richmond West, Richmond Heights, South Miami Heights, Cutler Bay, Cutler Ridge, Palmetto Bay, Pinecrest,
    Perrine, West Perrine, Goulds, Olympia Heights, Westchester, Westwood Lakes, Tamiami, Fontainebleau, Sweetwater,
    West Miami, South Miami, Coral Way, Coral Terrace, Glenvar Heights, Flagami, Brickell, Little Havana,
    Pequeña Habana, La Pequeña Habana, Allapattah, Overtown, Wynwood, Little Haiti, Pequeño Haití, Liberty City,
    Coconut Grove, Gladeview, Brownsville, West Little River, Pinewood, El Portal, Miami Shores, Biscayne Park, Doral,
    Virginia Gardens, Miami Springs, Medley, North Miami, Aventura, Ojus, Golden Glades, Ives Estates, Westview`,
  Homestead: 'Leisure City, Naranja, Florida City, Redland, Redlands, The Redlands',
  Hialeah: 'Hialeah Gardens, Miami Lakes, Palm Springs North',
  'Opa Locka': 'Carol City',
  'Fort Lauderdale': `Oakland Park, Wilton Manors, Lauderhill, Lauderdale Lakes, Lauderdale by the Sea, Tamarac, Sunrise,
    Davie, Weston`,
  Hollywood: 'Miramar, West Park, Pembroke Park',
  'Pompano Beach': 'North Lauderdale, Lighthouse Point, Parkland',
  'West Palm Beach': 'Westgate, Haverhill, Riviera Beach',
  'Lake Worth': 'Lake Worth Beach, Lantana, Atlantis',
  Orlando: `Pine Hills, Azalea Park, Union Park, Alafaya, Lake Nona, Doctor Phillips, Dr Phillips, Conway, Hunters Creek,
    Meadow Woods, Belle Isle, Waterford Lakes, Metrowest`,
  Kissimmee: 'Poinciana, Buenaventura Lakes, Celebration',
  Tampa: `Ybor City, Town N Country, Town and Country, Carrollwood, Citrus Park, Westchase, Temple Terrace, New Tampa,
    Northdale, Egypt Lake, Lake Magdalene, Seminole Heights`,
  Jacksonville: 'Mandarin, San Marco',
};

/** Other names of cities. Abbreviated words (Ft., St., N., Bch) need no line: function `city_text` knows them. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Saint Petersburg': 'St Pete, Saint Pete, San Petersburgo',
  'Saint Augustine': 'San Agustín',
  'Fort Lauderdale': 'Lauderdale',
  'Port Saint Lucie': 'PSL',
  'West Palm Beach': 'WPB, West Palm',
  'New Smyrna Beach': 'NSB, New Smyrna',
  'New Port Richey': 'NPR',
  'North Miami Beach': 'NMB',
  'Boca Raton': 'Boca',
  Jacksonville: 'Jax',
  'Key West': 'Cayo Hueso',
  Dania: 'Dania Beach',
  Hallandale: 'Hallandale Beach',
  'Miami Beach': 'South Beach, Miami South Beach',
};

export type FloridaPlace = { city: string; isPartOfCity: boolean };

const places = new Map<string, FloridaPlace>([...read(PLACES_BY_CITY, true), ...read(SHORT_NAMES, false)]);

/** The city under which the addresses of a place are listed; undefined for a name that the lists do not have. */
export function findFloridaPlace(name: string): FloridaPlace | undefined {
  return places.get(searchWords(name).join(' '));
}

/** Every name of the two lists, with its city. */
export function listFloridaPlaces(): [string, FloridaPlace][] {
  return [...places];
}

function read(list: Readonly<Record<string, string>>, isPartOfCity: boolean): [string, FloridaPlace][] {
  return Object.entries(list).flatMap(([city, names]) =>
    names
      .split(',')
      .map((name): [string, FloridaPlace] => [searchWords(name).join(' '), { city, isPartOfCity }]),
  );
}
