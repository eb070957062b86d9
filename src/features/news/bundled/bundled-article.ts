import type { Locale } from '#i18n/locale.ts';
import type { ArticleInput } from '../article-input.ts';

/** An article that this software brings along, with the name it has in addresses; it says everything of itself. */
export type BundledArticle = Omit<ArticleInput, 'category' | 'language' | 'isActive' | 'counterpartId'> & {
  slug: string;
  category: string;
  language: Locale;
  isActive: boolean;
};
