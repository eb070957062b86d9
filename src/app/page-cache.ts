import { LRUCache } from 'lru-cache';
import type { Content, ContentChanges, ContentVersions } from '#server/database/content-changes.ts';
import type { PageCacheFigures } from '#server/metrics/page-metrics.ts';

/** A page that was rendered, and what it shows. */
export type RenderedPage<Page> = {
  page: Page;
  bytes: number;
  /** Contents of the database that it shows; undefined when it may not be cached. */
  shows: ReadonlySet<Content> | undefined;
  /** Whether requests for the same address that came during the render may share it. */
  isForAll: boolean;
};

export type PageCache<Page> = {
  /**
   * The page of an address: the cached one, else the one that is being rendered, else one rendered now.
   *
   * @param address with everything that the page depends on
   */
  open: (address: string, render: () => Promise<RenderedPage<Page>>) => Promise<Page>;
  /** The cached page of an address, if there is one. */
  find: (address: string) => Page | undefined;
  /** What it holds, and how `open` got its pages since the start. */
  figures: () => PageCacheFigures;
};

/** Room for some hundred pages in three encodings. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Of what a page shows only the year changes with the clock; an hour is soon enough for that. */
const LONGEST_MS = 60 * 60 * 1000;
/** A render during which something changed may show half of it, and is repeated; this often at most. */
const MOST_RENDERS = 5;

/**
 * Caches rendered pages in memory until what they show is changed. However many requests for a page that is not cached
 * come at once, it is rendered once. A request after a change gets a page rendered after it.
 */
export function pageCache<Page>(changes: ContentChanges, now?: () => number): PageCache<Page> {
  type Rendered = RenderedPage<Page>;
  const cache = new LRUCache<string, Rendered>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: LONGEST_MS,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  });
  let underWay = new Map<string, Promise<Rendered>>();
  const opened = { hits: 0, misses: 0 };

  changes.subscribe((changed) => {
    for (const [address, { shows }] of cache.entries())
      if (changed.some((content) => shows?.has(content))) cache.delete(address);
    // Renders that have begun may have read outdated data: later requests do not share them.
    underWay = new Map();
  });

  const renderAndCache = async (address: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    for (let count = 1; ; count += 1) {
      const before = changes.versions();
      const rendered = await render();
      const { shows } = rendered;
      if (!before || !shows) return rendered;
      await changes.catchUp();
      const after = changes.versions();
      if (after && isSame(before, after, shows)) {
        cache.set(address, rendered);
        return rendered;
      }
      if (!after || count === MOST_RENDERS) return rendered;
    }
  };

  return {
    async open(address, render) {
      const known = cache.get(address);
      if (known) {
        opened.hits += 1;
        return known.page;
      }
      opened.misses += 1;
      const other = underWay.get(address);
      if (other) {
        const shared = await other;
        if (shared.isForAll) return shared.page;
      }
      const rendering = renderAndCache(address, render);
      const renders = underWay;
      renders.set(address, rendering);
      try {
        return (await rendering).page;
      } finally {
        if (renders.get(address) === rendering) renders.delete(address);
      }
    },
    find: (address) => cache.get(address)?.page,
    figures: () => ({ ...opened, pages: cache.size, bytes: cache.calculatedSize }),
  };
}

function isSame(before: ContentVersions, after: ContentVersions, contents: ReadonlySet<Content>): boolean {
  return [...contents].every((content) => before[content] === after[content]);
}
