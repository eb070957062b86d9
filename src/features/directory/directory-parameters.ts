import { type PageParameters, readParameters, typedText } from '#client/page-parameters.ts';
import {
  type DirectorySearch,
  type FilterName,
  filterText,
  keepFilled,
  TYPED_LIMITS,
} from './directory-filters.ts';
import { findFloridaCounty } from './florida-counties.ts';
import { findLanguage } from './languages.ts';
import { findSpecialty } from './specialties.ts';

/** Everything that the directory's address may hold. */
export type DirectoryParameter = FilterName | 'all' | 'clear' | 'cursor';

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

/** A value of a list. One that filters nothing ('all') is no wrong value. */
function chosen(find: (text: string) => string | undefined) {
  return (text: string) => (filterText(text) === undefined ? '' : find(text));
}

function onlyOne(text: string): string | undefined {
  return text === '1' ? text : undefined;
}
