import { Histogram, type Registry } from 'prom-client';
import type { AdmissionLoad } from '#server/admission.ts';
import { addCounter, addGauge } from './read-figures.ts';

/** What the cache of pages holds, and how pages were opened through it since the start. */
export type PageCacheFigures = { hits: number; misses: number; pages: number; bytes: number };

/** Tells how pages are rendered and cached. */
export type PageMetrics = {
  /** Names where the figures are read; called once. */
  watchPages: (pages: { renders: () => AdmissionLoad; cache: (() => PageCacheFigures) | undefined }) => void;
  /** Begins to measure a render. @returns ends it */
  beginRender: () => () => void;
};

/** Seconds. A render takes ten milliseconds, one that waits for a slow database seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param cachedPages pages that were answered from the cache before the application, since the start */
export function pageMetrics(registry: Registry, cachedPages: () => number): PageMetrics {
  const durations = new Histogram({
    name: 'costa_clara_render_duration_seconds',
    help: 'Time of a render, with what it asks of the database',
    buckets: DURATIONS,
    registers: [registry],
  });

  const watchRenders = (renders: () => AdmissionLoad) => {
    addGauge(
      registry,
      { name: 'costa_clara_renders', help: 'Renders that run or wait for a turn', labels: ['state'] },
      () => {
        const { running, waiting } = renders();
        return [inState('running', running), inState('waiting', waiting)];
      },
    );
    addGauge(registry, { name: 'costa_clara_renders_limit', help: 'How many may', labels: ['state'] }, () => {
      const { atOnce, mostWaiting } = renders();
      return [inState('running', atOnce), inState('waiting', mostWaiting)];
    });
    addCounter(
      registry,
      {
        name: 'costa_clara_renders_refused_total',
        help: 'Pages answered 503 because no room was left to wait',
      },
      () => renders().refused,
    );
  };

  const watchCache = (cache: () => PageCacheFigures) => {
    addCounter(
      registry,
      { name: 'costa_clara_page_cache_hits_total', help: 'Pages that were answered from the cache' },
      () => cachedPages() + cache().hits,
    );
    addCounter(
      registry,
      { name: 'costa_clara_page_cache_misses_total', help: 'Pages that could be cached and were not' },
      () => cache().misses,
    );
    addGauge(registry, { name: 'costa_clara_page_cache_pages', help: 'Pages in the cache' }, () => [
      { value: cache().pages },
    ]);
    addGauge(registry, { name: 'costa_clara_page_cache_bytes', help: 'Their size' }, () => [
      { value: cache().bytes },
    ]);
  };

  return {
    watchPages: ({ renders, cache }) => {
      watchRenders(renders);
      if (cache) watchCache(cache);
    },
    beginRender: () => durations.startTimer(),
  };
}

function inState(state: string, value: number) {
  return { labels: { state }, value };
}
