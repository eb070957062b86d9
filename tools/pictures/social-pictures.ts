/** What a preview says in each language; the lines of a headline are broken by hand. */
interface SocialPicture {
  /** public/social/{page}-{language}.jpg */
  page: string;
  en: readonly string[];
  es: readonly string[];
  /** A drawing under src/features that fills the arch, or lines on a 48 by 48 grid that are in it. */
  picture: { file: string; stands?: 'free'; position?: string } | { sun: string; lines: string };
  tone: 'sea' | 'sun' | 'coral';
}

/** Headlines are the pages' own, without the brand, which is configuration, and without numbers that may change. */
export const socialPictures: readonly SocialPicture[] = [
  {
    page: 'home',
    en: ['Your doctor,', 'in your language.'],
    es: ['Su médico,', 'en su idioma.'],
    picture: { file: 'home/hero-scene.svg', position: '50% 62%' },
    tone: 'sea',
  },
  {
    page: 'quote',
    en: ['See what your', 'plan costs'],
    es: ['Vea cuánto', 'cuesta su plan'],
    picture: {
      sun: 'M17 14a7 7 0 0 1 14 0z',
      lines:
        'M10 43.5v-35q0-4 4-4h20q4 0 4 4v35l-4.7-3.5-4.6 3.5-4.7-3.5-4.7 3.5-4.6-3.5zM14.5 14h19M16 21h9M31 21h1M16 27h7M31 27h1M16 33h16',
    },
    tone: 'sun',
  },
  {
    page: 'providers',
    en: ['Find a doctor', 'or clinic', 'near you'],
    es: ['Encuentre un', 'médico o clínica', 'cerca de usted'],
    picture: {
      sun: 'M16 21.5a8 8 0 0 1 16 0z',
      lines:
        'M24 43.5C13.5 33.5 8 26 8 19.5a16 16 0 0 1 32 0C40 26 34.5 33.5 24 43.5zM16 21.5h16M24 9.5v-.1M15.5 13v-.1M32.5 13v-.1',
    },
    tone: 'sea',
  },
  {
    page: 'join-network',
    en: ['Join our', 'network'],
    es: ['Únase a', 'nuestra red'],
    picture: {
      sun: 'M31 21a7 7 0 0 1 14 0z',
      lines:
        'M11 5H7.5v10.5a9 9 0 0 0 18 0V5H22M16.5 24.5v7a10.75 10.75 0 0 0 21.5 0V28M38 28a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM31 21h14',
    },
    tone: 'coral',
  },
  {
    page: 'member-portal',
    en: ['Your card,', 'your visits,', 'your points'],
    es: ['Su tarjeta,', 'sus consultas,', 'sus puntos'],
    picture: { file: 'member-portal/portal-scene.svg', stands: 'free' },
    tone: 'sun',
  },
  {
    page: 'accessibility',
    en: ['Accessibility', 'statement'],
    es: ['Declaración de', 'accesibilidad'],
    picture: {
      sun: 'M16.5 29a7.5 7.5 0 0 1 15 0z',
      lines:
        'M4 29c5-7.5 12-11.5 20-11.5S39 21.5 44 29c-5 7.5-12 11.5-20 11.5S9 36.5 4 29zM24 36.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM16.5 29h15M24 6v5.5M13.5 8.5l2 5M34.5 8.5l-2 5M5 15l3.5 4M43 15l-3.5 4',
    },
    tone: 'sea',
  },
  {
    page: 'privacy',
    en: ['Your privacy', 'on this site'],
    es: ['Su privacidad', 'en este sitio'],
    picture: {
      sun: 'M16 34a8 8 0 0 1 16 0z',
      lines:
        'M10 20.5h28q3 0 3 3v17q0 3-3 3H10q-3 0-3-3v-17q0-3 3-3zM14 20.5V15a10 10 0 0 1 20 0v5.5M16 34h16M18.5 38.5h11',
    },
    tone: 'coral',
  },
  {
    page: 'news-heat',
    en: ['Working outdoors', 'in August?', 'Read this first'],
    es: ['¿Trabaja al aire', 'libre en agosto?', 'Lea esto primero'],
    picture: { file: 'news/pictures/heat.svg' },
    tone: 'sun',
  },
  {
    page: 'news-school',
    en: ['Back to school:', 'the checklist,', 'vaccines included'],
    es: ['Regreso a clases:', 'la lista completa,', 'con las vacunas'],
    picture: { file: 'news/pictures/school.svg', position: '26% 50%' },
    tone: 'sea',
  },
  {
    page: 'news-hurricane',
    en: ['Hurricane season:', 'refill before', 'the storm'],
    es: ['Temporada de', 'huracanes: pida', 'sus medicinas antes', 'de la tormenta'],
    picture: { file: 'news/pictures/hurricane.svg' },
    tone: 'coral',
  },
];
