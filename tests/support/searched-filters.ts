import type { Sources, Understood } from '#features/assistant/engine/topic.ts';
import { type DirectoryFilters, readDirectorySearch } from '#features/directory/directory-filters.ts';
import { SITE } from './default-site.ts';
import { provider } from './provider.ts';

/** A directory that finds somebody, whatever is searched. */
const FINDS_ANYBODY: Sources = {
  site: SITE,
  searchProviders: async () => ({
    providers: [provider({})],
    total: 1,
    isExpanded: false,
    expandedFrom: null,
    distanceFrom: null,
    nextCursor: null,
  }),
  countNetwork: async () => undefined,
  findPassages: async () => [],
  findAnswer: async () => undefined,
  findInArticles: async () => [],
  listArticles: async () => [],
};

/** The filters that the assistant's answer on providers links to; undefined when it has none. */
export async function searchedFilters(
  understood: Understood | undefined,
): Promise<DirectoryFilters | undefined> {
  const answer = await understood?.answer(FINDS_ANYBODY);
  if (!answer) return undefined;
  const { searchParams } = new URL(answer.links[0]?.href ?? '', SITE.origin);
  const {
    all: _all,
    cursor: _cursor,
    ...filters
  } = readDirectorySearch(Object.fromEntries(searchParams)).search;
  return filters;
}
