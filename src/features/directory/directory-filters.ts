/** The six filters of the directory (specification, section 3), as text; absent ones filter nothing. */
export const FILTER_NAMES = ['specialty', 'doctor', 'zipCode', 'county', 'city', 'languages'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type DirectoryFilters = Partial<Record<FilterName, string>>;

/**
 * State of the directory in the address: the filters, or `all` for a search that filters nothing. `cursor` is where a
 * later page begins; only visitors without JavaScript get there, the others load more into the same page.
 */
export type DirectorySearch = DirectoryFilters & { all?: '1'; cursor?: string };

/** The ten quick filters (specification, section 2) and the specialty each stands for; family is General Medicine. */
export const QUICK_FILTERS = [
  { name: 'family', specialty: 'General Medicine' },
  { name: 'internal', specialty: 'Internal Medicine' },
  { name: 'pediatrics', specialty: 'Pediatrics' },
  { name: 'cardiology', specialty: 'Cardiology' },
  { name: 'dermatology', specialty: 'Dermatology' },
  { name: 'orthopedics', specialty: 'Orthopedics' },
  { name: 'gynecology', specialty: 'Gynecology' },
  { name: 'ophthalmology', specialty: 'Ophthalmology' },
  { name: 'psychiatry', specialty: 'Psychiatry' },
  { name: 'neurology', specialty: 'Neurology' },
] as const;

/** The filters that have text, trimmed; empty ones and 'all' filter nothing (specification, section 5). */
export function keepFilled(values: Record<string, unknown>): DirectoryFilters {
  const filters: DirectoryFilters = {};
  for (const name of FILTER_NAMES) {
    const text = textOf(values[name]).trim();
    if (text !== '' && text.toLowerCase() !== 'all') filters[name] = text;
  }
  return filters;
}

/** Whether a search was made: before the first one the page shows a prompt instead of results. */
export function isSearch(search: DirectorySearch): boolean {
  return search.all !== undefined || Object.keys(keepFilled(search)).length > 0;
}

/** A parameter as text; what an address cannot hold is nothing. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
