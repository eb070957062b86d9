import { type PageParameters, readParameters, typedText } from '#client/page-parameters.ts';
import { findLanguage } from './languages.ts';
import { findFloridaCounty } from './places/florida-counties.ts';
import { findPanel, findPlan } from './provider-plans.ts';
import { findSpecialty } from './specialties.ts';

/**
 * The six filters of the directory (docs/product/directory.md, Filters) with the radius around a ZIP code or a city, and what
 * is known of plan, new patients and panel, in the order in which pages name them.
 */
export const FILTER_NAMES = [
  'specialty',
  'doctor',
  'zipCode',
  'radiusMiles',
  'county',
  'city',
  'languages',
  'plan',
  'acceptingNewPatients',
  'panel',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
/** Those that find only whom we know it of: most offices have not said. They have no field, only switches. */
export const FACT_FILTERS = ['plan', 'acceptingNewPatients', 'panel'] as const satisfies FilterName[];
/** What stands in an address for yes. */
export const YES = '1';
/** What the form sends: the filters, and before them a need in one's own words. */
export const FIELD_NAMES = ['query', ...FILTER_NAMES] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
/** What is searched for, as `keepFilled` leaves it: trimmed text that filters; absent ones filter nothing. */
export type DirectoryFilters = Partial<Record<FieldName, string>>;

/** The radiuses that pages offer, in miles; a call may name others. */
export const RADIUS_MILES = ['5', '10', '25', '50'] as const;

/** What fits into the fields that are typed, as the API takes it; a ZIP code comes with more around it ("FL 33126"). */
export const TYPED_LIMITS = { query: 200, doctor: 100, zipCode: 40, city: 60 } as const;

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
  for (const name of FIELD_NAMES) {
    const text = filterText(textOf(values[name]));
    if (text !== undefined) filters[name] = text;
  }
  return filters;
}

/** The filters as they are typed. The fields themselves are read: they also hold what was typed before hydration. */
export function filtersTyped(form: HTMLFormElement | null): DirectoryFilters {
  return form ? keepFilled(Object.fromEntries(new FormData(form))) : {};
}

/** The filters of a search, without the place in its list. */
export function filtersOf({ all: _all, cursor: _cursor, ...filters }: DirectorySearch): DirectoryFilters {
  return filters;
}

/** The search with these filters, or with none of them: the whole directory. */
export function searchWith(filters: DirectoryFilters): DirectorySearch {
  return Object.keys(filters).length > 0 ? filters : { all: '1' };
}

/** The same search with one filter less; a radius goes with the last place that it is measured from. */
export function withoutFilter(filters: DirectoryFilters, name: FilterName): DirectoryFilters {
  const left = keepFilled({ ...filters, [name]: '' });
  return left.zipCode === undefined && left.city === undefined
    ? keepFilled({ ...left, radiusMiles: '' })
    : left;
}

/**
 * The same search by filters alone: what was understood of the words stands in for them, and what is in a filter's own
 * field wins.
 */
export function withUnderstood(
  filters: DirectoryFilters,
  understood: DirectoryFilters | undefined,
): DirectoryFilters {
  return filters.query === undefined || !understood
    ? filters
    : keepFilled({ ...understood, ...filters, query: '' });
}

/**
 * The county around the city or ZIP code of a search; undefined when it names neither, or when the county is not known.
 *
 * @param cities those that have providers, and where they lie
 */
export function countyAround(
  { city, zipCode, county }: DirectoryFilters,
  cities: readonly { city: string; county: string }[],
): string | undefined {
  if (city === undefined && zipCode === undefined) return undefined;
  return county ?? cities.find((entry) => entry.city.toLowerCase() === city?.toLowerCase())?.county;
}

/** The same search in a whole county instead of a city or ZIP code of it. */
export function withWholeCounty(
  { city: _city, zipCode: _zipCode, radiusMiles: _radius, ...rest }: DirectoryFilters,
  county: string,
): DirectoryFilters {
  return keepFilled({ ...rest, county });
}

/** Whether a search was made: before the first one the page shows a prompt instead of results. */
export function isSearch(search: DirectorySearch): boolean {
  return search.all !== undefined || Object.keys(filtersOf(search)).length > 0;
}

/** Everything that the directory's address may hold. */
export type DirectoryParameter = FieldName | 'all' | 'clear' | 'cursor';

/**
 * How the address is read. What is chosen from a list has to be on it, under any name that the search itself takes.
 * What is typed is refused at its field, like anything that a visitor types there; only a text that no field can hold
 * is wrong here.
 */
export const directoryParameters: PageParameters<Record<DirectoryParameter, string>> = {
  query: typedText(TYPED_LIMITS.query),
  specialty: chosen((text) => findSpecialty(text)?.en),
  doctor: typedText(TYPED_LIMITS.doctor),
  zipCode: typedText(TYPED_LIMITS.zipCode),
  radiusMiles: chosen((text) => RADIUS_MILES.find((miles) => miles === text)),
  county: chosen(findFloridaCounty),
  city: typedText(TYPED_LIMITS.city),
  languages: chosen((text) => findLanguage(text)?.en),
  plan: chosen(findPlan),
  acceptingNewPatients: chosen(onlyOne),
  panel: chosen(findPanel),
  all: onlyOne,
  clear: onlyOne,
  cursor: typedText(2000),
};

/**
 * The search that an address stands for, and whether one of its values is not known. The only place where an address
 * becomes filters: what comes out of it is used as it is, up to the body that is sent.
 */
export function readDirectorySearch(given: object): { search: DirectorySearch; isWrong: boolean } {
  const { search, wrong } = readParameters(directoryParameters, given);
  return { search: toSearch(search), isWrong: wrong.length > 0 };
}

function toSearch({
  all,
  clear,
  cursor,
  ...filters
}: Partial<Record<DirectoryParameter, string>>): DirectorySearch {
  // The form's Clear button sends itself along when there is no JavaScript.
  if (clear !== undefined) return {};
  const position = cursor === undefined ? {} : { cursor };
  const filled = keepFilled(filters);
  if (Object.keys(filled).length > 0) return { ...filled, ...position };
  return all === undefined ? {} : { all: '1', ...position };
}

/** A parameter as text; what an address cannot hold is nothing. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A value of a list. One that filters nothing ('all') is no wrong value. */
function chosen(find: (text: string) => string | undefined) {
  return (text: string) => (filterText(text) === undefined ? '' : find(text));
}

function onlyOne(text: string): string | undefined {
  return text === YES ? text : undefined;
}
