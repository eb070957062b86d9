import type { Config } from '#app/config.ts';
import { createLogger, type Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics/open-metrics.ts';
import type { Tracing } from '#server/tracing/tracing.ts';

/** Log, metrics and traces of the running site. */
export type Observers = {
  log: Logger;
  /** Undefined without METRICS_PORT, METRICS_TOKEN and OpenTelemetry's collector. */
  metrics: Metrics | undefined;
  /** Undefined without OpenTelemetry's collector. */
  tracing: Tracing | undefined;
  /** Writes the last lines out. */
  closeLog: () => Promise<void>;
};

/**
 * Opens what the settings ask for. Nothing of the rest is loaded: neither the code of log files, nor that of metrics,
 * nor that of OpenTelemetry.
 *
 * @throws {StartError} when the log file cannot be written
 */
export async function openObservers({
  logLevel,
  observation,
}: Pick<Config, 'logLevel' | 'observation'>): Promise<Observers> {
  const { logFile, metricsPort, metricsToken, openTelemetry } = observation;
  const destination = logFile && (await import('#server/log-file.ts')).openLogFile(logFile);
  const log = createLogger(logLevel, destination);
  const hasMetrics = [metricsPort, metricsToken, openTelemetry].some((setting) => setting !== undefined);
  const metrics = hasMetrics ? (await import('#server/metrics/open-metrics.ts')).openMetrics() : undefined;
  const tracing =
    openTelemetry && metrics
      ? (await import('#server/tracing/open-tracing.ts')).openTracing(openTelemetry, {
          registry: metrics.registry,
          log,
        })
      : undefined;
  return { log, metrics, tracing, closeLog: async () => destination?.close() };
}
