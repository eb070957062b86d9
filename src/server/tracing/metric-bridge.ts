import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;

/** Hands the figures of /metrics to OpenTelemetry, under the same names: everything is counted once. */
export function metricBridge(registry: Registry, resource: Resource): MetricProducer {
  const startTime = toHrTime(performance.timeOrigin);
  return {
    collect: async () => {
      const metrics = await registry.getMetricsAsJSON();
      const times = { startTime, endTime: toHrTime(Date.now()) };
      const scopeMetrics = [
        { scope: { name: 'costa-clara' }, metrics: metrics.map((metric) => translate(metric, times)) },
      ];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}

type Times = { startTime: HrTime; endTime: HrTime };

function translate(metric: Metric, times: Times): MetricData {
  const { name, help: description, values } = metric;
  const described = {
    descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = values.map(({ labels, value }) => ({
    ...times,
    attributes: toAttributes(labels),
    value,
  }));
  switch (String(metric.type)) {
    case 'histogram':
      return {
        ...described,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histogramPoints(values, times),
      };
    case 'counter':
      return { ...described, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
    default:
      return { ...described, dataPointType: DataPointType.GAUGE, dataPoints };
  }
}

/** Prometheus has a line for each bound, each with all that was below; OpenTelemetry one point with each bucket's own. */
function histogramPoints(values: readonly MetricValue<string>[], times: Times): DataPoint<Histogram>[] {
  const points = new Map<string, { attributes: Attributes; value: Histogram; below: number }>();
  for (const given of values) {
    const { le, ...labels } = given.labels;
    const key = JSON.stringify(labels);
    const point = points.get(key) ?? {
      attributes: toAttributes(labels),
      value: { buckets: { boundaries: [], counts: [] }, sum: 0, count: 0 },
      below: 0,
    };
    points.set(key, point);
    if (le !== undefined) {
      if (le !== '+Inf') point.value.buckets.boundaries.push(Number(le));
      point.value.buckets.counts.push(given.value - point.below);
      point.below = given.value;
    } else if (isNamed(given, '_sum')) point.value.sum = given.value;
    else point.value.count = given.value;
  }
  return [...points.values()].map(({ attributes, value }) => ({ ...times, attributes, value }));
}

function isNamed(value: MetricValue<string>, ending: string): boolean {
  const { metricName = '' }: Partial<MetricValueWithName<string>> = value;
  return metricName.endsWith(ending);
}

function toAttributes(labels: MetricValue<string>['labels']): Attributes {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

function toHrTime(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)];
}
