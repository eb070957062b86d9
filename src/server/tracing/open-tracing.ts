import { randomUUID } from 'node:crypto';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { countedLog } from '#server/http/request-log.ts';
import type { Logger } from '#server/log.ts';
import { metricBridge } from './metric-bridge.ts';
import { requestSpans } from './request-spans.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

/** A stopping site waits so long for a collector that does not answer. */
const LONGEST_SEND_MS = 3000;

/**
 * Begins to send traces, and the same figures as /metrics, to an OpenTelemetry collector. While that does not answer,
 * spans beyond a queue's length are dropped and the log says so once a minute; no request waits for it.
 */
export function openTracing(
  { endpoint, headers, serviceName, share }: TracingSettings,
  { registry, log }: { registry: Registry; log: Logger },
): Tracing {
  tellProblems(log);
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
  });
  const sending = { headers, timeoutMillis: LONGEST_SEND_MS };
  const traces = new OTLPTraceExporter({ ...sending, url: `${endpoint}/v1/traces` });
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: traces })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ ...sending, url: `${endpoint}/v1/metrics` }),
        metricProducers: [metricBridge(registry, resource)],
      }),
    ],
  });
  return {
    ...requestSpans(tracers.getTracer('costa-clara')),
    close: async () => {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      diag.disable();
    },
  };
}

/** OpenTelemetry says what goes wrong in texts of its own, with addresses: only that it does is logged. */
function tellProblems(log: Logger): void {
  const report = countedLog(log, 'OpenTelemetry could not tell its collector everything');
  const nothing = () => {};
  diag.setLogger(
    { error: () => report(), warn: () => report(), info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
