import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { shortlistCatalog } from './shortlist.catalog.ts';

/** The link to what is kept, on pages that show without it: whoever has kept nothing does not see it. */
export const ShortlistLinkPart = hydrateWhenVisible(() => import('./shortlist-link.tsx'), shortlistCatalog);
