import type { PictureSize } from '#features/pictures/picture-address.ts';
import type { Locale } from '#i18n/locale.ts';

/** One article as the API returns it (docs/product/records.md, Article). Times are ISO 8601 in UTC. */
export type Article = {
  id: string;
  /** Names the article in addresses. */
  slug: string;
  title: string;
  excerpt: string;
  /** Plain text or an object with sections; anything may be here, so read it with `readArticleContent`. */
  content: unknown;
  image: string | null;
  /** Size of an uploaded picture, so that its place is kept until it is there; null for any other. */
  pictureSize: PictureSize | null;
  alt: string | null;
  category: string;
  readTime: string | null;
  isActive: boolean;
  language: Locale;
  /** Slug of the same article in the other language, if it can be read there. */
  counterpartSlug: string | null;
  createdAt: string;
  updatedAt: string;
};

/** An article as administrators see it. */
export type AdminArticle = Article & {
  /** The same article in the other language, whether strangers may read it or not. */
  counterpartId: string | null;
  /** Grows with every change; the ETag `"v3"` is its third state. */
  version: number;
};

/** An article of the administrators' list, which leaves the content out. */
export type AdminArticleSummary = Omit<AdminArticle, 'content'>;

/** What a card shows: an article without its content, which is loaded when somebody wants to read it. */
export type ArticleSummary = Omit<Article, 'content'>;

/** The pictures that are part of this software, by the names that `image` gives them (docs/product/articles.md). */
export const BUNDLED_PICTURES = ['heat', 'school', 'hurricane'] as const;
export type BundledPicture = (typeof BUNDLED_PICTURES)[number];

/** What may be shown as an article's picture: a bundled one, or an address of our own. */
export type ArticlePicture = { bundled: BundledPicture } | { address: string };

/**
 * Reads an article's `image`. A foreign address is no picture of ours: the browser would be refused it, and it would
 * tell another site who reads here.
 *
 * @returns undefined when there is nothing to show
 */
export function readArticlePicture(image: string | null): ArticlePicture | undefined {
  const name = image?.trim() ?? '';
  const bundled = BUNDLED_PICTURES.find((picture) => picture === name);
  if (bundled) return { bundled };
  return isOwnPath(name) ? { address: name } : undefined;
}

/** Whether a text may be an article's id, and not its name in addresses. */
export function isArticleId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Whether a text is a path of this site: "/media/x.jpg", not "//other.example" or "https:…". */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/** The picture's alternative: its own, else the article's title (docs/product/articles.md, Pictures). */
export function articleAlt({ alt, title }: Pick<Article, 'alt' | 'title'>): string {
  return alt?.trim() || title;
}

/** Paths of an article's pages by language: its own, and its counterpart's. */
export function articlePaths({
  slug,
  language,
  counterpartSlug,
}: ArticleSummary): Partial<Record<Locale, string>> {
  const other = language === 'en' ? 'es' : 'en';
  return {
    [language]: articlePath(language, slug),
    ...(counterpartSlug === null ? {} : { [other]: articlePath(other, counterpartSlug) }),
  };
}

/** The path of an article's page in its language. */
export function articlePath(language: Locale, slug: string): string {
  return `/${language}/news/${encodeURIComponent(slug)}`;
}
