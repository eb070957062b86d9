/**
 * Pages that search engines see, by their unprefixed paths; each is at both languages' addresses. The articles are
 * added to them (sitemap.ts).
 */
export const INDEXED_PAGES = [
  '/',
  '/quote',
  '/providers',
  '/providers/recommend',
  '/join-network',
  '/member-portal',
  '/policies/privacy',
  '/policies/internet-privacy',
  '/policies/non-discrimination',
  '/policies/refund',
  '/policies/grievance',
  '/accessibility',
  '/privacy',
] as const;
