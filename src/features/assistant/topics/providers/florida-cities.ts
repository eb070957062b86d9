import type { FloridaCounty } from '#features/directory/florida-counties.ts';

/**
 * Cities and larger neighbourhoods of Florida by county: the post office's cities (GeoNames), and the municipalities
 * that people live in by another name. One that reaches into several counties stands in that of most of its ZIP codes.
 */
export const CITIES_BY_COUNTY: Record<FloridaCounty, string> = {
  Alachua:
    'Alachua, Archer, Earleton, Evinston, Gainesville, Hawthorne, High Springs, Island Grove, La Crosse, Lochloosa, Micanopy, Newberry, Waldo',
  Baker: 'Glen Saint Mary, Macclenny, Olustee, Sanderson',
  Bay: 'Fountain, Lynn Haven, Mexico Beach, Panama City, Panama City Beach, Youngstown',
  Bradford: 'Brooker, Graham, Hampton, Lawtey, Starke',
  Brevard:
    'Cape Canaveral, Cocoa, Cocoa Beach, Grant, Indialantic, Malabar, Melbourne, Melbourne Beach, Merritt Island, Mims, Palm Bay, Port Saint John, Rockledge, Satellite Beach, Scottsmoor, Sharpes, Titusville, Viera, West Melbourne',
  Broward:
    'Coconut Creek, Cooper City, Coral Springs, Dania, Davie, Deerfield Beach, Fort Lauderdale, Hallandale, Hillsboro Beach, Hollywood, Lauderdale Lakes, Lauderdale by the Sea, Lauderhill, Lighthouse Point, Margate, Miramar, North Lauderdale, Oakland Park, Parkland, Pembroke Park, Pembroke Pines, Plantation, Pompano Beach, Southwest Ranches, Sunrise, Tamarac, West Park, Weston, Wilton Manors',
  Calhoun: 'Altha, Blountstown, Clarksville, Wewahitchka',
  Charlotte: 'El Jobean, Murdock, Placida, Port Charlotte, Punta Gorda, Rotonda West',
  Citrus:
    'Beverly Hills, Crystal River, Floral City, Hernando, Holder, Homosassa, Homosassa Springs, Inverness, Lecanto',
  Clay: 'Doctors Inlet, Fleming Island, Green Cove Springs, Keystone Heights, Lake Geneva, Middleburg, Orange Park, Penney Farms',
  Collier:
    'Ave Maria, Chokoloskee, Copeland, Everglades City, Golden Gate, Goodland, Immokalee, Marco Island, Naples, North Naples, Ochopee',
  Columbia: 'Fort White, Lake City, Lulu',
  DeSoto: 'Arcadia, Fort Ogden, Nocatee',
  Dixie: 'Cross City, Horseshoe Beach, Old Town, Suwannee',
  Duval: 'Atlantic Beach, Jacksonville, Jacksonville Beach, Neptune Beach',
  Escambia: 'Cantonment, Century, Gonzalez, Mc David, Molino, Pensacola',
  Flagler: 'Bunnell, Flagler Beach, Palm Coast',
  Franklin: 'Apalachicola, Carrabelle, Eastpoint, Lanark Village',
  Gadsden: 'Chattahoochee, Greensboro, Gretna, Havana, Midway, Quincy',
  Gilchrist: 'Bell, Trenton',
  Glades: 'Moore Haven, Palmdale',
  Gulf: 'Port Saint Joe',
  Hamilton: 'Jasper, Jennings, White Springs',
  Hardee: 'Bowling Green, Ona, Wauchula, Zolfo Springs',
  Hendry: 'Clewiston, Felda, Labelle',
  Hernando: 'Brooksville, Istachatta, Nobleton, Spring Hill, Weeki Wachee',
  Highlands: 'Avon Park, Lake Placid, Lorida, Sebring, Venus',
  Hillsborough:
    'Apollo Beach, Balm, Bloomingdale, Brandon, Carrollwood, Citrus Park, Dover, Durant, East Lake, Egypt Lake, Fish Hawk, Gibsonton, Lake Magdalene, Lithia, Lutz, Mango, Northdale, Odessa, Plant City, Progress Village, Riverview, Ruskin, Seffner, Sun City Center, Sydney, Tampa, Temple Terrace, Thonotosassa, Town N Country, University, Valrico, Westchase, Wimauma, Ybor City',
  Holmes: 'Bonifay, Noma, Ponce De Leon, Westville',
  'Indian River': 'Fellsmere, Roseland, Sebastian, Vero Beach, Wabasso, Winter Beach',
  Jackson:
    'Alford, Bascom, Campbellton, Cottondale, Cypress, Graceville, Grand Ridge, Greenwood, Malone, Marianna, Sneads',
  Jefferson: 'Debary, Lamont, Lloyd, Monticello, Wacissa',
  Lafayette: 'Mayo',
  Lake: 'Altoona, Astatula, Astor, Clermont, Eustis, Ferndale, Fruitland Park, Grand Island, Groveland, Howey In The Hills, Lady Lake, Lake Minneola, Leesburg, Mascotte, Minneola, Montverde, Mount Dora, Okahumpka, Paisley, Sorrento, Tavares, Umatilla, Yalaha',
  Lee: 'Alva, Boca Grande, Bokeelia, Bonita Springs, Cape Coral, Captiva, Estero, Fort Myers, Fort Myers Beach, Gateway, Iona, Lehigh Acres, North Fort Myers, Pineland, Saint James City, San Carlos Park, Sanibel',
  Leon: 'Tallahassee, Woodville',
  Levy: 'Bronson, Cedar Key, Chiefland, Gulf Hammock, Inglis, Morriston, Otter Creek, Williston, Yankeetown',
  Liberty: 'Bristol, Hosford, Sumatra, Telogia',
  Madison: 'Greenville, Madison, Pinetta',
  Manatee:
    'Anna Maria, Bradenton, Bradenton Beach, Cortez, Ellenton, Holmes Beach, Lakewood Ranch, Longboat Key, Manasota, Myakka City, Oneco, Palmetto, Parrish, Tallevast, Terra Ceia',
  Marion:
    'Anthony, Belleview, Candler, Citra, Dunnellon, Eastlake Weir, Fairfield, Fort Mc Coy, Lowell, Mc Intosh, Ocala, Ocklawaha, Orange Lake, Orange Springs, Reddick, Silver Springs, Sparr, Summerfield, Weirsdale',
  Martin: 'Hobe Sound, Indiantown, Jensen Beach, Palm City, Port Salerno, Stuart',
  'Miami-Dade':
    'Aventura, Bal Harbour, Bay Harbor Islands, Biscayne Park, Coconut Grove, Coral Gables, Country Club, Cutler Bay, Doral, El Portal, Florida City, Fontainebleau, Golden Beach, Goulds, Hialeah, Hialeah Gardens, Homestead, Kendall, Key Biscayne, Leisure City, Little Havana, Medley, Miami, Miami Beach, Miami Gardens, Miami Lakes, Miami Shores, Miami Springs, Naranja, North Bay Village, North Miami, North Miami Beach, Opa Locka, Palmetto Bay, Perrine, Pinecrest, Princeton, South Miami, Sunny Isles Beach, Surfside, Sweetwater, Tamiami, Virginia Gardens, West Miami, Westchester',
  Monroe:
    'Big Pine Key, Islamorada, Key Colony Beach, Key Largo, Key West, Layton, Long Key, Marathon, Marathon Shores, Stock Island, Summerland Key, Tavernier',
  Nassau: 'Bryceville, Callahan, Fernandina Beach, Hilliard, Yulee',
  Okaloosa:
    'Baker, Crestview, Destin, Fort Walton Beach, Holt, Hurlburt Field, Laurel Hill, Mary Esther, Milligan, Niceville, Shalimar, Valparaiso',
  Okeechobee: 'Okeechobee',
  Orange:
    'Alafaya, Apopka, Azalea Park, Belle Isle, Bithlo, Christmas, Clarcona, Doctor Phillips, Eatonville, Edgewood, Gotha, Hunters Creek, Killarney, Lake Nona, Maitland, Meadow Woods, Oak Ridge, Oakland, Ocoee, Orlando, Pine Hills, Plymouth, Tangerine, Union Park, Windermere, Winter Garden, Winter Park, Zellwood',
  Osceola:
    'Buenaventura Lakes, Campbell, Celebration, Champions Gate, Four Corners, Harmony, Intercession City, Kenansville, Kissimmee, Poinciana, Saint Cloud',
  'Palm Beach':
    'Atlantis, Belle Glade, Boca Raton, Boynton Beach, Canal Point, Delray Beach, Greenacres, Haverhill, Highland Beach, Hypoluxo, Juno Beach, Jupiter, Lake Harbor, Lake Park, Lake Worth, Lantana, Loxahatchee, Manalapan, North Palm Beach, Pahokee, Palm Beach, Palm Beach Gardens, Palm Springs, Riviera Beach, Royal Palm Beach, South Bay, Tequesta, The Acreage, Wellington, West Palm Beach, Westlake',
  Pasco:
    'Aripeka, Bayonet Point, Crystal Springs, Dade City, Elfers, Holiday, Hudson, Jasmine Estates, Lacoochee, Land O Lakes, New Port Richey, Port Richey, Saint Leo, San Antonio, Trilby, Trinity, Wesley Chapel, Zephyrhills',
  Pinellas:
    'Bay Pines, Belleair, Belleair Beach, Clearwater, Clearwater Beach, Crystal Beach, Dunedin, Gulfport, Indian Rocks Beach, Kenneth City, Largo, Lealman, Madeira Beach, Oldsmar, Ozona, Palm Harbor, Pinellas Park, Redington Beach, Safety Harbor, Saint Pete Beach, Saint Petersburg, Seminole, South Pasadena, Tarpon Springs, Treasure Island',
  Polk: 'Alturas, Auburndale, Babson Park, Bartow, Bradley, Bradley Junction, Davenport, Dundee, Eagle Lake, Eaton Park, Fort Meade, Frostproof, Haines City, Highland City, Homeland, Indian Lake Estates, Kathleen, Lake Alfred, Lake Hamilton, Lake Wales, Lakeland, Lakeshore, Loughman, Mulberry, Nalcrest, Nichols, Polk City, River Ranch, Waverly, Winter Haven',
  Putnam:
    'Bostwick, Crescent City, East Palatka, Florahome, Georgetown, Grandin, Hollister, Interlachen, Lake Como, Melrose, Palatka, Pomona Park, Putnam Hall, San Mateo, Satsuma, Welaka',
  'Santa Rosa': 'Bagdad, Gulf Breeze, Jay, Milton, Navarre',
  Sarasota: 'Englewood, Laurel, Nokomis, North Port, Osprey, Sarasota, Siesta Key, Venice',
  Seminole:
    'Altamonte Springs, Casselberry, Fern Park, Geneva, Goldenrod, Heathrow, Lake Mary, Lake Monroe, Longwood, Oviedo, Sanford, Winter Springs',
  'St. Johns': 'Elkton, Hastings, Ponte Vedra, Ponte Vedra Beach, Saint Augustine, Saint Johns',
  'St. Lucie': 'Fort Pierce, Lakewood Park, Port Saint Lucie',
  Sumter:
    'Bushnell, Center Hill, Coleman, Lake Panasoffkee, Oxford, Sumterville, The Villages, Webster, Wildwood',
  Suwannee: 'Branford, Live Oak, Mc Alpin, O Brien, Wellborn',
  Taylor: 'Perry, Salem, Shady Grove, Steinhatchee',
  Union: 'Lake Butler, Raiford, Worthington Springs',
  Volusia:
    'Barberville, Cassadaga, Daytona Beach, Daytona Beach Shores, De Leon Springs, Deland, Deltona, Edgewater, Glenwood, Holly Hill, Lake Helen, New Smyrna Beach, Oak Hill, Orange City, Ormond Beach, Osteen, Pierson, Ponce Inlet, Port Orange, Seville, South Daytona',
  Wakulla: 'Crawfordville, Panacea, Saint Marks, Sopchoppy',
  Walton:
    'Argyle, Defuniak Springs, Freeport, Miramar Beach, Mossy Head, Paxton, Rosemary Beach, Santa Rosa Beach',
  Washington: 'Caryville, Chipley, Ebro, Vernon, Wausau',
};

