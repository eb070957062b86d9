/** The pages whose weight and speed are measured. */
const PAGES = [
  { name: 'home', path: '' },
  { name: 'quote', path: '/quote' },
  { name: 'providers', path: '/providers' },
];

/** The same in both languages: { name: 'home es', path: '/es' }. */
export const PAGES_IN_BOTH_LANGUAGES = ['en', 'es'].flatMap((locale) =>
  PAGES.map(({ name, path }) => ({ name: `${name} ${locale}`, path: `/${locale}${path}` })),
);

/** A results page: its render includes a search. */
export const RESULTS_PAGE = {
  name: 'providers with results es',
  path: '/es/providers?specialty=Cardiology&county=Miami-Dade',
};
