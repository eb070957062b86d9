import type { DirectoryCounty } from '../places/florida-counties.ts';

type CountyProfile = {
  /** Residents in thousands, rounded (2020 census): how the demonstration providers are shared out. */
  residents: number;
  areaCodes: readonly string[];
  /** True where streets are mostly numbered from a centre ("NW 7th St"). */
  hasGrid: boolean;
};

export const COUNTY_PROFILES: Record<DirectoryCounty, CountyProfile> = {
  'Miami-Dade': { residents: 2702, areaCodes: ['305', '786', '645'], hasGrid: true },
  Broward: { residents: 1944, areaCodes: ['954', '754'], hasGrid: true },
  'Palm Beach': { residents: 1492, areaCodes: ['561', '728'], hasGrid: false },
  Orange: { residents: 1430, areaCodes: ['407', '689'], hasGrid: false },
  Hillsborough: { residents: 1460, areaCodes: ['813', '656'], hasGrid: false },
  Pinellas: { residents: 959, areaCodes: ['727'], hasGrid: true },
  Volusia: { residents: 554, areaCodes: ['386'], hasGrid: false },
  Pasco: { residents: 562, areaCodes: ['727', '813', '352'], hasGrid: false },
  Lake: { residents: 384, areaCodes: ['352'], hasGrid: false },
  Osceola: { residents: 389, areaCodes: ['407', '321'], hasGrid: false },
};

export const STREET_NAMES = [
  'Coral Ridge',
  'Blue Heron',
  'Mangrove',
  'Orange Blossom',
  'Palmetto Bend',
  'Seagrape',
  'Royal Poinciana',
  'Cypress Hammock',
  'Gulf Breeze',
  'Sabal Palm',
  'Live Oak',
  'Sandhill Crane',
  'Key Lime',
  'Magnolia Park',
  'Old Mill',
  'Lakeshore',
  'Citrus Grove',
  'Pelican Bay',
  'Sunset Harbor',
  'Turtle Creek',
  'Hibiscus',
  'Jacaranda',
  'Buttonwood',
  'Spanish Moss',
  'Bougainvillea',
  'Manatee Springs',
  'Alafia Ridge',
  'Tarpon Run',
  'Egret Landing',
  'Saw Palmetto',
] as const;

export const STREET_KINDS = ['St', 'Ave', 'Blvd', 'Dr', 'Rd', 'Pkwy', 'Ln', 'Way', 'Ct'] as const;

/** First words of invented names of centers, in English and Spanish. */
export const CENTER_NAMES = {
  en: [
    'Bayshore',
    'Sunrise',
    'Palmetto',
    'Heron Lake',
    'Coral Way',
    'Seabreeze',
    'Gulfside',
    'Live Oak',
    'Riverwalk',
    'Cypress Point',
    'Harbor Light',
    'Blue Lagoon',
    'Royal Palm',
    'Mangrove Bay',
    'Pelican Cove',
    'Orange Grove',
    'Silver Springs',
    'Magnolia',
    'Tradewinds',
    'Lighthouse',
    'Sandpiper',
    'Everglade',
    'Banyan',
    'Morning Star',
  ],
  es: [
    'Las Palmas',
    'La Esperanza',
    'Santa Lucía',
    'San Rafael',
    'El Buen Samaritano',
    'Nuestra Señora de la Caridad',
    'Las Américas',
    'Buena Vida',
    'El Sol',
    'San Lázaro',
    'Los Robles',
    'La Milagrosa',
    'Costa Azul',
    'Villa Clara',
    'El Faro',
    'Santa Bárbara',
    'Los Pinos',
    'La Familia',
    'Martí',
    'Bello Horizonte',
  ],
} as const;
