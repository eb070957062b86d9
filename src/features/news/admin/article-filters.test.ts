import { expect, test } from 'vitest';
import type { AdminArticleSummary } from '../article.ts';
import { categoriesOf, filterArticles, readArticleFilters } from './article-filters.ts';

function summary(title: string, given: Partial<AdminArticleSummary> = {}): AdminArticleSummary {
  return {
    id: title,
    slug: title,
    title,
    excerpt: '',
    image: null,
    alt: null,
    category: 'Noticias',
    readTime: null,
    isActive: true,
    language: 'es',
    counterpartSlug: null,
    counterpartId: null,
    version: 1,
    createdAt: '',
    updatedAt: '',
    ...given,
  };
}

const ARTICLES = [
  summary('Huracán: qué llevar', { excerpt: 'Medicinas antes de la tormenta' }),
  summary('Working in the heat', { language: 'en', category: 'Health & Safety' }),
  summary('Niños y calor', { isActive: false, category: 'Salud y Seguridad' }),
];
const found = (filters: Parameters<typeof filterArticles>[1]) =>
  filterArticles(ARTICLES, filters).map(({ title }) => title);

test('words are found in title, excerpt and category, whatever their accents, case and order', () => {
  expect(found({ search: 'HURACAN' })).toEqual(['Huracán: qué llevar']);
  expect(found({ search: '  tormenta huracán ' })).toEqual(['Huracán: qué llevar']);
  expect(found({ search: 'ninos' })).toEqual(['Niños y calor']);
  expect(found({ search: 'safety' })).toEqual(['Working in the heat']);
  expect(found({ search: 'nieve' })).toEqual([]);
});

test('language, category and state narrow the list, together with the search', () => {
  expect(found({ language: 'en' })).toEqual(['Working in the heat']);
  expect(found({ category: 'Salud y Seguridad' })).toEqual(['Niños y calor']);
  expect(found({ state: 'inactive' })).toEqual(['Niños y calor']);
  expect(found({ state: 'active', language: 'es' })).toEqual(['Huracán: qué llevar']);
  expect(found({ state: 'active', search: 'calor' })).toEqual([]);
  expect(found({})).toHaveLength(3);
});

test('an address gives the filters that it names, and nothing else', () => {
  const filters = { search: 'calor', language: 'es', category: 'News', state: 'active' };
  expect(readArticleFilters({ ...filters, page: '2' })).toEqual(filters);
  expect(readArticleFilters({ search: '', language: 'fr', category: 7, state: 'all' })).toEqual({});
});

test('the categories that articles have are offered once, in Spanish order', () => {
  expect(categoriesOf([...ARTICLES, summary('x', { category: 'Ámbito' })])).toEqual([
    'Ámbito',
    'Health & Safety',
    'Noticias',
    'Salud y Seguridad',
  ]);
});
