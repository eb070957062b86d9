/** The six filters of the directory (docs/product/directory.md, Filters), in the order in which pages name them. */
export const FILTER_NAMES = ['specialty', 'doctor', 'zipCode', 'county', 'city', 'languages'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
/** The filters in use, as `keepFilled` leaves them: trimmed text that filters; absent ones filter nothing. */
export type DirectoryFilters = Partial<Record<FilterName, string>>;

/** What fits into the filters that are typed. The API has the same limits, and takes a ZIP code with more around it. */
export const TYPED_LIMITS = { doctor: 100, zipCode: 10, city: 60 } as const;

/**
 * State of the directory in the address, as `readDirectorySearch` reads it: the filters, or `all` for a search that
 * filters nothing. `cursor` is where a later page begins; only visitors without JavaScript get there, the others load
 * more into the same page.
 */
export type DirectorySearch = DirectoryFilters & { all?: '1'; cursor?: string };

/** The ten quick filters (docs/product/directory.md) and the specialty each stands for; family is General Medicine. */
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

/** A filter's text, trimmed; undefined when it filters nothing: empty, or 'all' (docs/product/directory.md, Filters). */
export function filterText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.toLowerCase() === 'all' ? undefined : trimmed;
}

/** Reads the filters out of what was typed or is in an address; those that filter nothing are left out. */
export function keepFilled(values: Record<string, unknown>): DirectoryFilters {
  const filters: DirectoryFilters = {};
  for (const name of FILTER_NAMES) {
    const text = filterText(textOf(values[name]));
    if (text !== undefined) filters[name] = text;
  }
  return filters;
}

/** The filters of a search, without the place in its list. */
export function filtersOf({ all: _all, cursor: _cursor, ...filters }: DirectorySearch): DirectoryFilters {
  return filters;
}

/** Whether a search was made: before the first one the page shows a prompt instead of results. */
export function isSearch(search: DirectorySearch): boolean {
  return search.all !== undefined || Object.keys(filtersOf(search)).length > 0;
}

/** A parameter as text; what an address cannot hold is nothing. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
