import { REFERENCE_PATTERN } from '#forms/form-definition.ts';
import { type InboxFilters, isSubmissionKind, isSubmissionState, LONGEST_SEARCH } from './inbox.ts';

/** What the inbox's address says: its filters, and the form that is open. */
export type InboxSearch = InboxFilters & {
  /** Reference of the open form; the parameter has a Spanish name like the page. */
  solicitud?: string | undefined;
};

/** Reads an address's parameters; what they cannot be is left out. */
export function readInboxSearch(given: Record<string, unknown>): InboxSearch {
  const { kind, state, search, solicitud } = given;
  const reference = typeof solicitud === 'string' ? solicitud.trim().toUpperCase() : '';
  return {
    ...(isSubmissionKind(kind) ? { kind } : {}),
    ...(isSubmissionState(state) ? { state } : {}),
    ...(typeof search === 'string' && search.trim() !== ''
      ? { search: search.slice(0, LONGEST_SEARCH) }
      : {}),
    ...(REFERENCE_PATTERN.test(reference) ? { solicitud: reference } : {}),
  };
}