/** Other names and short forms of cities, as `Question.plain` has them. */
export const CITY_SHORT_FORMS: Record<string, string> = {
  wpb: 'West Palm Beach',
  'w palm beach': 'West Palm Beach',
  'west palm': 'West Palm Beach',
  'palm beach city': 'Palm Beach',
  'st pete': 'Saint Petersburg',
  'saint pete': 'Saint Petersburg',
  'st petersburg': 'Saint Petersburg',
  'san petersburgo': 'Saint Petersburg',
  'st petersberg': 'Saint Petersburg',
  'st cloud': 'Saint Cloud',
  'st augustine': 'Saint Augustine',
  'san agustin': 'Saint Augustine',
  'st pete beach': 'Saint Pete Beach',
  'ft lauderdale': 'Fort Lauderdale',
  'fort lauderdel': 'Fort Lauderdale',
  'ft myers': 'Fort Myers',
  'ft pierce': 'Fort Pierce',
  'ft walton beach': 'Fort Walton Beach',
  'port st lucie': 'Port Saint Lucie',
  psl: 'Port Saint Lucie',
  pompano: 'Pompano Beach',
  deerfield: 'Deerfield Beach',
  boynton: 'Boynton Beach',
  delray: 'Delray Beach',
  boca: 'Boca Raton',
  'dania beach': 'Dania',
  'hallandale beach': 'Hallandale',
  hallandel: 'Hallandale',
  'lake worth beach': 'Lake Worth',
  riviera: 'Riviera Beach',
  'sunny isles': 'Sunny Isles Beach',
  'la pequena habana': 'Little Havana',
  'pequena habana': 'Little Havana',
  opalocka: 'Opa Locka',
  'miami city': 'Miami',
  'downtown miami': 'Miami',
  'tampa bay': 'Tampa',
  'ciudad de miami': 'Miami',
  altamonte: 'Altamonte Springs',
  kissimme: 'Kissimmee',
  kisimi: 'Kissimmee',
  quisimi: 'Kissimmee',
  jaialea: 'Hialeah',
  jialea: 'Hialeah',
  daytona: 'Daytona Beach',
  'new smyrna': 'New Smyrna Beach',
  zhills: 'Zephyrhills',
  'land o lakes': 'Land O Lakes',
  'land olakes': 'Land O Lakes',
  npr: 'New Port Richey',
  plantacion: 'Plantation',
  'cayo hueso': 'Key West',
  jax: 'Jacksonville',
  'dr phillips': 'Doctor Phillips',
};

