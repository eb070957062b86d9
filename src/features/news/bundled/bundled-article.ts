import type { ArticleInput } from '../article-input.ts';

/** An article that this software brings along, with the name it has in addresses. */
export type BundledArticle = ArticleInput & { slug: string };
