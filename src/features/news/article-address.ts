import type { Locale } from '#i18n/locale.ts';

const PLACE_PREFIX = 'article-';

/** The path of an article's page in its language. */
export function articlePath(language: Locale, slug: string): string {
  return `/${language}/news/${encodeURIComponent(slug)}`;
}

/** The id of an article's card on the home page, which in the address of that opens the article's dialog. */
export function articlePlace(slug: string): string {
  return `${PLACE_PREFIX}${slug}`;
}

/** The article's name of such a place; undefined for any other. */
export function slugOfPlace(place: string): string | undefined {
  return place.startsWith(PLACE_PREFIX) ? place.slice(PLACE_PREFIX.length) : undefined;
}

/** Paths of an article's pages by language: its own, and its counterpart's. */
export function articlePaths({
  slug,
  language,
  counterpartSlug,
}: {
  slug: string;
  language: Locale;
  counterpartSlug: string | null;
}): Partial<Record<Locale, string>> {
  const other = language === 'en' ? 'es' : 'en';
  return {
    [language]: articlePath(language, slug),
    ...(counterpartSlug === null ? {} : { [other]: articlePath(other, counterpartSlug) }),
  };
}

/** Whether a text may be an article's id, and not its name in addresses. */
export function isArticleId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/**
 * Words that must not arise in an address when marks are taken from another word: "año" without its tilde, "he'll"
 * without its apostrophe. Whoever writes such a word as it stands means it.
 */
const MUST_NOT_ARISE: ReadonlySet<string> = new Set(
  'ano anos cono conos culo culos cum hell ill pedo pedos pene penes puta putas'.split(' '),
);

/** Longest name in addresses that is made from a title. */
const LONGEST = 80;

/**
 * Makes an article's name in addresses from its title: "¿Trabaja al sol? Lea esto" is "trabaja-al-sol-lea-esto". An ñ
 * is another letter than an n, and "año" without it another word: it is written "ni", as Spanish domains do. A word that
 * would become one that must not arise is left out. A title without any Latin letter or digit is named by what it is.
 */
export function slugOf(title: string): string {
  const words = (
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
  ).flatMap(addressWordsOf);
  let slug = words.shift()?.slice(0, LONGEST) ?? '';
  for (const word of words) {
    if (slug.length + 1 + word.length > LONGEST) break;
    slug += `-${word}`;
  }
  // What looks like an id would be looked up as one.
  return slug === '' || isArticleId(slug) ? `articulo${slug && `-${slug}`}` : slug;
}

/** A word of a title, in lower case, as it stands in addresses: none if it is spoiled, or has other letters alone. */
function addressWordsOf(word: string): string[] {
  const plain = word
    .replaceAll('ñ', 'ni')
    .normalize('NFKD')
    // Accents stand by themselves now; apostrophes are inside of words.
    .replace(/[\p{M}'’]/gu, '');
  const isMeant = plain === word.replace(/^['’]+|['’]+$/g, '');
  return MUST_NOT_ARISE.has(plain) && !isMeant ? [] : plain.split(/[^a-z0-9]+/).filter((part) => part !== '');
}

/** Whether an article of this title has such a name today: what `slugOf` makes, alone or with a number behind it. */
export function isSlugOf(slug: string, title: string): boolean {
  const wanted = slugOf(title);
  return (
    slug === wanted || (slug.startsWith(`${wanted}-`) && /^[1-9]\d*$/.test(slug.slice(wanted.length + 1)))
  );
}

/** The name itself, or with the first number behind it that is not taken: "calor", "calor-2". */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
