import type { Registry } from 'prom-client';
import type { DiskWatch } from '#server/disk-space.ts';
import { addGauge } from './read-figures.ts';

/** Adds how much room there is where the site writes, and whether a place is full (`disk-space.ts`). */
export function watchDiskSpace(registry: Registry, disks: Pick<DiskWatch, 'full' | 'free'>): void {
  addGauge(
    registry,
    {
      name: 'costa_clara_disk_free_bytes',
      help: 'Free bytes where the site writes; missing where they cannot be read',
      labels: ['place'],
    },
    () => disks.free().map(({ place, bytes }) => ({ labels: { place }, value: bytes })),
  );
  addGauge(
    registry,
    {
      name: 'costa_clara_disk_full',
      help: '1 where the disk is full or a write just failed for want of room, else 0',
      labels: ['place'],
    },
    () => {
      const full = disks.full();
      const places = new Set([...disks.free().map(({ place }) => place), ...full]);
      return [...places].map((place) => ({ labels: { place }, value: full.includes(place) ? 1 : 0 }));
    },
  );
}
