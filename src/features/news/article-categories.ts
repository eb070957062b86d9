import type { Locale } from '#i18n/locale.ts';

/** The categories that the editor offers (docs/product/article-administration.md); an article may have another. */
export const ARTICLE_CATEGORIES = [
  'Noticias',
  'Salud y Seguridad',
  'Atención preventiva',
  'Preventive Care',
  'Health & Safety',
  'News',
] as const;

type CategoryName = (typeof ARTICLE_CATEGORIES)[number];

/** The same category in both languages. */
const TRANSLATIONS: readonly Record<Locale, CategoryName>[] = [
  { es: 'Noticias', en: 'News' },
  { es: 'Salud y Seguridad', en: 'Health & Safety' },
  { es: 'Atención preventiva', en: 'Preventive Care' },
];

/** A category as it is called in a language; one of somebody's own stays as it is. */
export function categoryIn(language: Locale, category: string): string {
  const names = TRANSLATIONS.find(({ es, en }) => category === es || category === en);
  return names?.[language] ?? category;
}
