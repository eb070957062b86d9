import { type PageParameters, typedText } from '#client/page-parameters.ts';
import { REFERENCE_PATTERN } from '#forms/form-definition.ts';
import { type InboxFilters, isSubmissionKind, isSubmissionState, LONGEST_SEARCH } from './inbox.ts';

/** What the inbox's address says: its filters, and the form that is open. */
export type InboxSearch = InboxFilters & {
  /** Reference of the open form; the parameter has a Spanish name like the page. */
  solicitud?: string | undefined;
};

/** How the inbox's address is read. */
export const inboxParameters: PageParameters<Required<InboxSearch>> = {
  kind: (text) => (isSubmissionKind(text) ? text : undefined),
  state: (text) => (isSubmissionState(text) ? text : undefined),
  search: typedText(LONGEST_SEARCH),
  solicitud: (text) => REFERENCE_PATTERN.exec(text.trim().toUpperCase())?.[0],
};
