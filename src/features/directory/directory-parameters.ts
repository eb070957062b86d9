import { type PageParameters, readParameters, typedText } from '#client/page-parameters.ts';
import {
  type DirectoryFilters,
  type DirectorySearch,
  type FilterName,
  keepFilled,
} from './directory-filters.ts';
import { findFloridaCounty } from './florida-counties.ts';
import { findLanguage } from './languages.ts';
import { findSpecialty } from './specialties.ts';

/** Everything that the directory's address may hold. */
export type DirectoryParameter = FilterName | 'all' | 'clear' | 'cursor';

/** What fits into the fields that are typed; the form has the same numbers. */
export const TYPED_LIMITS = { doctor: 100, zipCode: 10, city: 60 } as const;

/**
 * How the address is read. What is chosen from a list has to be on it, under any name that the search itself takes.
 * What is typed is refused at its field, like anything that a visitor types there; only a text that no field can hold
 * is wrong here.
 */
export const directoryParameters: PageParameters<Record<DirectoryParameter, string>> = {
  specialty: chosen((text) => findSpecialty(text)?.en),
  doctor: typedText(TYPED_LIMITS.doctor),
  zipCode: typedText(TYPED_LIMITS.zipCode),
  county: chosen(findFloridaCounty),
  city: typedText(TYPED_LIMITS.city),
  languages: chosen((text) => findLanguage(text)?.en),
  all: onlyOne,
  clear: onlyOne,
  cursor: typedText(2000),
};

/** The search that an address stands for, and whether one of its values is not known. */
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
  const filled: DirectoryFilters = keepFilled(filters);
  if (Object.keys(filled).length > 0) return { ...filled, ...position };
  return all === undefined ? {} : { all: '1', ...position };
}

/** A value of a list; 'all' is no filter (specification, section 5). */
function chosen(find: (text: string) => string | undefined) {
  return (text: string) => (text.trim().toLowerCase() === 'all' ? 'all' : find(text));
}

function onlyOne(text: string): string | undefined {
  return text === '1' ? text : undefined;
}
