import { type PageParameters, typedText } from '#client/page-parameters.ts';
import { isSubmissionKind } from '#forms/all-forms.ts';
import { REFERENCE_PATTERN } from '#forms/form-definition.ts';
import { type InboxFilters, isSubmissionState, LONGEST_SEARCH } from './inbox.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for in the inbox. */
    inboxWords?: string | undefined;
  }
}

/** What the inbox shows: what its filters find, and the form that is open. */
export type InboxSearch = InboxFilters & {
  /** Reference of the open form; the parameter has a Spanish name like the page. */
  solicitud?: string | undefined;
};

/**
 * How the inbox's address is read. Words to search for are in addresses that were kept from earlier versions; the page
 * takes them over and writes none.
 */
export const inboxParameters: PageParameters<Required<InboxSearch>> = {
  kind: (text) => (isSubmissionKind(text) ? text : undefined),
  state: (text) => (isSubmissionState(text) ? text : undefined),
  search: typedText(LONGEST_SEARCH),
  solicitud: (text) => REFERENCE_PATTERN.exec(text.trim().toUpperCase())?.[0],
};

/**
 * Where the inbox shows this. Filters and the open form are in its address. The words are in the entry of the browser's
 * history alone: Back and a reload keep them, and no server or proxy sees them in an address.
 */
export function inboxPlace({ search: words, ...search }: InboxSearch) {
  return { to: '/admin/inbox', search, state: { inboxWords: words }, resetScroll: false } as const;
}
