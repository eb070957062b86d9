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

/** Whether a text may be stored as an article's `image`: the name of a bundled picture, or a path of this site. */
export function isArticleImage(text: string): boolean {
  return BUNDLED_PICTURES.some((name) => name === text) || isOwnPath(text);
}

/** The picture's alternative: its own, else the article's title (docs/product/articles.md, Pictures). */
export function articleAlt({ alt, title }: { alt: string | null; title: string }): string {
  return alt?.trim() || title;
}

/** Whether a text is a path of this site: "/media/x.jpg", not "//other.example" or "https:…". */
function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}
