/**
 * Where links of a page lead inside this site, each once, without those of the skip link.
 *
 * @param links addresses as they stand in the page
 * @param address of the page
 * @returns paths with what they search for
 */
export function linksInside(links: readonly string[], address: string): string[] {
  const here = new URL(address);
  const targets = links
    .map((link) => new URL(link, here))
    .filter(({ origin }) => origin === here.origin)
    .filter(({ pathname, hash }) => hash !== '#content' || pathname !== here.pathname)
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(targets)];
}
