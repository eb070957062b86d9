import { isArticleId } from './article.ts';

/** Longest name in addresses that is made from a title. */
const LONGEST = 80;

/**
 * Makes an article's name in addresses from its title: "¿Trabaja al sol? Lea esto" is "trabaja-al-sol-lea-esto". A
 * title without any Latin letter or digit is named by what it is.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    // Accents stand by themselves now; apostrophes are inside of words.
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = words.shift()?.slice(0, LONGEST) ?? '';
  for (const word of words) {
    if (slug.length + 1 + word.length > LONGEST) break;
    slug += `-${word}`;
  }
  // What looks like an id would be looked up as one.
  return slug === '' || isArticleId(slug) ? `articulo${slug && `-${slug}`}` : slug;
}

/** The name itself, or with the first number behind it that is not taken: "calor", "calor-2". */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
