/** Words of an address that mean the same, each with the abbreviation that the key uses (USPS Publication 28). */
const ABBREVIATIONS = new Map(
  Object.entries({
    street: 'st',
    saint: 'st',
    avenue: 'ave',
    av: 'ave',
    boulevard: 'blvd',
    circle: 'cir',
    court: 'ct',
    drive: 'dr',
    expressway: 'expy',
    highway: 'hwy',
    lane: 'ln',
    parkway: 'pkwy',
    pky: 'pkwy',
    place: 'pl',
    plaza: 'plz',
    road: 'rd',
    square: 'sq',
    terrace: 'ter',
    terr: 'ter',
    trail: 'trl',
    turnpike: 'tpke',
    center: 'ctr',
    centre: 'ctr',
    fort: 'ft',
    mount: 'mt',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    northeast: 'ne',
    northwest: 'nw',
    southeast: 'se',
    southwest: 'sw',
    suite: 'unit',
    suites: 'unit',
    ste: 'unit',
    apartment: 'unit',
    apt: 'unit',
    room: 'unit',
    rm: 'unit',
    oficina: 'unit',
    building: 'bldg',
    floor: 'fl',
  }),
);

/** Two words that together are one direction: "N.W." is written "N W" once its points are gone. */
const SPLIT_DIRECTIONS = /\b([ns]) ([ew])\b/g;

/**
 * The address as a key: equal for spellings that differ only in case, accents, punctuation, or abbreviations
 * ("8770 S.W. 144th Street, Suite 5" and "8770 SW 144TH ST #5"). Applying it twice changes nothing.
 */
export function addressKey(address: string, suite: string | null): string {
  const spelled = `${address} ${suite ?? ''}`.replaceAll('#', ' unit ');
  const words = wordsOf(spelled).map((word) => ABBREVIATIONS.get(word) ?? word);
  return words
    .join(' ')
    .replace(SPLIT_DIRECTIONS, '$1$2')
    .replace(/\bunit( unit)+\b/g, 'unit');
}

/**
 * Identity of an imported provider: the same NPI at the same address and ZIP is the same row; without an NPI the name
 * takes its place. `suite` may be in its own column or at the end of the address.
 */
export function providerSourceKey(row: {
  npi: string | null;
  doctor: string;
  address: string;
  suite: string | null;
  zipCode: string;
}): string {
  const identity = row.npi === null ? `name:${nameKey(row.doctor)}` : `npi:${row.npi}`;
  // A bare "204" in the suite column is the suite that another file writes as "Suite 204".
  const suite = row.suite !== null && /^[\s\d]*\d[\s\w-]*$/.test(row.suite) ? `unit ${row.suite}` : row.suite;
  return `${identity}|${addressKey(row.address, suite)}|${row.zipCode}`;
}

/** A name as a key: equal for spellings that differ only in case, accents and punctuation. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ');
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
