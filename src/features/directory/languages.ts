/**
 * Languages that a provider may speak, with both names, most spoken in Florida first. The English name is what
 * the database stores and the search payload carries.
 */
export const LANGUAGES = [
  { en: 'English', es: 'Inglés' },
  { en: 'Spanish', es: 'Español' },
  { en: 'Haitian Creole', es: 'Criollo haitiano' },
  { en: 'Portuguese', es: 'Portugués' },
  { en: 'French', es: 'Francés' },
  { en: 'Vietnamese', es: 'Vietnamita' },
  { en: 'Russian', es: 'Ruso' },
  { en: 'Mandarin', es: 'Mandarín' },
  { en: 'Cantonese', es: 'Cantonés' },
  { en: 'Arabic', es: 'Árabe' },
  { en: 'Hindi', es: 'Hindi' },
  { en: 'Tagalog', es: 'Tagalo' },
  { en: 'German', es: 'Alemán' },
  { en: 'Italian', es: 'Italiano' },
  { en: 'Hebrew', es: 'Hebreo' },
  { en: 'Korean', es: 'Coreano' },
  { en: 'Polish', es: 'Polaco' },
  { en: 'Ukrainian', es: 'Ucraniano' },
  { en: 'Greek', es: 'Griego' },
  { en: 'Turkish', es: 'Turco' },
  { en: 'Persian', es: 'Persa' },
  { en: 'Urdu', es: 'Urdu' },
  { en: 'Bengali', es: 'Bengalí' },
  { en: 'Gujarati', es: 'Guyaratí' },
  { en: 'Punjabi', es: 'Panyabí' },
  { en: 'Tamil', es: 'Tamil' },
  { en: 'Telugu', es: 'Telugu' },
  { en: 'Malayalam', es: 'Malayalam' },
  { en: 'Thai', es: 'Tailandés' },
  { en: 'Japanese', es: 'Japonés' },
  { en: 'Romanian', es: 'Rumano' },
  { en: 'Hungarian', es: 'Húngaro' },
  { en: 'Dutch', es: 'Neerlandés' },
  { en: 'Yiddish', es: 'Yidis' },
  { en: 'Swahili', es: 'Suajili' },
  { en: 'Jamaican Patois', es: 'Criollo jamaicano' },
  { en: 'American Sign Language', es: 'Lengua de señas americana' },
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Other names that sources use, folded. */
const OTHER_NAMES: Record<string, Language['en']> = {
  creole: 'Haitian Creole',
  criollo: 'Haitian Creole',
  creol: 'Haitian Creole',
  kreyol: 'Haitian Creole',
  'kreyol ayisyen': 'Haitian Creole',
  'french creole': 'Haitian Creole',
  chinese: 'Mandarin',
  'mandarin chinese': 'Mandarin',
  chino: 'Mandarin',
  castellano: 'Spanish',
  espanol: 'Spanish',
  brazilian: 'Portuguese',
  farsi: 'Persian',
  filipino: 'Tagalog',
  patois: 'Jamaican Patois',
  asl: 'American Sign Language',
  'sign language': 'American Sign Language',
  'lengua de senas': 'American Sign Language',
  'lenguaje de senas': 'American Sign Language',
};

const languageByName = new Map<string, Language>(
  LANGUAGES.flatMap((language) => [
    [fold(language.en), language] as const,
    [fold(language.es), language] as const,
  ]),
);

/** Finds a language by a name in English or Spanish, ignoring case and accents; undefined when there is none. */
export function findLanguage(name: string): Language | undefined {
  const key = fold(name);
  return languageByName.get(Object.hasOwn(OTHER_NAMES, key) ? fold(OTHER_NAMES[key] ?? '') : key);
}

function fold(name: string): string {
  // Most are plain words of a text that is read, each asked for several times.
  if (/^[a-z]+(?: [a-z]+)*$/.test(name)) return name;
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}