/** Cities whose names are everyday words or names of people: they count as cities only after "in", "near", "en". */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `anthony baker balm bell bradley bristol campbell candler celebration center hill century christmas
  coleman cypress copeland dover dundee durant fairfield fountain freeport gateway geneva georgetown glenwood
  gonzalez graham grant greenville greenwood greensboro hampton harmony hastings havana hernando holder holiday
  hollister holt homeland hope hudson iona jasper jay jennings jupiter kathleen killarney lamont laurel lloyd
  lowell lulu madison malone mango marathon margate mayo melrose midway milton mulberry navarre nichols noma
  oakland ona oxford paisley palmetto panacea parrish paxton perry pierson plantation plymouth princeton quincy
  reddick roseland salem sanderson sanford seminole seville sharpes sorrento stuart sumatra sunrise surfside
  sydney tangerine trenton trinity university venice venus vernon viera waldo waverly webster weston wildwood
  woodville davie edgewood naranja sunrise medley parkland goulds perrine gotha
  trilby bronson alva estero largo destin`.split(/\s+/),
);

/** Where people come from or live that is not Florida; the directory has nobody there. */
export const PLACES_ELSEWHERE: ReadonlySet<string> = new Set(
  `atlanta, georgia, new york, nueva york, ny, nyc, new jersey, nueva jersey, texas, houston, dallas, austin,
  california, los angeles, san francisco, san diego, las vegas, nevada, chicago, illinois, boston, massachusetts,
  philadelphia, filadelfia, pennsylvania, washington dc, virginia, north carolina, south carolina,
  carolina del norte, carolina del sur, alabama, tennessee, nashville, louisiana, new orleans, ohio, michigan,
  detroit, maryland, connecticut, arizona, phoenix, colorado, denver, seattle, oregon, savannah, charlotte nc,
  puerto rico, ponce, bayamon, cuba, la habana, colombia, bogota, mexico, venezuela, caracas, honduras, nicaragua,
  guatemala, el salvador, republica dominicana, dominican republic, santo domingo, haiti, peru, lima, ecuador,
  argentina, brasil, brazil, canada, spain, espana, jamaica, bahamas`
    .split(',')
    .map((name) => name.replace(/\s+/g, ' ').trim()),
);
