import { directoryParameters } from '#features/directory/directory-filters.ts';
import { quoteParameters } from '#features/quote/quote-link.ts';
import { SENT_PARAMETER } from '#forms/form-definition.ts';

/** The parameters that public pages read. */
const PUBLIC_PARAMETERS: ReadonlySet<string> = new Set([
  ...Object.keys(directoryParameters),
  ...Object.keys(quoteParameters),
  SENT_PARAMETER,
]);

/** Whether a page may depend on an address's parameters. On others ("?utm_source=…", "?1") it does not. */
export function hasPageParameter(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => PUBLIC_PARAMETERS.has(name));
}
