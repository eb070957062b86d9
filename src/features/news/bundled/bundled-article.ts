import type { z } from 'zod';
import type { articleFields } from '../article.ts';
import type { ArticleContent } from '../article-content-schema.ts';

/** An article that this software brings along, with the name it has in addresses. */
export type BundledArticle = Omit<z.input<typeof articleFields>, 'content'> & {
  slug: string;
  content: ArticleContent;
};
