import type { BundledArticle } from './bundled-article.ts';
import { heatEn } from './heat-en.ts';
import { heatEs } from './heat-es.ts';
import { hurricaneEn } from './hurricane-en.ts';
import { hurricaneEs } from './hurricane-es.ts';
import { schoolEn } from './school-en.ts';
import { schoolEs } from './school-es.ts';

/** The six articles that come with the site, each in both languages, in the order in which they are shown. */
export const BUNDLED_ARTICLES: readonly { en: BundledArticle; es: BundledArticle }[] = [
  { en: heatEn, es: heatEs },
  { en: schoolEn, es: schoolEs },
  { en: hurricaneEn, es: hurricaneEs },
];
