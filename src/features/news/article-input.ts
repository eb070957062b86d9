import { z } from 'zod';
import { LOCALES } from '#i18n/locale.ts';
import { BUNDLED_PICTURES, isOwnPath } from './article.ts';

/** Greatest lengths, in characters. */
const SHORT = 200;
const MEDIUM = 1000;
const LONG = 50_000;
const MOST_PARTS = 100;

const line = z.string().trim().max(MEDIUM);

/** The full text of an article: plain text, or sections (specification, section 3). */
const content = z.union([
  z.string().trim().min(1).max(LONG),
  z.object({
    sections: z
      .array(
        z.object({
          title: z.string().trim().max(SHORT),
          content: z.string().trim().max(LONG),
          items: z.array(line).max(MOST_PARTS).optional(),
          subsections: z
            .array(z.object({ title: z.string().trim().max(SHORT), items: z.array(line).max(MOST_PARTS) }))
            .max(MOST_PARTS)
            .optional(),
        }),
      )
      .min(1)
      .max(MOST_PARTS),
  }),
]);

const picture = z
  .string()
  .trim()
  .max(MEDIUM)
  .refine((image) => BUNDLED_PICTURES.some((name) => name === image) || isOwnPath(image), 'image.foreign');

/** What an article is made from. Whoever writes one, a person or this software, is held to it. */
export const articleInput = z.object({
  title: z.string().trim().min(1).max(SHORT),
  excerpt: z.string().trim().min(1).max(MEDIUM),
  content,
  image: picture.nullable(),
  alt: z.string().trim().max(MEDIUM).nullable(),
  category: z.string().trim().min(1).max(SHORT),
  readTime: z.string().trim().max(SHORT).nullable(),
  language: z.enum(LOCALES),
  isActive: z.boolean(),
});

export type ArticleInput = z.infer<typeof articleInput>;
