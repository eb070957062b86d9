import { expect, test } from 'vitest';
import { articleWith } from '../../../../tests/support/article.ts';
import type { AdminArticleSummary } from '../article.ts';
import { articleTexts, categoriesOf, filterArticles, readArticleFilters } from './article-filters.ts';

function summary(title: string, given: Partial<AdminArticleSummary> = {}): AdminArticleSummary {
  const inSpanish = { excerpt: '', category: 'Noticias', language: 'es' } as const;
  return articleWith({ id: title, slug: title, title, ...inSpanish, ...given });
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

test('words are found in the texts of articles, wherever they stand there, once those are known', () => {
  const [huracan, heat, ninos] = ARTICLES.map(({ id }) => id);
  const content = {
    sections: [
      {
        title: 'Antes de salir',
        content: 'Beba agua.\n\nLleve una gorra.',
        items: ['Crema con protección'],
        subsections: [{ title: 'En el coche', items: ['Una cobija'] }],
      },
    ],
  };
  const texts = articleTexts([
    { ...summary('Huracán: qué llevar'), content },
    { ...summary('Working in the heat'), content: 'Drink a lot.\n\nRest.' },
    { ...summary('Niños y calor'), content: { sections: [{ title: 7, content: null }, 'La escuela'] } },
  ]);
  const ids = (search: string, filters = {}) =>
    filterArticles(ARTICLES, { search, ...filters }, texts).map(({ id }) => id);
  for (const search of [
    'salir',
    'AGUA',
    'gorra',
    'proteccion',
    'coche',
    'cobija',
    'huracán gorra',
    'tormenta agua',
  ]) {
    expect(ids(search), search).toEqual([huracan]);
  }
  expect(ids('rest drink')).toEqual([heat]);
  expect(ids('escuela')).toEqual([ninos]);
  expect(ids('escuela', { state: 'active' })).toEqual([]);
  expect(ids('agua rest')).toEqual([]);
  expect(ids('sections')).toEqual([]);
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
  expect(readArticleFilters({ search: '', language: 'fr', category: {}, state: 'all' })).toEqual({});
});

test('the categories that articles have are offered once, in Spanish order', () => {
  expect(categoriesOf([...ARTICLES, summary('x', { category: 'Ámbito' })])).toEqual([
    'Ámbito',
    'Health & Safety',
    'Noticias',
    'Salud y Seguridad',
  ]);
});
