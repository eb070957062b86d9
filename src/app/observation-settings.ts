import path from 'node:path';
import { isSafeEndpoint } from '#app/setting-kinds.ts';
import type { Settings } from '#app/settings.ts';
import { StartError } from '#server/errors.ts';
import type { LogFile } from '#server/log-file.ts';
import type { TracingSettings } from '#server/tracing/tracing.ts';

/** How the site is watched: metrics for Prometheus, log lines in a file, traces for OpenTelemetry. */
export type ObservationSettings = {
  /** A port for /metrics alone; undefined for none. */
  metricsPort: number | undefined;
  /** By which hosts that port may be asked for, besides the names of this machine itself. */
  metricsHosts: readonly string[];
  /** The bearer token for /metrics; without one it is served on its own port only. */
  metricsToken: string | undefined;
  /** Undefined when log lines go to standard output. */
  logFile: LogFile | undefined;
  /** Undefined when nothing of OpenTelemetry is loaded. */
  openTelemetry: TracingSettings | undefined;
};

/**
 * Puts the checked settings of watching together.
 *
 * @param checkoutDir the folder in which a relative LOG_FILE lies
 * @throws {StartError} when metrics and site want the same port, or a secret would be sent unencrypted
 */
export function readObservationSettings(settings: Settings, checkoutDir: string): ObservationSettings {
  const { PORT, METRICS_PORT: metricsPort, LOG_FILE, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === PORT) {
    throw new StartError(
      `The configuration is not right:\n  METRICS_PORT is "${metricsPort}"; expected another port than PORT.`,
    );
  }
  const headers = settings.OTEL_EXPORTER_OTLP_HEADERS ?? {};
  if (endpoint !== undefined && Object.keys(headers).length > 0 && !isSafeEndpoint(endpoint)) {
    throw new StartError(
      'The configuration is not right:\n  OTEL_EXPORTER_OTLP_ENDPOINT is http to another machine; with ' +
        'OTEL_EXPORTER_OTLP_HEADERS, which hold a secret, expected https.',
    );
  }
  return {
    metricsPort,
    metricsHosts: settings.METRICS_HOSTS ?? [],
    metricsToken: settings.METRICS_TOKEN,
    logFile: LOG_FILE === undefined ? undefined : readLogFile(LOG_FILE, settings, checkoutDir),
    openTelemetry:
      endpoint === undefined
        ? undefined
        : {
            endpoint: endpoint.replace(/\/+$/, ''),
            headers,
            serviceName: settings.OTEL_SERVICE_NAME,
            share: settings.OTEL_TRACES_SAMPLER_ARG,
          },
  };
}

function readLogFile(file: string, { LOG_FILE_MEGABYTES, LOG_FILES_KEPT }: Settings, checkoutDir: string) {
  return { path: path.resolve(checkoutDir, file), megabytes: LOG_FILE_MEGABYTES, kept: LOG_FILES_KEPT };
}
