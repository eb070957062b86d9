import { FLORIDA_COUNTIES } from '#features/directory/florida-counties.ts';

/** Names of counties that are everyday words; they are places only with "county". */
const ALSO_WORDS = new Set([
  'Bay',
  'Clay',
  'Gulf',
  'Lake',
  'Lee',
  'Orange',
  'Union',
  'Liberty',
  'Washington',
  'Hamilton',
  'Leon',
  'Columbia',
  'Martin',
  'Jackson',
  'Madison',
  'Jefferson',
  'Franklin',
  'Holmes',
  'Baker',
  'Taylor',
  'Monroe',
  'Marion',
]);

/** The cities and towns that families name; the county decides whether the plans serve them, so no list is complete. */
const CITIES = `miami, hialeah, miami beach, miami gardens, miami lakes, doral, kendall, homestead, florida city, coral gables, cutler bay,
  north miami, aventura, little havana, la pequena habana, sweetwater, westchester, opa locka, key biscayne, sunny isles, fort lauderdale,
  ft lauderdale, hollywood, pembroke pines, miramar, coral springs, pompano, pompano beach, deerfield beach, davie, plantation, sunrise, weston,
  tamarac, margate, lauderhill, west palm beach, boca raton, boynton beach, delray beach, palm beach gardens, jupiter, wellington, lake worth,
  riviera beach, belle glade, port st lucie, fort pierce, stuart, vero beach, melbourne, palm bay, cocoa, cocoa beach, titusville, orlando,
  kissimmee, saint cloud, st cloud, winter park, winter garden, apopka, ocoee, sanford, altamonte springs, oviedo, clermont, leesburg, tavares,
  mount dora, the villages, lakeland, winter haven, haines city, davenport, poinciana, tampa, brandon, riverview, plant city, st petersburg,
  saint petersburg, st pete, clearwater, largo, pinellas park, dunedin, tarpon springs, new port richey, wesley chapel, zephyrhills, land o lakes,
  spring hill, brooksville, sarasota, bradenton, venice florida, port charlotte, punta gorda, fort myers, ft myers, cape coral, lehigh acres,
  bonita springs, naples, marco island, immokalee, key west, cayo hueso, key largo, islamorada, marathon florida, the keys, los cayos, florida keys,
  daytona, daytona beach, deltona, ormond beach, deland, palm coast, saint augustine, st augustine, jacksonville, gainesville, ocala, tallahassee,
  pensacola, destin, panama city, fort walton beach, lake city, live oak, sebring, okeechobee, clewiston`;

/** One line of synonyms: every place of Florida is one term. */
export const FLORIDA_PLACES = [
  'florida place',
  ...FLORIDA_COUNTIES.flatMap((county) => {
    const alone = ALSO_WORDS.has(county) ? [] : [county];
    return [...alone, `${county} county`, `condado de ${county}`, `condado ${county}`];
  }),
  CITIES,
].join(', ');
