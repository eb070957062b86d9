import type { PageParameters } from '#client/page-parameters.ts';
import type { ProviderSummary } from '../search/search-providers.ts';

/** So many providers a device keeps, a link carries and a call reads: as many as fit on one printed page. */
export const MOST_KEPT = 24;

/** A provider as lists tell of it when nothing was searched for: there is no place to measure from. */
export type ListedProvider = Omit<ProviderSummary, 'distanceMiles'>;

/** GET /api/providers?ids=…: those that are in the directory, in the order in which they were asked for. */
export type ProvidersById = { providers: ListedProvider[] };

const ANY_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Longer than any link of ours: what is behind it is not read. */
const LONGEST_TEXT = 2000;

/**
 * Reads ids from a text that anybody may have written: "id,id,id". Each counts once, the first {@link MOST_KEPT} count.
 *
 * @returns also whether that is all that the text says. A link that was cut while it was sent ends in half an id.
 */
export function readIds(text: string): { ids: string[]; isWhole: boolean } {
  const read = text.slice(0, LONGEST_TEXT).toLowerCase();
  const found = [...new Set(read.match(ANY_ID))];
  const rest = read.replaceAll(ANY_ID, '').replaceAll(/[\s,.;]/g, '');
  return {
    ids: found.slice(0, MOST_KEPT),
    isWhole: rest === '' && found.length <= MOST_KEPT && text.length <= LONGEST_TEXT,
  };
}

/** What the shortlist's address may hold: the ids of a list that somebody sent. */
export const shortlistParameters: PageParameters<{ ids: string }> = {
  ids: (text) => readIds(text).ids.join(',') || undefined,
};

/** The list in an address: its ids, none where it is the device's own, and whether the address held only those. */
export function readSharedList(given: { ids?: unknown }): { ids: string[]; isWhole: boolean } {
  return readIds(typeof given.ids === 'string' ? given.ids : '');
}
