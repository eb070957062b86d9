import type { FilterName } from '../directory-filters.ts';
import { searchProvidersBody } from './search-providers.ts';

/** The filters of which each choice is counted. */
export const COUNTED_FILTERS = ['specialty', 'county', 'languages'] as const satisfies FilterName[];

export type CountedFilter = (typeof COUNTED_FILTERS)[number];

/** How many each value of a filter would find, by the value as it is stored; those that find nobody are left out. */
export type FilterCounts = Record<CountedFilter, Record<string, number>>;

/** What POST /api/providers/counts answers; null where too many rows would have to be counted one by one. */
export type FilterCountsAnswer = { counts: FilterCounts | null };

/** The body of POST /api/providers/counts: that of a search, without a place in its list. */
export const filterCountsBody = searchProvidersBody.omit({ cursor: true, limit: true });
