import { LRUCache } from 'lru-cache';
import type { Content, ContentChanges, ContentVersions } from '#server/database/content-changes.ts';

/** A page that was rendered, and what it shows. */
export type RenderedPage<Page> = {
  page: Page;
  bytes: number;
  /** Contents of the database that it shows; undefined when it may not be kept. */
  shows: ReadonlySet<Content> | undefined;
  /** Whether others who ask for the same address meanwhile may have it too. */
  isForAll: boolean;
};

export type KeptPages<Page> = {
  /**
   * The page of an address: the kept one, else the one that is just being rendered, else one rendered now.
   *
   * @param address with everything that the page depends on
   */
  open: (address: string, render: () => Promise<RenderedPage<Page>>) => Promise<Page>;
  /** The page that is kept of an address, if one is. */
  find: (address: string) => Page | undefined;
};

/** Room for some hundred pages in three encodings. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Pages name the year; more than that does not change by the clock. */
const LONGEST_MS = 60 * 60 * 1000;
/** A render during which something changed may show half of it, and is repeated; so often at most. */
const MOST_RENDERS = 5;

/**
 * Keeps rendered pages in memory until what they show is changed. However many ask at once for a page that is not
 * kept, it is rendered once. Whoever asks after a change gets a page rendered after it.
 */
export function keptPages<Page>(changes: ContentChanges, now?: () => number): KeptPages<Page> {
  type Rendered = RenderedPage<Page>;
  const kept = new LRUCache<string, Rendered>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: LONGEST_MS,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  });
  let underWay = new Map<string, Promise<Rendered>>();

  changes.subscribe((changed) => {
    for (const [address, { shows }] of kept.entries())
      if (changed.some((content) => shows?.has(content))) kept.delete(address);
    // They may have read what is now outdated; whoever asks from here on does not share them.
    underWay = new Map();
  });

  const renderAndKeep = async (address: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    for (let count = 1; ; count += 1) {
      const before = changes.versions();
      const rendered = await render();
      const { shows } = rendered;
      if (!before || !shows) return rendered;
      await changes.catchUp();
      const after = changes.versions();
      if (after && isSame(before, after, shows)) {
        kept.set(address, rendered);
        return rendered;
      }
      if (!after || count === MOST_RENDERS) return rendered;
    }
  };

  return {
    async open(address, render) {
      const known = kept.get(address);
      if (known) return known.page;
      const other = underWay.get(address);
      if (other) {
        const shared = await other;
        if (shared.isForAll) return shared.page;
      }
      const rendering = renderAndKeep(address, render);
      const renders = underWay;
      renders.set(address, rendering);
      try {
        return (await rendering).page;
      } finally {
        if (renders.get(address) === rendering) renders.delete(address);
      }
    },
    find: (address) => kept.get(address)?.page,
  };
}

function isSame(before: ContentVersions, after: ContentVersions, contents: ReadonlySet<Content>): boolean {
  return [...contents].every((content) => before[content] === after[content]);
}
