import { LOCALES, type Locale } from '#i18n/locale.ts';

/** Every public page whose weight and speed are measured; an article has an address of its own in each language. */
const PAGES: readonly { name: string; path: string | Record<Locale, string> }[] = [
  { name: 'home', path: '' },
  { name: 'quote', path: '/quote' },
  { name: 'providers', path: '/providers' },
  { name: 'recommend a doctor', path: '/providers/recommend' },
  { name: 'join network', path: '/join-network' },
  { name: 'member portal', path: '/member-portal' },
  { name: 'article', path: { en: '/news/working-in-the-heat', es: '/news/trabajar-bajo-el-calor' } },
  { name: 'policy', path: '/policies/refund' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'privacy', path: '/privacy' },
];

/** The same in both languages: { name: 'home es', path: '/es' }. */
export const PAGES_IN_BOTH_LANGUAGES = LOCALES.flatMap((locale) =>
  PAGES.map(({ name, path }) => ({
    name: `${name} ${locale}`,
    path: `/${locale}${typeof path === 'string' ? path : path[locale]}`,
  })),
);

/** A results page: its render includes a search. */
export const RESULTS_PAGE = {
  name: 'providers with results es',
  path: '/es/providers?specialty=Cardiology&county=Miami-Dade',
};
