import { Counter, Gauge, type Registry } from 'prom-client';

/** What a figure is called, and what it says. */
type Name = { name: string; help: string };

/** One value, with labels whose values are few and known beforehand. */
export type Reading = { labels?: Readonly<Record<string, string>>; value: number };

/**
 * Adds a gauge that is read when the metrics are scraped.
 *
 * @param read an empty list where the value is not known: the gauge is then left out, not 0
 */
export function addGauge(
  registry: Registry,
  { name, help, labels = [] }: Name & { labels?: readonly string[] },
  read: () => readonly Reading[] | Promise<readonly Reading[]>,
): void {
  const hasLabels = labels.length > 0;
  const gauge = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const readings = await read();
      this.reset();
      if (!hasLabels) this.remove();
      for (const reading of readings) this.set({ ...reading.labels }, reading.value);
    },
  });
  // Without labels it would begin as a zero, as it does after every reset.
  if (!hasLabels) gauge.remove();
}

/** Adds a figure that only grows, and is counted elsewhere. */
export function addCounter(registry: Registry, name: Name, read: () => number): void {
  new Counter({
    ...name,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
